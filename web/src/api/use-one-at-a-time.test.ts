import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

afterEach(() => vi.unstubAllGlobals())

test('a second click waits for the response of the first, even before the next render', async () => {
  const mutate = vi.fn<(details: string, options: { onSettled: () => void }) => void>()
  const hook = await renderHook(() => useOneAtATime({ mutate }))
  const make = hook.current()

  make('first')
  make('second')
  expect(mutate.mock.calls.map(([details]) => details)).toEqual(['first'])

  mutate.mock.calls[0]?.[1].onSettled()
  make('third')
  expect(mutate.mock.calls.map(([details]) => details)).toEqual(['first', 'third'])
  await hook.unmount()
})

test('a state that is saved as a whole is followed by another, and not by itself', async () => {
  const mutate = vi.fn<(isOn: boolean, options: { onSettled: () => void }) => void>()
  const hook = await renderHook(() => useOneAtATime({ mutate }, { isLastToWin: true }))
  const save = hook.current()

  for (const isOn of [true, true, false, true, true]) save(isOn)
  expect(mutate.mock.calls.map(([isOn]) => isOn)).toEqual([true, false, true])

  mutate.mock.calls[2]?.[1].onSettled()
  save(true)
  expect(mutate).toHaveBeenCalledTimes(4)
  await hook.unmount()
})
