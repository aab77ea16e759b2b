import type { Platform } from '@permille/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCallCounter } from './count-call.ts'
import { createQuotaAhead } from './quota-ahead.ts'
import { type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

function at(time: string) {
  const { database } = setup.deps
  const options = { database, clock: { now: () => new Date(time) }, quotaMultiplier: 1 }
  const use = createCallCounter({ ...options, xReadsPerDay: 1000 })
  const tracking = { purpose: { kind: 'tracking' }, accountId: null } as const
  return {
    read: (platform: Platform, used: { calls: number; reads: number }) =>
      use({ ...tracking, platform, ...used }),
    ahead: createQuotaAhead({ ...options, xReadsPerDay: 1000 }),
  }
}

test('YouTube’s next 24 hours include the rest of the Pacific day and part of the next', async () => {
  const noon = at('2026-07-01T19:00:00Z')
  await noon.read('youtube', { calls: 6000, reads: 300_000 })

  expect(await noon.ahead('youtube')).toEqual({ unit: 'calls', count: 3000 + 4500 })
  const nextMidnight = at('2026-07-02T07:00:00Z')
  expect(await nextMidnight.ahead('youtube')).toEqual({ unit: 'calls', count: 9000 })
})

test('the extra hour when summer time ends brings no second quota', async () => {
  const first = at('2026-11-01T07:00:00Z')
  await first.read('youtube', { calls: 9000, reads: 1 })

  expect(await first.ahead('youtube')).toEqual({ unit: 'calls', count: 0 })
  const last = at('2026-11-02T07:59:59Z')
  await expect(last.read('youtube', { calls: 1, reads: 1 })).rejects.toMatchObject({
    code: 'platform-quota',
    retryAfterSeconds: 1,
  })
})

test('X’s day is the UTC day and counts billed posts', async () => {
  const morning = at('2026-07-01T06:00:00Z')
  await morning.read('x', { calls: 4, reads: 400 })

  expect(await morning.ahead('x')).toEqual({ unit: 'reads', count: 600 + 250 })
})

test('a limit per minute or hour does not limit the day', async () => {
  const now = at('2026-07-01T06:00:00Z')

  expect(await now.ahead('tiktok')).toBeNull()
  expect(await now.ahead('instagram')).toBeNull()
})
