// The picture of the game on the home page: one throw of a card, caught five times while it turns over (tools/tangents_picture.py), before the evening's hills.
import './picture.css'
import cards from './picture.svg?url'

const wave = (kind: string, y: number, swell: number, shift: number): string =>
  `<path class="tgp-${kind}" d="M-2000 ${y}${[-3, -2, -1, 0, 1, 2, 3, 4].map((n) => `S${n * 500 + shift - 170} ${y - swell * (n % 2 || -1)} ${n * 500 + shift} ${y}`).join('')}V3000H-2000Z"/>`

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="tgp-sky" x="-2000" y="-2000" width="4000" height="4000"/>',
  '<path class="tgp-stars" d="M-270-120v.1M-190-178v.1M-120-140v.1M-60-196v.1M190-150v.1M246-90v.1M288-176v.1M120-190v.1"/><circle class="tgp-halo" cx="30" cy="-40" r="190"/><circle class="tgp-sun" cx="30" cy="-40" r="128"/>',
  wave('far', 60, 30, 40), wave('mid', 120, 24, -90), wave('near', 176, 20, 120),
  `<image href="${cards}" x="-320" y="-220" width="640" height="440"/></svg>`,
].join('')
