import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mayReloadUnasked } from './failure.tsx'
import { hasUnsavedInput, holdPage, watchInput } from './unsaved-input.ts'

class Field {
  isConnected = true
  closest = () => null
}

let type = (_field: Field) => {}

beforeAll(() => {
  vi.stubGlobal('Element', Field)
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { target: Field }) => void) => {
    type = (target) => hear({ target })
  })
  watchInput()
})
afterAll(() => vi.unstubAllGlobals())

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a field counts while it is on the page, and is forgotten when the next one changes', () => {
  const [left, next] = [new Field(), new Field()]
  type(left)
  const before = hasUnsavedInput()
  left.isConnected = false
  type(next)
  left.isConnected = true
  next.isConnected = false

  expect([before, hasUnsavedInput()]).toEqual([true, false])
})

test('a blocker prevents reloading the page, until it is released', () => {
  let isSending = true
  const [letGo, stop] = [holdPage(), holdPage(() => isSending)]
  const both = mayReloadUnasked(true, 'one', tab())
  letGo()
  const sending = mayReloadUnasked(true, 'one', tab())
  isSending = false
  const none = mayReloadUnasked(true, 'one', tab())
  stop()

  expect([both, sending, none]).toEqual([false, false, true])
})

test('only a failed page is reloaded automatically, never one with a failed part', () => {
  expect(mayReloadUnasked(false, 'one', tab())).toBe(false)
  expect(mayReloadUnasked(true, 'one', tab())).toBe(true)
})
