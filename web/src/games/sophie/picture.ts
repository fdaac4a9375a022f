// The picture of the game on the home page: the map itself, as the server draws it, on a table; two figures and a die.
import './picture.css'
import { MARKS } from './scenes/looks'

const pips = (...spots: [number, number][]): string => spots.map(([x, y]) => `<circle class="sop-pip" cx="${x}" cy="${y}" r="5.4"/>`).join('')
const figure = (seat: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.5)"><ellipse class="sop-cast" cx="14" cy="23" rx="12" ry="4"/><path transform="translate(0 3)" fill="var(--seat-${seat}-edge)" d="${MARKS[seat]}"/><path fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" d="${MARKS[seat]}"/></g>`

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="sop-sky" x="-2000" y="-2000" width="4000" height="4000"/><circle class="sop-halo" cx="0" cy="-30" r="250"/>',
  '<foreignObject x="-345" y="-205" width="690" height="690"><div class="sop-map"></div></foreignObject>',
  figure(0, -106, 10), figure(4, 118, -70),
  `<g transform="translate(178 138) rotate(14)"><rect class="sop-cast" x="-33" y="-22" width="72" height="72" rx="15"/><rect class="sop-side" x="-36" y="-28" width="72" height="72" rx="15"/><rect class="sop-die" x="-36" y="-36" width="72" height="72" rx="15"/>${pips([-18, -18], [18, -18], [0, 0], [-18, 18], [18, 18])}</g></svg>`,
].join('')
