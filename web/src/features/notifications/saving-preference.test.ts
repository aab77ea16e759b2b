import { readPreferencesCall } from '@permille/contract/notifications/notifications'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdempotencyKey } from '#api/idempotency-key.ts'
import { keyOf } from '#api/query.ts'
import { actionOptions } from '#api/use-action.ts'
import { shownToast } from '#ui/overlays/toast.ts'
import { savingPreference, shownState } from './saving-preference.ts'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** Opens a switch that is on at the server, with the preferences cached. */
function openSwitch() {
  const client = new QueryClient()
  const preferences = keyOf(readPreferencesCall, undefined)
  client.setQueryData(preferences, {})
  const tools = { client, idempotencyKey: createIdempotencyKey() }
  const action = savingPreference({ kind: 'payout', channel: 'mail' })
  const observer = new MutationObserver(client, actionOptions(action, tools))
  return {
    set: (isOn: boolean) => observer.mutate(isOn).catch((error: Error) => error),
    isShownOn: () => shownState(true, observer.getCurrentResult()),
    isStale: () => client.getQueryState(preferences)?.isInvalidated,
  }
}

describe('a switch', () => {
  it('shows the choice before the server has responded', async () => {
    let respond: (response: Response) => void = () => undefined
    fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    const page = openSwitch()

    const saved = page.set(false)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())

    expect(page.isShownOn()).toBe(false)
    respond(Response.json({ ok: true }))
    await saved
  })

  it('saves its kind and channel, then refetches the preferences', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ok: true }))
    const page = openSwitch()

    await page.set(false)

    const [path, init] = fetched.mock.calls[0] ?? []
    expect([path, init?.method]).toEqual(['/api/notifications/preferences', 'PUT'])
    expect(init?.body).toBe('{"kind":"payout","channel":"mail","isOn":false}')
    expect(page.isStale()).toBe(true)
  })

  it('reverts to the server’s state after a failure, and says so', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 502 }))
    const page = openSwitch()

    await page.set(false)

    expect(page.isShownOn()).toBe(true)
    expect(shownToast.read()).toMatchObject({ description: 'The change could not be saved' })
  })
})
