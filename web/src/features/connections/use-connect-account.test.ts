import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { useConnectAccount } from './use-connect-account.ts'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const assign = vi.fn<(url: string) => void>()
const added = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { assign, origin: 'https://permille.test' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('a YouTube account is added by name, without leaving the page', async () => {
  fetched.mockResolvedValue(Response.json({ id: 'a1' }))
  const hook = await renderHook(() => useConnectAccount(added))

  await hook.act(() => hook.current().connect({ platform: 'youtube', username: 'ada' }))

  expect(fetched.mock.calls[0]?.[1].body).toBe('{"platform":"youtube","username":"ada"}')
  expect(added).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
  expect(shownToast.read()?.title).toBe('Account connected!')
  await hook.unmount()
})

test('a refused name stays marked at its field until it is typed again', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No such channel' }, { status: 404 }))
  const hook = await renderHook(() => useConnectAccount(added))

  await hook.act(() => hook.current().connect({ platform: 'youtube', username: 'nobody' }))

  expect(hook.current().problem).toBe('No such channel')
  expect(added).not.toHaveBeenCalled()

  await hook.act(() => hook.current().forgetProblem())

  expect(hook.current().problem).toBeUndefined()
  await hook.unmount()
})

test('TikTok is authorised on its own page; the button stays busy until the browser is there', async () => {
  fetched.mockResolvedValue(Response.json({ authUrl: 'https://tiktok.test/allow' }))
  const hook = await renderHook(() => useConnectAccount(added))

  await hook.act(() => hook.current().connect({ platform: 'tiktok', username: '' }))

  expect(assign).toHaveBeenCalledExactlyOnceWith('https://tiktok.test/allow')
  expect(hook.current()).toMatchObject({ isPending: true, problem: undefined })
  await hook.unmount()
})

test('an unreachable platform is reported in a toast, not beside the name', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 500 }))
  const hook = await renderHook(() => useConnectAccount(added))

  await hook.act(() => hook.current().connect({ platform: 'instagram', username: '' }))

  expect(shownToast.read()).toMatchObject({
    tone: 'negative',
    description: 'Failed to initiate Instagram connection',
  })
  expect(hook.current()).toMatchObject({ isPending: false, problem: undefined })
  await hook.unmount()
})
