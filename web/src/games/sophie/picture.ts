// The picture of the game on the home page: the round map in a few shapes, its six lands, the ring of glass, the owl's star and a die.
import './picture.css'

const LANDS = ['mythology', 'hellas', 'middle', 'renaissance', 'enlightenment', 'modern']
/** The kinds of the ring's panes, clockwise from the top. */
const PANES = 'qptmpnftpmfntpmnqpntpqmg'

const spot = (degrees: number, radius: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`
}
/** A piece of a ring between two angles. */
const piece = (kind: string, from: number, to: number, inner: number, outer: number): string =>
  `<path class="sop-${kind}" d="M${spot(from, inner)}L${spot(from, outer)}A${outer} ${outer} 0 0 1 ${spot(to, outer)}L${spot(to, inner)}A${inner} ${inner} 0 0 0 ${spot(from, inner)}"/>`
const dot = (kind: string, degrees: number, radius: number, size: number): string => {
  const [x, y] = spot(degrees, radius).split(' ')
  return `<circle class="sop-${kind}" cx="${x}" cy="${y}" r="${size}"/>`
}
const star = Array.from({ length: 16 }, (_, n) => spot(n * 22.5, n % 2 ? 22 : n % 4 ? 40 : 60)).join('L')
const pips = (...spots: [number, number][]): string => spots.map(([x, y]) => `<circle class="sop-pip" cx="${x}" cy="${y}" r="5.6"/>`).join('')

export const picture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="sop-sky" x="-2000" y="-2000" width="4000" height="4000"/>',
  '<g transform="translate(0 70) rotate(-8)"><circle class="sop-rim" r="296"/><circle class="sop-gold" r="284"/>',
  ...LANDS.map((land, n) => piece(land, n * 60 - 30, n * 60 + 30, 120, 272)),
  ...LANDS.flatMap((_, n) => [`<path class="sop-way" d="M${spot(n * 60, 232)}Q${spot(n * 60 + 26, 258)} ${spot(n * 60 + 20, 204)}T${spot(n * 60 + 4, 136)}"/>`, dot(`seal sop-${LANDS[n]}-seal`, n * 60, 232, 25), dot('space', n * 60 + 21, 226, 9), dot('space', n * 60 + 13, 178, 9)]),
  '<circle class="sop-edge" r="150"/>',
  ...Array.from(PANES, (kind, n) => piece(`pane sop-${kind}`, n * 15 - 7.5, n * 15 + 7.5, 96, 136)),
  '<circle class="sop-night" r="96"/>', `<path class="sop-star" d="M${star}Z"/>`,
  '</g><g transform="translate(0 70)"><path class="sop-coat" d="M-26-30C-18-28-8-26 0-20C8-26 18-28 26-30C30-6 26 30 0 34C-26 30-30-6-26-30Z"/><circle class="sop-eye" cx="-11" cy="-6" r="10"/><circle class="sop-eye" cx="11" cy="-6" r="10"/><circle class="sop-pip" cx="-10" cy="-6" r="5"/><circle class="sop-pip" cx="10" cy="-6" r="5"/><path class="sop-star" d="M-4 4L0 11L4 4Z"/></g>',
  `<g transform="translate(196 120) rotate(14)"><rect class="sop-cast" x="-36" y="-30" width="76" height="76" rx="15"/><rect class="sop-die" x="-38" y="-38" width="76" height="76" rx="15"/>${pips([-19, -19], [19, -19], [0, 0], [-19, 19], [19, 19])}</g>`,
  '</svg>',
].join('')
