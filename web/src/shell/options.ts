// A game's options, read from the JSON Schema that the server prints of them.

export type Value = string | number | boolean
/** What an option ("*") or one of its values needs to mean something: other options, each with the values that will do; `seats` is their number. */
type Needs = Record<string, Record<string, string[]>>
export interface Option { name: string; values: Value[]; standard: Value; needs?: Needs }

type Schema = Record<string, unknown>

/** The options one can choose among, in the order of the schema; what is no choice of a few is left out. `starts`: the game lets one choose who begins; `decks`: one may bring a deck. */
export function optionsOf(schema: Schema): { options: Option[]; starts: boolean; decks: boolean } {
  const definitions = (schema.$defs ?? schema.definitions ?? {}) as Record<string, Schema>
  const follow = (some: Schema): Schema => {
    const name = typeof some.$ref === 'string' ? some.$ref.split('/').at(-1)! : ''
    return name ? { ...definitions[name], ...some } : some
  }
  const properties = (follow(schema).properties ?? {}) as Record<string, Schema>
  const options = Object.entries(properties).flatMap(([name, body]) => {
    const values = valuesOf(follow(body))
    const standard = follow(body).default as Value | undefined
    const needs = body.needs as Needs | undefined
    // Who begins is asked of the table, not of the game.
    return values.length > 1 && name !== 'start' ? [{ name, values, standard: standard ?? values[0]!, ...(needs && { needs }) }] : []
  })
  return { options, starts: 'start' in properties, decks: 'deck' in properties }
}

/** The options that mean something as things stand, each with the values that do. */
export function inForce(options: Option[], given: Record<string, unknown>, seats: number): Option[] {
  const matters = (name: string, value?: unknown): boolean => ['*', String(value)].every((key) =>
    Object.entries(options.find((one) => one.name === name)?.needs?.[key] ?? {}).every(([other, some]) =>
      other === 'seats' ? some.includes(String(seats)) : some.includes(String(given[other])) && matters(other, given[other])))
  return options.map((one) => ({ ...one, values: one.values.filter((value) => matters(one.name, value)) })).filter((one) => one.values.length > 1)
}

const MOST = 8

function valuesOf(body: Schema): Value[] {
  if (Array.isArray(body.enum)) return body.enum as Value[]
  if (body.type === 'boolean') return [false, true]
  const [least, most] = [body.minimum, body.maximum]
  if (body.type === 'integer' && typeof least === 'number' && typeof most === 'number' && most - least < MOST) {
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
  }
  return []
}

/** A message id of an option or of one of its values. */
export const optionId = (name: string, value?: Value): string => `option-${name.replaceAll('_', '-')}${value === undefined ? '' : `-${String(value).replaceAll('_', '-')}`}`
