// The picture of the game on the home page: a corner of the board in its land, in the middle of a conversation.
import { land } from './face'
import { drawn } from './tiles'

const space = (x: number, y: number): string =>
  `<rect class="${Math.abs(x) < 2 && Math.abs(y) < 2 ? 'ph-space ph-centre' : 'ph-space'}" x="${x * 100 - 45}" y="${y * 100 - 45}" width="90" height="90" rx="17"/>`

const tile = (seat: number, kind: string, facing: string, x: number, y: number): string => `<g transform="translate(${x * 100} ${y * 100})"><rect class="ph-cast" x="-45" y="-33" width="90" height="90" rx="17"/>${drawn(seat, kind, facing)}</g>`

const spaces = [-1, 0, 1].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => space(x, y)))

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="ph-art" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
  '<rect class="ph-sky" x="-2000" y="-2000" width="4000" height="4000"/>',
  `<g transform="translate(-60 90)">${land}</g>`,
  '<rect class="ph-edge" x="-268" y="-158" width="536" height="336" rx="36"/><rect class="ph-wood" x="-268" y="-168" width="536" height="336" rx="36"/>',
  '<rect class="ph-inset" x="-258" y="-158" width="516" height="316" rx="28"/>',
  ...spaces,
  '<g class="ph-seat-0"><path class="ph-band" d="M-100 100L100-100"/>',
  ...[-1, 0, 1].map((n) => `<rect class="ph-lit" x="${n * 100 - 54}" y="${-n * 100 - 54}" width="108" height="108" rx="24"/>`),
  '</g>',
  tile(0, 'De', 'Ne', -1, 1), tile(0, 'Pu', 'Ea', 0, 0), tile(0, 'To', 'We', 1, -1), tile(1, 'Sl', 'No', -1, 0), tile(1, 'Re', 'Sw', 1, 0), tile(2, 'Ls', 'No', -2, 0), tile(3, 'Pr', 'So', 0, -1),
  '</svg>',
].join('')
