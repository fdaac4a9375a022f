"""Tables made without clicking: opened over REST, moves played over a socket of the page's own."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Locator, Page

from tests.e2e.people import Person

KEY = "philosophy"
CHAIN = ["C3LsWe", "C1PuSo", "C2PlWe", "C4CpNe", "C2ToSo", "C5PlNo", "C6PuNo", "C3PrSo", "C4ReSw", "Nw", "C1SrEa", "C5PeSo"]
"""A game whose last placement sets off four Ideas one after the other."""


def table(person: Person, *kinds: str, moves: list[str] | None = None, key: str = KEY, options: Mapping[str, str] | None = None) -> str:
    """Open a table over REST and play the moves there over a socket of the page's own; the answer is the table's id."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in kinds]
    answer = person.page.request.post("/api/tables", data={"game": key, "seats": seats, "options": dict(options or {})})
    assert answer.ok, answer.text()
    name = str(answer.json()["table"]["id"])
    if moves:
        person.page.evaluate(PLAY, [name, moves])
    return name


PLAY = """async ([table, moves]) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`)
    const heard = []
    let wake = () => {}
    socket.onmessage = (event) => { heard.push(JSON.parse(event.data)); wake() }
    const until = async (fits) => {
        for (;;) {
            const found = heard.findIndex(fits)
            if (found >= 0) return heard.splice(0, found + 1).at(-1)
            await new Promise((done, fail) => { wake = done; setTimeout(() => fail(new Error('the server is silent')), 10000) })
        }
    }
    socket.onopen = () => socket.send(JSON.stringify({ t: 'since', seq: -1, ref: 'first' }))
    let { seq } = await until((frame) => frame.t === 'sync')
    for (const [number, text] of moves.entries()) {
        const ref = `m${number}`
        socket.send(JSON.stringify({ t: 'act', seq, text, ref }))
        const answer = await until((frame) => frame.ref === ref)
        if (answer.t !== 'done') throw new Error(`${text}: ${answer.message}`)
        seq = answer.seq
    }
    socket.close()
}"""


def play_out(person: Person, table: str) -> None:
    """Play a table whose seats are all this person's to its end, over a socket of the page's own, now this way and now that."""
    person.page.evaluate(PLAY_OUT, table)


PLAY_OUT = """async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`)
    const open = new Map()
    let [count, chance, now] = [0, 1, null]
    socket.onmessage = (event) => {
        const frame = JSON.parse(event.data)
        now = frame.table ?? now
        open.get(frame.ref)?.(frame)
    }
    const once = (message) => new Promise((done, fail) => {
        const ref = `p${count++}`
        open.set(ref, done)
        socket.send(JSON.stringify({ ...message, ref }))
        setTimeout(() => fail(new Error('the server is silent')), 10000)
    })
    const ask = async (message) => {
        for (;;) {
            const answer = await once(message)
            if (answer.code !== 'too-often') return answer
            await new Promise((done) => setTimeout(done, answer.args.wait))
        }
    }
    await new Promise((done) => { socket.onopen = done })
    await ask({ t: 'since', seq: -1 })
    while (now.status === 'playing') {
        const { seq, legal } = await ask({ t: 'look', seat: now.turn })
        chance = (chance * 16807) % 2147483647
        const answer = await ask({ t: 'act', seq, text: legal[chance % legal.length] })
        if (answer.t !== 'done') throw new Error(answer.message)
    }
    socket.close()
}"""


def way_in(page: Page, company: str, key: str = KEY) -> Locator:
    """On the home page, the way to a game with "bot", "here" or "friend"."""
    return page.locator(f'a[href="/new/{key}?with={company}"]')


def settled(page: Page) -> None:
    """The page has what it needs and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)


STILL = """async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000)
    await Promise.race([Promise.allSettled(ending.map((one) => one.finished)), new Promise((done) => setTimeout(done, 5000))])
}"""
