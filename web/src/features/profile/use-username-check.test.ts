import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { useUsernameCheck } from './use-username-check.ts'
import type { UsernameCheck } from './username-check.ts'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let typed = ''
let hook: RenderedHook<UsernameCheck>

async function type(name: string, pauseMs: number) {
  typed = name
  await hook.rerender()
  await hook.act(() => vi.advanceTimersByTimeAsync(pauseMs))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async (path) =>
    Response.json({ available: !path.endsWith('/taken'), message: path.split('/').at(-1) }),
  )
  typed = 'mira'
  hook = await renderHook(() => useUsernameCheck(typed, 'mira'))
})

afterEach(async () => {
  vi.useRealTimers()
  await hook.unmount()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('the current name and an invalid one are not checked', async () => {
  expect(hook.current()).toEqual({ state: 'idle' })

  await type('a b', 1000)

  expect(hook.current().state).toBe('unavailable')
  expect(fetched).not.toHaveBeenCalled()
})

test('a name is checked once typing pauses, not for each letter', async () => {
  await type('ada', 200)
  await type('ada_', 200)
  await type('ada_l', 200)
  expect(hook.current()).toEqual({ state: 'checking' })

  await type('ada_l', 500)

  expect(fetched).toHaveBeenCalledOnce()
  expect(hook.current()).toEqual({ state: 'available', message: 'ada_l' })
})

test('the response for an earlier name is ignored', async () => {
  let respond: (response: Response) => void = () => {}
  fetched.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)))
  await type('taken', 600)

  await type('free', 600)
  await hook.act(() => respond(Response.json({ available: false, message: 'taken' })))

  expect(hook.current()).toEqual({ state: 'available', message: 'free' })
})

test('without a response the name is not shown as available', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))

  await type('ada', 600)

  expect(hook.current()).toEqual({ state: 'unavailable', message: 'Error checking username' })
})
