// A table as one person lives it: what the socket tells, shown in order, each story in its own time.
import type { Board, Due, Preview, Situation, Step } from '../../kit/game'
import { TableSocket, type Link, type Wire } from '../../net/socket'
import type { Event, Fact, FactDown, Outcome, StepDown, Sync, TableInfo } from '../../net/types.gen'
import { merged } from './log'

/** One thing to be shown: a view, and the story that led to it. */
interface Scene { view: unknown; legal: string[]; table: TableInfo; story: Step[]; viewer: number; due: Due | null }

/** So many scenes waiting means that nobody watched; the last one is enough. A program's turn alone may be seven. */
const BACKLOG = 14

export class Session {
  link = $state<Link>('connecting')
  /** The table as the server last told it. */
  table = $state.raw<TableInfo | null>(null)
  log = $state.raw<Event[]>([])
  /** What the board shows now; null before the first word of the server. */
  shown = $state.raw<Situation<unknown> | null>(null)
  /** Seat to decide on the shown board, the first of those awaited. */
  turn = $state(-1)
  /** All seats that decide on the shown board. */
  awaited = $state.raw<number[]>([])
  /** The own seat that decides there, -1 when none does. */
  acting = $state(-1)
  /** How the game on the shown board ended; null until its last story has been told. */
  over = $state.raw<Outcome | null>(null)
  /** The story of the last action, for "what just happened". */
  last = $state.raw<Step[]>([])
  /** The own seat whose player is awaited before its secrets are shown; -1 while no curtain is down. */
  curtain = $state(-1)
  /** When the clock was told, on performance.now()'s scale. */
  told = 0
  /** When the action on its way was sent, likewise; -1 while none is, and while the connection is down. */
  get sent(): number {
    return this.link === 'online' ? this.underway : -1
  }

  private underway = $state(-1)
  private board: Board<unknown> | null = null
  private scenes: Scene[] = []
  private showing = false
  private left = false
  /** The seat whose eyes the server lends us; -1 while it needs to lend none. */
  private eyes = -1
  /** A seat at this screen that reads out to the one that decides. */
  private reading: { seat: number; to: number } | null = null
  private readonly socket: TableSocket

  /**
   * `onTurn` is called when a turn of ours begins, `onFact` when something has happened that is no move.
   */
  constructor(connect: () => Wire, private readonly onTurn: () => void = () => {}, private readonly onFact: (event: Event) => void = () => {}) {
    this.socket = new TableSocket(connect, {
      link: (state) => this.hearLink(state),
      sync: (message) => this.hearSync(message),
      step: (message) => this.hearEvent(message, message.story),
      fact: (message) => {
        this.hearEvent(message, [])
        this.onFact(message.event)
      },
      presence: (table) => this.hearTable(table),
    })
  }

  get mine(): number[] {
    return this.table ? seatsOf(this.table) : []
  }

  /** The seat that speaks for this person: the own one to decide, else their first that is still in the game; -1 for a spectator. */
  get voice(): number {
    const speaking = this.mine.filter((seat) => this.table?.playing.includes(seat))
    return speaking.includes(this.acting) ? this.acting : (speaking[0] ?? this.mine[0] ?? -1)
  }

  attach(board: Board<unknown> | null): void {
    this.board = board
    if (board && this.shown) void board.update({ ...this.shown, story: [] })
  }

  act = async (text: string): Promise<void> => {
    if (this.underway >= 0) return this.socket.act(text)
    this.underway = performance.now()
    try {
      await this.socket.act(text)
    } finally {
      this.underway = -1
    }
  }

  fact = (kind: Fact['kind'], text = ''): Promise<void> => this.socket.fact(kind, this.voice, text)

  preview = async (text: string): Promise<Preview<unknown> | null> => {
    try {
      const answer = await this.socket.preview(text)
      return answer && { story: answer.story, view: answer.view }
    } catch {
      return null
    }
  }

  /** Whoever is to move is the one in front of the screen: from now on the server shows what they see. */
  lift(): Promise<void> {
    return this.socket.look(this.curtain)
  }

  /** Somebody else at this screen is to read out what the one that decides may not see: they look on together, without a curtain. */
  look = (seat: number): Promise<void> => {
    this.reading = { seat, to: this.acting }
    return this.socket.look(seat)
  }

  /** What happened before we came; what has happened since is newer. */
  recall(story: Step[]): void {
    if (this.last.length === 0) this.last = story
  }

  hurry(): void {
    this.socket.hurry()
  }

  leave(): void {
    this.left = true
    this.scenes = []
    this.socket.close()
  }

  private hearLink(link: Link): void {
    this.link = link
    if (this.shown) this.refresh()
  }

