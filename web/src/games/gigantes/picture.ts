// The picture of the game on the home page: four thinkers and a mochuelo (tools/gigantes_picture.py), shoulder to shoulder like the hills behind them.
import './picture.css'
import cards from './picture.svg?url'

/** A ridge of shoulders, each a round back. */
const ridge = (kind: string, y: number, width: number, shift: number): string =>
  `<path class="ggp-${kind}" d="M-2000 ${y}${Array.from({ length: Math.ceil(4000 / width) }, (_, n) => `Q${-2000 + n * width + width / 2 + shift} ${y - width * 0.42} ${-2000 + (n + 1) * width} ${y}`).join('')}V3000H-2000Z"/>`

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="ggp-sky" x="-2000" y="-2000" width="4000" height="4000"/>',
  '<path class="ggp-stars" d="M-270-120v.1M-190-178v.1M-120-140v.1M-60-196v.1M190-150v.1M246-90v.1M288-176v.1M120-190v.1"/><circle class="ggp-halo" cx="-96" cy="-54" r="150"/><circle class="ggp-sun" cx="-96" cy="-54" r="100"/>',
  ridge('far', 70, 320, 0), ridge('mid', 130, 250, 0), ridge('near', 190, 200, 0),
  `<image href="${cards}" x="-320" y="-220" width="640" height="440"/></svg>`,
].join('')
