import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { useChosenEnds } from './use-chosen-ends.ts'

afterEach(() => vi.unstubAllGlobals())

const october = { from: '2026-10-01', to: '2026-10-31' }

test('a range that moves on applies whole, with the end that was chosen first', async () => {
  const apply = vi.fn()
  const hook = await renderHook(() => useChosenEnds(october, apply))

  await hook.act(() => hook.current().change('from', '2026-11-05'))
  const between = hook.current().reversedAt
  await hook.act(() => hook.current().change('to', '2026-11-15'))

  expect(between).toBe('from')
  expect(apply.mock.calls).toEqual([[{ from: '2026-11-05', to: '2026-11-15' }]])
  expect(hook.current().reversedAt).toBeUndefined()
  await hook.unmount()
})
