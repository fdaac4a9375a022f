// The picture of the game on the home page: one throw of a card, caught five times while it turns over in the evening air.
import './picture.css'
import { deck } from './deck.svelte'
import { dotsOf } from './dots'

const SCALE = 0.81

/** How far above the cards the eye is: what turns away from it slopes by this. */
const LIFT = 0.3

/** A card of 200 by 280 that has turned by so many degrees about its upright middle, leaning a little. */
function posed(inner: string, [x, y]: readonly [number, number], turn: number, lean: number): string {
  const angle = (turn * Math.PI) / 180
  const [across, slope] = [Math.cos(angle), Math.sin(angle) * LIFT]
  // Past the quarter turn the back is drawn, which is its own right way round.
  const [a, b] = across < 0 ? [-across, -slope] : [across, slope]
  const shade = (1 - Math.abs(across)) * 0.34
  return `<g transform="translate(${x} ${y}) rotate(${lean}) matrix(${(a * SCALE).toFixed(3)} ${(b * SCALE).toFixed(3)} 0 ${SCALE} 0 0) translate(-100 -140)">`
    + `<rect class="tgp-cast" x="9" y="16" width="200" height="280" rx="13"/><rect class="tgp-edge" x="${across < 0 ? 6 : -6}" width="200" height="280" rx="13"/>${inner}<rect class="tgp-shade" opacity="${shade.toFixed(2)}" width="200" height="280" rx="13"/></g>`
}

const illustration = (card: number, values: string): string =>
  '<rect class="tgp-stock" width="200" height="280" rx="13"/><rect class="tgp-band" x="3" y="3" width="194" height="274" rx="11"/><rect class="tgp-stock" x="28" y="28" width="144" height="224" rx="6"/>'
  + `${deck.art(card) && `<image href="${deck.art(card)}" x="28" y="28" width="144" height="224"/>`}<rect class="tgp-gold" x="28" y="28" width="144" height="224" rx="6"/><path class="tgp-light" d="${dotsOf(values)}"/>`

/** Lines of a poem as they look from afar. */
const lines = [92, 104, 76, 98].map((long, n) => `<path class="tgp-line" d="M${52 + (n % 2) * 6} ${146 + n * 20}h${long - 8}"/>`).join('')

const poem = (values: string): string =>
  '<rect class="tgp-page" width="200" height="280" rx="13"/><rect class="tgp-teal" x="28" y="28" width="144" height="224"/><rect class="tgp-hair" x="32" y="32" width="136" height="216"/>'
  + `<path class="tgp-title" d="M62 84h76"/><path class="tgp-teal" d="M72 108Q84 103 93 108M128 108Q116 103 107 108"/><path class="tgp-mark" d="M100 103l5 5-5 5-5-5z"/>${lines}<path class="tgp-dark" d="${dotsOf(values)}"/>`

const wave = (kind: string, y: number, swell: number, shift: number): string =>
  `<path class="tgp-${kind}" d="M-2000 ${y}${[-1500, -1000, -500, 0, 500, 1000, 1500, 2000].map((x, n) => `S${x + shift - 170} ${y + (n % 2 ? swell : -swell)} ${x + shift} ${y + (n % 3) * 6}`).join('')}V3000H-2000Z"/>`

const stars = Array.from({ length: 40 }, (_, n) => `M${Math.round(((n * 0.618034) % 1) * 1600 - 800)} ${Math.round(((n * 0.324718) % 1) * 330 - 240)}v.1`).join('')

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="tgp" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
  '<rect class="tgp-sky" x="-2000" y="-2000" width="4000" height="4000"/>',
  `<path class="tgp-stars" d="${stars}"/><circle class="tgp-halo" cx="30" cy="-40" r="190"/><circle class="tgp-sun" cx="30" cy="-40" r="128"/>`,
  wave('far', 60, 60, 40), wave('mid', 120, 46, -90), wave('near', 176, 40, 120),
  '<g transform="scale(.94)">',
  posed(illustration(9, '34403240'), [-226, 32], 0, -11),
  posed(illustration(15, '43404033'), [-90, -10], 38, -5),
  posed(illustration(12, '24030443'), [9, -24], 70, -1),
  posed(poem('04323404'), [98, -16], 121, 3),
  posed(poem('40430414'), [227, 28], 180, 10),
  '</g></svg>',
].join('')
