import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { createCallCounter, type PlatformCall } from './count-call.ts'
import { type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

const noon = new Date('2026-07-01T12:00:00Z')

/** At a fixed time, because each window starts its count again. */
function counterOf(xReadsPerDay: number, now = noon) {
  const { database } = setup.deps
  const clock = { now: () => now }
  return createCallCounter({ database, clock, quotaMultiplier: 1, xReadsPerDay })
}

const tracking = { purpose: { kind: 'tracking' }, accountId: null, calls: 1 } as const

test('X reads are counted at their cost, up to the daily limit', async () => {
  const read = counterOf(10)
  await read({ ...tracking, platform: 'x', reads: 8 })

  const beyond = read({ ...tracking, platform: 'x', reads: 3 })

  await expect(beyond).rejects.toMatchObject({
    family: 'unavailable',
    code: 'platform-quota',
    retryAfterSeconds: expect.any(Number),
  })
  await read({ ...tracking, platform: 'x', reads: 2 })
  const readNextDay = counterOf(10, addHours(noon, 24))
  await readNextDay({ ...tracking, platform: 'x', reads: 10 })
})

test('Instagram’s quota is per account, and most of it is reserved for tracking', async () => {
  const call = counterOf(10)
  const own: PlatformCall = {
    platform: 'instagram',
    accountId: 'one' as SocialAccountId,
    calls: 72,
    reads: 1,
    purpose: { kind: 'person', userId: 'ada' as UserId },
  }
  await call(own)

  await expect(call({ ...own, calls: 1 })).rejects.toMatchObject({ code: 'platform-quota' })

  await call({ ...own, accountId: 'another' as SocialAccountId, calls: 1 })
  await call({ ...own, purpose: { kind: 'tracking' }, calls: 108 })
  await expect(call({ ...own, purpose: { kind: 'tracking' }, calls: 1 })).rejects.toMatchObject({
    code: 'platform-quota',
  })
})

test('workers counting at once share one limit to the last call', async () => {
  const another = addHours(noon, 48)
  const workers = [counterOf(10, another), counterOf(10, another)]

  const counted = await Promise.allSettled(
    Array.from({ length: 24 }, (_, call) =>
      workers[call % 2]?.({ ...tracking, platform: 'x', reads: 1 }),
    ),
  )

  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})
