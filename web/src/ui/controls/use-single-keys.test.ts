import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { boundKeys, useSingleKeys } from './use-single-keys.ts'

class FakeElement {
  readonly isField: boolean
  constructor(isField: boolean) {
    this.isField = isField
  }
  closest() {
    return this.isField ? this : null
  }
}

const approve = vi.fn()
const close = vi.fn()
let listeners = new Set<(event: unknown) => void>()

beforeEach(() => {
  listeners = new Set()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** Presses a key; returns whether the browser was kept from its own use of it. */
function press(key: string, event: object = {}): boolean {
  const preventDefault = vi.fn()
  for (const listener of listeners) {
    listener({ key, target: new FakeElement(false), preventDefault, ...event })
  }
  return preventDefault.mock.calls.length > 0
}

async function open(isActive = true) {
  return renderHook(() => useSingleKeys({ a: approve, Escape: close }, isActive))
}

test('a key runs its action, in capitals too, and named keys by their name', async () => {
  const hook = await open()

  expect(press('a')).toBe(true)
  press('A')
  press('Escape')

  expect(approve).toHaveBeenCalledTimes(2)
  expect(close).toHaveBeenCalledOnce()
  await hook.unmount()
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['that something else has used', { defaultPrevented: true }],
  ['typed into a field', { target: new FakeElement(true) }],
])('a key %s is meant for something else', async (_, event) => {
  const hook = await open()

  expect(press('a', event)).toBe(false)
  expect(approve).not.toHaveBeenCalled()
  await hook.unmount()
})

test('a key that is held down acts once, unless it moves', async () => {
  const move = vi.fn()
  const hook = await renderHook(() => useSingleKeys({ a: approve, j: move }))

  for (const key of ['a', 'j']) {
    press(key)
    press(key, { repeat: true })
  }

  expect([approve, move].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  await hook.unmount()
})

test('a key without an action, and any disabled key, belongs to the browser', async () => {
  const on = await open()
  expect(press('x')).toBe(false)
  await on.unmount()

  const off = await open(false)
  expect(press('a')).toBe(false)
  await off.unmount()

  expect(listeners.size).toBe(0)
})

test('the keys that work now are known, and no others', async () => {
  const active = await open()
  const inactive = await renderHook(() => useSingleKeys({ u: approve }, false))

  expect(boundKeys()).toEqual(['a', 'Escape'])
  await active.unmount()
  expect(boundKeys()).toEqual([])
  await inactive.unmount()
})
