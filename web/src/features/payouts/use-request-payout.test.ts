import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { useLinkPayoutAccount } from './use-link-payout-account.ts'
import { useRequestPayout } from './use-request-payout.ts'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let hook: RenderedHook<unknown>

beforeEach(() => vi.stubGlobal('fetch', fetched))

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const keys = () =>
  fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'))

describe('requesting a payout', () => {
  let payout: RenderedHook<ReturnType<typeof useRequestPayout>>

  beforeEach(async () => {
    payout = await renderHook(useRequestPayout)
    hook = payout
  })

  const request = (cents: number) => payout.act(() => payout.current().request(cents))

  it('does not call the server for nothing', async () => {
    await request(0)

    expect(fetched).not.toHaveBeenCalled()
    expect(shownToast.read()?.title).toBe('No balance available')
  })

  it.each([
    ['paid', null, 'Payout successful!', 'Your earnings have been transferred'],
    ['queued', null, 'Payout on its way', 'It shows as paid once it arrives.'],
    ['queued', 'It is held for review.', 'Payout on its way', 'It is held for review.'],
    ['failed', null, 'Error', 'Failed to create payout'],
  ])('that is %s with the reason %s says "%s": "%s"', async (status, reason, title, words) => {
    fetched.mockResolvedValue(Response.json({ status, reason }))

    await request(1000)

    expect(shownToast.read()).toMatchObject({ title, description: expect.stringContaining(words) })
  })

  it('again after a lost response is the same request; after a refusal it is a new one', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    fetched.mockResolvedValueOnce(Response.json({ message: 'Too little' }, { status: 409 }))
    fetched.mockResolvedValueOnce(Response.json({ status: 'paid', reason: null }))

    for (const _ of [1, 2, 3]) await request(1000)

    const [lost, refused, paid] = keys()
    expect(refused).toBe(lost)
    expect(paid).not.toBe(refused)
  })
})

describe('linking the payout account', () => {
  const assign = vi.fn<(url: string) => void>()
  let link: RenderedHook<ReturnType<typeof useLinkPayoutAccount>>

  beforeEach(async () => {
    vi.stubGlobal('location', { assign, origin: 'https://permille.test' })
    link = await renderHook(useLinkPayoutAccount)
    hook = link
  })

  it('redirects to the provider’s own page, for the country chosen', async () => {
    fetched.mockResolvedValue(Response.json({ url: 'https://stripe.test/start' }))

    await link.act(() => link.current().mutate('DE'))

    expect(fetched.mock.calls[0]?.[1].body).toBe('{"country":"DE"}')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://stripe.test/start')
  })

  it.each([
    ['there is no response', () => Promise.reject(new TypeError('offline')), 'connect Stripe'],
    ['it was refused', () => Promise.resolve(new Response('', { status: 500 })), 'account link'],
  ])('stays here if %s, and says so', async (_, respond, words) => {
    fetched.mockImplementation(respond)

    await link.act(() => link.current().mutate('DE'))

    expect(assign).not.toHaveBeenCalled()
    expect(shownToast.read()?.description).toContain(words)
  })
})
