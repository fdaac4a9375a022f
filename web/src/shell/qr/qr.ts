// A link as a QR code (ISO/IEC 18004): byte mode, correction level M, versions 1 to 10. A tenth of the size of a library that can do everything.

/** For each version: codewords in all, correction codewords of a block, blocks. */
const PLANS = [[26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2], [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5]] as const
const MASK = 0

/** Powers of 2 in the field of 256 elements with the polynomial 0x11d, and their logarithms. */
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++, value = value & 128 ? (value << 1) ^ 0x11d : value << 1) {
  EXP[power] = value
  LOG[value] = power
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The square of the code, true where it is dark. Throws a RangeError for what does not fit into version 10. */
export function code(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const at = PLANS.findIndex(([all, correction, blocks], n) => bytes.length <= all - correction * blocks - (n < 9 ? 2 : 3))
  if (at < 0) throw new RangeError(`too long for a code: ${bytes.length} bytes; use at most 213`)
  return draw(at + 1, interleave(fill(bytes, at), at))
}

/** Mode, length, data, terminator and padding, as codewords. */
function fill(bytes: number[], at: number): number[] {
  const [all, correction, blocks] = PLANS[at]!
  const room = all - correction * blocks
  const bits: number[] = []
  const put = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, at < 9 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  const words: number[] = []
  for (let bit = 0; bit < bits.length; bit += 8) words.push(parseInt(bits.slice(bit, bit + 8).join('').padEnd(8, '0'), 2))
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 0x11 : 0xec)
  return words
}

/** Data cut into blocks, each with its correction, and dealt out in turn. */
function interleave(words: number[], at: number): number[] {
  const [, correction, blocks] = PLANS[at]!
  const short = Math.floor(words.length / blocks)
  const long = words.length % blocks
  const parts = Array.from({ length: blocks }, (_, n) => words.slice(n * short + Math.max(0, n - (blocks - long)), (n + 1) * short + Math.max(0, n + 1 - (blocks - long))))
  const extra = parts.map((part) => correct(part, correction))
  const deal = (piles: number[][]) => Array.from({ length: Math.max(...piles.map((pile) => pile.length)) }, (_, n) => piles.flatMap((pile) => pile[n] ?? [])).flat()
  return [...deal(parts), ...deal(extra)]
}

/** Reed-Solomon: the remainder of the data by the generator of that degree. */
function correct(data: number[], degree: number): number[] {
  let generator = [1]
  for (let n = 0; n < degree; n++) generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, EXP[n]!))
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!
    generator.forEach((value, n) => (rest[at + n]! ^= times(value, lead)))
  }
  return rest.slice(data.length)
}

function draw(version: number, words: number[]): boolean[][] {
  const size = version * 4 + 17
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark
  }
  const ring = (row: number, column: number, reach: number, dark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let n = 8; n < size - 8; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) ring(row, column, 4, (far) => far !== 2 && far !== 4)
  const marks = alignment(version)
  // Three corners belong to the finder patterns.
  const taken = (row: number, column: number) => (row === 6 && column === marks.at(-1)) || (column === 6 && (row === 6 || row === marks.at(-1)))
  for (const row of marks) for (const column of marks) if (!taken(row, column)) ring(row, column, 2, (far) => far !== 1)
  inscribe(set, size, version)
  weave(grid, words, size)
  return grid.map((row) => row.map(Boolean))
}

/** Rows and columns in which alignment patterns stand. */
function alignment(version: number): number[] {
  if (version === 1) return []
  const last = version * 4 + 10
  return version < 7 ? [6, last] : [6, 6 + (last - 6) / 2, last]
}

/** The value followed by its BCH check bits. */
function checked(value: number, polynomial: number, degree: number): number {
  let rest = value << degree
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= polynomial << (bit - degree)
  return (value << degree) | rest
}

/** Which level and mask (level M has the bits 00), and from version 7 on which version. */
function inscribe(set: (row: number, column: number, dark: boolean) => void, size: number, version: number): void {
  const format = checked(MASK, 0x537, 10) ^ 0x5412
  for (let n = 0; n < 15; n++) {
    const dark = ((format >> n) & 1) === 1
    set(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark)
    set(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, dark)
  }
  set(size - 8, 8, true)
  if (version < 7) return
  const bits = checked(version, 0x1f25, 12)
  for (let n = 0; n < 18; n++) {
    const dark = ((bits >> n) & 1) === 1
    set(Math.floor(n / 3), size - 11 + (n % 3), dark)
    set(size - 11 + (n % 3), Math.floor(n / 3), dark)
  }
}

/** The data, up and down in double columns from the right, masked as it is laid. */
function weave(grid: (boolean | undefined)[][], words: number[], size: number): void {
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== undefined) continue
        const one = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        grid[row]![column] = (one === 1) !== ((row + column) % 2 === 0)
        bit++
      }
    }
  }
}
