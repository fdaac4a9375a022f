// Fingers on the table: what is a drag, what is a tap, and what a second finger does.
import { beforeEach, describe, expect, it } from 'vitest'
import { grip } from './pointer'

let el: EventTarget
let told: string[]
let takes: boolean

const finger = (type: string, pointerId: number, clientX: number, clientY = 0): void => {
  el.dispatchEvent(Object.assign(new Event(`pointer${type}`), { pointerId, clientX, clientY, button: 0 }))
}
/** The click that a browser makes of a press and a release; whether it comes through. */
const click = (): boolean => el.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail: 1 }))

beforeEach(() => {
  el = Object.assign(new EventTarget(), { setPointerCapture: () => {} })
  told = []
  takes = true
  grip(el as HTMLElement, {
    take: () => (told.push('take'), takes),
    carry: (event) => told.push(`carry ${event.clientX}`),
    drop: (event) => told.push(`drop ${event.clientX}`),
    abandon: () => told.push('abandon'),
    turn: (by) => told.push(`turn ${by}`),
    turns: () => true,
  })
})

describe('a finger', () => {
  it('that hardly moves taps', () => {
    finger('down', 1, 0)
    finger('move', 1, 5)
    finger('up', 1, 5)
    expect([told, click()]).toEqual([[], true])
  })

  it('that moves carries, and its end is no click', () => {
    finger('down', 1, 0)
    finger('move', 1, 10)
    finger('move', 1, 20)
    finger('up', 1, 30)
    expect([told, click()]).toEqual([['take', 'carry 10', 'carry 20', 'drop 30'], false])
  })

  it('on what cannot be taken carries nothing', () => {
    takes = false
    finger('down', 1, 0)
    finger('move', 1, 10)
    finger('move', 1, 20)
    finger('up', 1, 30)
    expect([told, click()]).toEqual([['take'], true])
  })

  it('that the browser takes away lets go', () => {
    finger('down', 1, 0)
    finger('move', 1, 10)
    finger('cancel', 1, 10)
    expect(told).toEqual(['take', 'carry 10', 'abandon'])
  })
})

describe('a second finger', () => {
  it('turns by a twist, and neither is a click', () => {
    finger('down', 1, 0)
    finger('down', 2, 100)
    finger('move', 2, 0, 100)
    finger('up', 2, 0, 100)
    finger('up', 1, 0)
    expect([told, click()]).toEqual([['turn 1'], false])
  })

  it('does not take the Idea out of the first one', () => {
    finger('down', 1, 0)
    finger('move', 1, 10)
    finger('down', 2, 100)
    finger('up', 2, 100)
    finger('move', 1, 20)
    finger('up', 1, 30)
    expect(told).toEqual(['take', 'carry 10', 'carry 20', 'drop 30'])
  })

  it('that stays longer carries nothing', () => {
    finger('down', 1, 0)
    finger('move', 1, 10)
    finger('down', 2, 100)
    finger('up', 1, 30)
    finger('move', 2, 140)
    finger('up', 2, 140)
    expect(told).toEqual(['take', 'carry 10', 'drop 30'])
  })
})
