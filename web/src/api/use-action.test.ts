import { suspendUserCall } from '@permille/contract/accounts/accounts'
import type { UserId } from '@permille/contract/ids'
import { updateProfileCall } from '@permille/contract/profile/profile'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '../ui/overlays/toast.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { type Action, actionOptions, errorToast, useAction } from './use-action.ts'

const users = ['/api/admin/users', {}, {}]
const payouts = ['/api/admin/payouts', {}, {}]
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ok: true })))
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const refuse = (status: number) =>
  fetched.mockResolvedValueOnce(Response.json({ message: 'They are an admin' }, { status }))

const suspending: Action<typeof suspendUserCall, string> = {
  call: suspendUserCall,
  request: (reason) => ({ params: { id: 'u1' as UserId }, body: { reason } }),
  done: 'User suspended',
  failed: 'The account could not be changed',
}

/** Opens an action as a page does: with its own key and cached responses. */
function open<Details>(action: Action<typeof suspendUserCall, Details>) {
  const client = new QueryClient()
  client.setQueryData(users, [])
  client.setQueryData(payouts, [])
  const tools = { client, idempotencyKey: createIdempotencyKey() }
  const observer = new MutationObserver(client, actionOptions(action, tools))
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  return {
    action: (details: Details) => observer.mutate(details).catch((error: Error) => error),
    stale: () => ({ users: isStale(users), payouts: isStale(payouts) }),
  }
}

/** Returns the keys of the calls sent so far. */
const keysSent = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'))

describe('an action', () => {
  it('sends the request with an idempotency key', async () => {
    await open(suspending).action('spam')

    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/admin/users/u1/suspend')
    expect(init?.body).toBe('{"reason":"spam"}')
    expect(keysSent()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  it('shows the success toast and invalidates only its call’s stale queries', async () => {
    const onDone = vi.fn<() => void>()
    const page = open({ ...suspending, onDone })

    await page.action('spam')

    expect(onDone).toHaveBeenCalledExactlyOnceWith({ ok: true })
    expect(shownToast.read()).toMatchObject({ title: 'User suspended' })
    expect(page.stale()).toEqual({ users: true, payouts: false })
  })

  it('uses a new key after success', async () => {
    const page = open(suspending)

    await page.action('spam')
    await page.action('spam')

    expect(new Set(keysSent()).size).toBe(2)
  })

  it('uses a new key after a refusal, and shows the reason', async () => {
    const page = open(suspending)

    refuse(422)
    await page.action('spam')

    expect(shownToast.read()).toMatchObject({ title: 'Error', description: 'They are an admin' })
    await page.action('spam')
    expect(new Set(keysSent()).size).toBe(2)
  })

  it.each([
    ['a lost response', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['a failure of the server', () => refuse(503)],
  ])('keeps its key after %s', async (_, fail) => {
    const page = open(suspending)

    fail()
    await page.action('spam')
    await page.action('spam')

    expect(keysSent()).toHaveLength(2)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('refetches after a failure too, because someone else may have been faster', async () => {
    const page = open(suspending)

    refuse(409)
    await page.action('spam')

    expect(page.stale()).toEqual({ users: true, payouts: false })
  })

  it('shows no toast for a failure shown elsewhere', async () => {
    const before = shownToast.read()
    const page = open({ ...suspending, failed: () => undefined })

    refuse(422)
    await page.action('spam')

    expect(shownToast.read()).toBe(before)
  })

  it('can adapt the toast to the response', async () => {
    const page = open({ ...suspending, done: () => errorToast('It was not', 'Odd') })

    await page.action('spam')

    expect(shownToast.read()).toMatchObject({
      tone: 'negative',
      title: 'Odd',
      description: 'It was not',
    })
  })
})

describe('a repeated click', () => {
  it('sends nothing while the first call is under way, even before the next render', async () => {
    const hook = await renderHook(() => useAction(suspending))
    const suspend = () => hook.current().mutate('spam')

    await hook.act(() => [suspend(), suspend()])
    expect(fetched).toHaveBeenCalledTimes(1)

    await hook.act(suspend)
    expect(fetched).toHaveBeenCalledTimes(2)
    await hook.unmount()
  })

  it('sends again once the first call has ended, although its form was reset meanwhile', async () => {
    const hook = await renderHook(() => useAction(suspending))
    let respond = (_response: Response): void => undefined
    const responded = new Promise<Response>((resolve) => {
      respond = resolve
    })
    fetched.mockReturnValueOnce(responded)

    await hook.act(() => hook.current().mutate('spam'))
    await hook.act(() => hook.current().reset())
    await hook.act(() => respond(Response.json({ ok: true })))
    await hook.act(() => hook.current().mutate('spam'))

    expect(fetched).toHaveBeenCalledTimes(2)
    await hook.unmount()
  })
})

describe('a PUT action', () => {
  const profile = ['/api/creator/profile', {}, {}]
  const client = new QueryClient()
  const saving = new MutationObserver(
    client,
    actionOptions(
      { call: updateProfileCall, request: () => ({ body: { bio: 'new' } }), failed: 'No' },
      { client, idempotencyKey: createIdempotencyKey() },
    ),
  )

  it('sends no key, and refetches nothing after a failure', async () => {
    client.setQueryData(profile, {})

    refuse(422)
    await saving.mutate(undefined).catch(() => undefined)

    expect(keysSent()).toEqual([null])
    expect(client.getQueryState(profile)?.isInvalidated).toBe(false)
  })

  it('invalidates its call’s stale queries after success', async () => {
    await saving.mutate(undefined)

    expect(client.getQueryState(profile)?.isInvalidated).toBe(true)
  })
})
