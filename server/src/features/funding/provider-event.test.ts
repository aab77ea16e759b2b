import { expect, test } from 'vitest'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { findHandler, findObject, nextPollAt, type StoredEvent } from './provider-event.ts'

const receivedAt = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(receivedAt.getTime() + seconds * 1000)

function event(attempts: number): StoredEvent {
  const names = { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' }
  return { ...names, accountId: null, receivedAt, attempts, processedAt: null }
}

test('the prefix of an event’s type selects its handler', async () => {
  const handlers = {
    'payment_intent.': async () => ({ kind: 'done', outcome: 'payment' }) as const,
    'transfer.': async () => ({ kind: 'done', outcome: 'transfer' }) as const,
  }

  const types = ['payment_intent.succeeded', 'transfer.reversed', 'charge.updated']
  const outcomes = await Promise.all(
    types.map((type) => findHandler(handlers, type)?.({ ...event(0), type })),
  )

  expect(outcomes).toEqual([
    { kind: 'done', outcome: 'payment' },
    { kind: 'done', outcome: 'transfer' },
    undefined,
  ])
})

test('an unknown object is looked up at growing intervals, for 72 hours', () => {
  const waits = [0, 1, 5, 20].map((attempts) => nextPollAt(event(attempts), receivedAt))
  const last = nextPollAt(event(20), after(72 * 3600 - 60))
  const over = nextPollAt(event(20), after(72 * 3600))

  expect(waits).toEqual([after(10), after(20), after(320), after(6 * 3600)])
  expect(last).toEqual(after(72 * 3600))
  expect(over).toBeNull()
})

test('an object the provider does not have is null; an unreachable provider is an error', async () => {
  const missing = new Rejected('payment-refused', 'No such refund')
  const away = new Unavailable('payment-provider-unavailable', 'No response')

  const found = [
    await findObject(Promise.resolve('refund')),
    await findObject(Promise.reject(missing)),
  ]

  expect(found).toEqual(['refund', null])
  await expect(findObject(Promise.reject(away))).rejects.toBe(away)
})
