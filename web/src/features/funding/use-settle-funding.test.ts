import type { CampaignId } from '@permille/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askUntilSettled } from './use-settle-funding.ts'

type Status = 'pending' | 'succeeded' | 'failed'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** Mocks the server: the payment's status at each call, and the provider's message. */
function serve(statuses: readonly Status[], lastError: string | null = null) {
  let lists = 0
  fetched.mockImplementation((_, { method }) => {
    if (method === 'POST') return Promise.resolve(Response.json({ lastError }))
    const status = statuses[Math.min(lists, statuses.length - 1)]
    lists += 1
    return Promise.resolve(Response.json([{ id: 'f1', status }]))
  })
}

async function settle() {
  const settling = askUntilSettled('c1' as CampaignId, ({ id }) => id === 'f1')
  await vi.runAllTimersAsync()
  return settling
}

const questions = () => fetched.mock.calls.filter(([, { method }]) => method === 'POST').length

describe('polling a payment', () => {
  it('does not ask the provider about a booked payment', async () => {
    serve(['succeeded'])

    expect(await settle()).toEqual({ status: 'succeeded', lastError: null })
    expect(questions()).toBe(0)
  })

  it('polls again until it is settled', async () => {
    serve(['pending', 'pending', 'pending', 'succeeded'])

    expect(await settle()).toEqual({ status: 'succeeded', lastError: null })
    expect(questions()).toBe(2)
  })

  it('stops at a decline with the provider’s message', async () => {
    serve(['pending'], 'Your card was declined')

    expect(await settle()).toEqual({ status: 'pending', lastError: 'Your card was declined' })
    expect(questions()).toBe(1)
  })

  it('gives up after five tries', async () => {
    serve(['pending'])

    expect(await settle()).toEqual({ status: 'pending', lastError: null })
    expect(questions()).toBe(5)
  })

  it('never throws, because the card has been charged', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await settle()).toEqual({ status: undefined, lastError: null })
  })
})
