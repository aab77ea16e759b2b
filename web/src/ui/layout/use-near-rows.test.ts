import type { RefObject } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { useNearRows } from './use-near-rows.ts'

// Loaded with the first long list.
import './virtual-rows.ts'

const screenPx = 600

/** A list whose rows all have this height; 0 if it is the form for another width. */
function listOf(count: number, rowPx: number): RefObject<HTMLElement | null> {
  const boxOf = (height: number) => ({ getBoundingClientRect: () => ({ top: 0, height }) })
  const children = Array.from({ length: count }, (_, index) => ({
    ...boxOf(rowPx),
    getAttribute: () => String(index),
  }))
  const list = { ...boxOf(count * rowPx), children, querySelectorAll: () => [] }
  return { current: list as unknown as HTMLElement }
}

const keysOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`)

beforeEach(() => {
  vi.stubGlobal('innerHeight', screenPx)
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

test('all of a hundred rows are rendered, and none is measured', async () => {
  const keys = keysOf(100, 'short')
  const box = listOf(100, 50)
  const hook = await renderHook(() => useNearRows({ keys, box, form: 'table' }))

  const { isPartial, parts, measure } = hook.current()

  expect(isPartial).toBe(false)
  expect(parts).toHaveLength(100)
  expect(measure).toBeUndefined()
  await hook.unmount()
})

test('of more, only those near the screen are rendered; an equally high gap keeps the page’s height', async () => {
  const keys = keysOf(500, 'long')
  // Only the first hundred have been rendered and measured; the others are as high as those are on average.
  const box = listOf(100, 50)
  const hook = await renderHook(() => useNearRows({ keys, box, form: 'table' }))

  const { isPartial, parts, measure } = hook.current()
  const rows = parts.filter(({ kind }) => kind === 'row')
  const gapPx = parts.reduce((sum, part) => sum + (part.kind === 'gap' ? part.px : 0), 0)

  expect(isPartial).toBe(true)
  expect(parts[0]).toEqual({ kind: 'row', index: 0 })
  expect(rows.length).toBeGreaterThanOrEqual(screenPx / 50)
  expect(rows.length).toBeLessThan(100)
  expect(gapPx).toBe((500 - rows.length) * 50)
  expect(measure).toBeTypeOf('function')
  await hook.unmount()
})

test('a list that becomes long renders the hundred rows that are measured first', async () => {
  let count = 20
  const seen: number[] = []
  const hook = await renderHook(() => {
    const result = useNearRows({
      keys: keysOf(count, 'grows'),
      box: listOf(count, 40),
      form: 'cards',
    })
    seen.push(result.parts.filter(({ kind }) => kind === 'row').length)
    return result
  })
  expect(hook.current().isPartial).toBe(false)

  count = 300
  await hook.rerender()

  expect(seen).toContain(100)
  expect(hook.current().isPartial).toBe(true)
  await hook.unmount()
})