  private hearTable(table: TableInfo): void {
    this.table = table
    this.told = performance.now()
  }

  private hearSync(message: Sync): void {
    this.hearTable(message.table)
    this.log = merged(this.log, message.log ?? [])
    // Whatever waited to be shown is older than this. Unless it was seen already, it is told without its story.
    this.scenes = []
    this.board?.skip?.()
    if (this.returning(message)) return void this.socket.look(this.eyes).catch(() => {})
    this.queue(this.scene(message, [], message.viewer))
  }

  private hearEvent(message: StepDown | FactDown, story: Step[]): void {
    this.hearTable(message.table)
    this.log = merged(this.log, [message.event])
    this.queue(this.scene(message, story, this.eyes))
  }

  private scene({ view, legal, table }: Sync | StepDown | FactDown, story: Step[], eyes: number): Scene {
    const due = table.due && { what: table.due.what, deadline: this.told + table.due.left, span: table.due.span }
    return { view, legal, table, story, viewer: this.through(table, eyes), due }
  }

  /** A new connection begins with no seat's eyes; whoever sat in front of the screen goes on as they were. */
  private returning({ viewer, table }: Sync): boolean {
    return table.curtain && viewer < 0 && this.eyes >= 0 && this.curtain < 0 && seatsOf(table).includes(this.eyes)
  }

  private queue(scene: Scene): void {
    this.scenes.push(scene)
    if (this.scenes.length > BACKLOG) this.scenes.splice(0, this.scenes.length - 1)
    void this.pump()
  }

  private async pump(): Promise<void> {
    if (this.showing) return
    this.showing = true
    try {
      while (this.scenes.length > 0 && !this.left) {
        await this.show(this.scenes.shift()!)
      }
    } finally {
      this.showing = false
    }
  }

  /** Whom the view belongs to: while several at this screen have secrets from each other, the one whose eyes these are. */
  private through(table: TableInfo, eyes: number): number {
    this.eyes = table.curtain ? eyes : -1
    return table.curtain ? eyes : viewerOf(table)
  }

  /**
   * The curtain falls when only others at this screen are to decide; not while bots or people elsewhere do. Behind it the table is
   * shown as nobody's: what the one before knew is neither on the page nor in its log.
   */
  private veil(table: TableInfo, viewer: number): void {
    const next = actingOf(table, viewer)
    if (this.reading?.to !== next) this.reading = null
    this.curtain = table.curtain && next !== viewer && this.reading?.seat !== viewer ? next : -1
    if (this.curtain < 0 || viewer < 0) return
    this.last = []
    this.socket.look(-1).catch(() => {})
  }

  private async show(scene: Scene): Promise<void> {
    const before = this.acting
    if (scene.story.length > 0) this.last = scene.story
    this.shown = this.situation(scene)
    await this.board?.update(this.shown)
    this.turn = scene.table.turn
    this.awaited = scene.table.awaited
    this.over = scene.table.outcome
    this.acting = actingOf(scene.table, scene.viewer)
    this.veil(scene.table, scene.viewer)
    if (this.acting !== before && this.acting >= 0) this.onTurn()
  }

  private situation(scene: Scene): Situation<unknown> {
    const { view, legal, viewer, table, story, due } = scene
    const live = this.link === 'online' && actingOf(table, viewer) >= 0 && this.scenes.length === 0
    const said = this.log.filter(({ kind, seat }) => kind === 'say' && seat >= 0).map(({ seat, text, seq }) => ({ seat, text, seq }))
    return { view, legal, viewer, mine: seatsOf(table), seats: table.seats, story, live, awaited: table.awaited, due, said }
  }

  /** The same board under another connection: what may be touched changes. */
  private refresh(): void {
    const { shown, table } = this
    if (shown && table && this.scenes.length === 0) this.queue({ view: shown.view, legal: shown.legal, table, story: [], viewer: shown.viewer, due: shown.due ?? null })
  }
}

const seatsOf = (table: TableInfo): number[] => table.seats.flatMap((seat, at) => (seat.mine ? [at] : []))

/** The own seat that decides: the one that is looked through, else the first that is awaited; -1 when none is. */
function actingOf(table: TableInfo, viewer: number): number {
  const mine = table.awaited.filter((seat) => table.seats[seat]!.mine)
  return mine.includes(viewer) ? viewer : (mine[0] ?? -1)
}

/** The server shows a guest their seat that decides, else their first. */
function viewerOf(table: TableInfo): number {
  const acting = actingOf(table, -1)
  return acting >= 0 ? acting : (seatsOf(table)[0] ?? -1)
}
