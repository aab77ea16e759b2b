import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

afterEach(() => vi.unstubAllGlobals())

/** Calls whose responses come when a test says so. */
function pendingCalls<Details>() {
  const responses: (() => void)[] = []
  const mutateAsync = vi.fn<(details: Details) => Promise<void>>(
    () => new Promise((resolve) => responses.push(resolve)),
  )
  const respond = async (place: number): Promise<void> => {
    responses[place]?.()
    await Promise.resolve()
  }
  return { mutateAsync, respond }
}

test('a second click waits for the response of the first, even before the next render', async () => {
  const { mutateAsync, respond } = pendingCalls<string>()
  const hook = await renderHook(() => useOneAtATime({ mutateAsync }))
  const make = hook.current()

  make('first')
  make('second')
  expect(mutateAsync.mock.calls.map(([details]) => details)).toEqual(['first'])

  await respond(0)
  make('third')
  expect(mutateAsync.mock.calls.map(([details]) => details)).toEqual(['first', 'third'])
  await hook.unmount()
})

test('a state that is saved as a whole is followed by another, and not by itself', async () => {
  const { mutateAsync, respond } = pendingCalls<boolean>()
  const hook = await renderHook(() => useOneAtATime({ mutateAsync }, { isLastToWin: true }))
  const save = hook.current()

  for (const isOn of [true, true, false, true, true]) save(isOn)
  expect(mutateAsync.mock.calls.map(([isOn]) => isOn)).toEqual([true, false, true])

  await respond(2)
  save(true)
  expect(mutateAsync).toHaveBeenCalledTimes(4)
  await hook.unmount()
})
