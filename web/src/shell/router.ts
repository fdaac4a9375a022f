// Addresses to places and back: pure, without a browser.

export type Seating = 'bot' | 'here' | 'friend'

export type Place =
  | { at: 'home' }
  | { at: 'new'; game: string; seating: Seating }
  | { at: 'tables' }
  | { at: 'table'; id: string; invite: string }
  | { at: 'replay'; id: string; ply: number }
  | { at: 'read'; game: string; ply: number; packed: string }
  | { at: 'learn'; game: string; slug: string }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'missing' }

/** The place of an address; `ply` is -1 where the address names none. */
export function placeOf(address: URL): Place {
  const [first = '', second = '', third = '', ...rest] = address.pathname.split('/').filter(Boolean).map(decode)
  const ask = address.searchParams
  if (rest.length > 0) return { at: 'missing' }
  switch (`${first}/${second && '*'}/${third && '*'}`) {
    case '//': return { at: 'home' }
    case 'new/*/': return { at: 'new', game: second, seating: seatingOf(ask.get('with')) }
    case 'tables//': return { at: 'tables' }
    case 'table/*/': return { at: 'table', id: second, invite: ask.get('invite') ?? '' }
    case 'table/*/*': return third === 'replay' ? { at: 'replay', id: second, ply: plyOf(ask.get('ply')) } : { at: 'missing' }
    case 'replay//': return { at: 'read', game: ask.get('game') ?? '', ply: plyOf(ask.get('ply')), packed: address.hash.slice(1) }
    case 'learn/*/':
    case 'learn/*/*': return { at: 'learn', game: second, slug: third }
    case 'settings//': return { at: 'settings' }
    case 'about//': return { at: 'about' }
    default: return { at: 'missing' }
  }
}

/** The address of a place, without the origin. */
export function addressOf(place: Exclude<Place, { at: 'missing' }>): string {
  const part = encodeURIComponent
  switch (place.at) {
    case 'home': return '/'
    case 'new': return `/new/${part(place.game)}?with=${place.seating}`
    case 'tables': return '/tables'
    case 'table': return `/table/${part(place.id)}${place.invite && `?invite=${part(place.invite)}`}`
    case 'replay': return `/table/${part(place.id)}/replay${place.ply < 0 ? '' : `?ply=${place.ply}`}`
    case 'read': return `/replay${search({ game: place.game, ply: place.ply < 0 ? '' : String(place.ply) })}${place.packed && `#${place.packed}`}`
    case 'learn': return `/learn/${part(place.game)}${place.slug && `/${part(place.slug)}`}`
    case 'settings': return '/settings'
    case 'about': return '/about'
  }
}

function search(asked: Record<string, string>): string {
  const said = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString()
  return said && `?${said}`
}

function seatingOf(text: string | null): Seating {
  return text === 'here' || text === 'friend' ? text : 'bot'
}

function plyOf(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : -1
}

/** A wrongly escaped address names no place; it must not stop the page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
