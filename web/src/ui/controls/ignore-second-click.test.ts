import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreSecondClick } from './ignore-second-click.ts'

let listeners = new Set<(event: object) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Set()
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns whether anything else hears of it. */
function isHeard(detail: number): boolean {
  const stopPropagation = vi.fn()
  for (const listener of listeners) listener({ detail, stopPropagation, preventDefault: vi.fn() })
  return stopPropagation.mock.calls.length === 0
}

test('a second click reaches nothing for half a second; keys and a click elsewhere do at once', () => {
  ignoreSecondClick()

  expect([isHeard(2), isHeard(1), isHeard(0)]).toEqual([false, true, true])
  vi.advanceTimersByTime(500)
  expect(isHeard(2)).toBe(true)
})
