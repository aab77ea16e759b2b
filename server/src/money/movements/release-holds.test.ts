import type { FreezeId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { creatorAvailable, creatorPending } from '../chart-of-accounts.ts'
import { freezeMoney } from './freeze-money.ts'
import { releaseFreeze } from './release-frozen.ts'
import { releaseHolds } from './release-holds.ts'
import { settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const start = new Date('2026-01-01T00:00:00Z')
const secondsIn = (seconds: number) => addSeconds(start, seconds)

async function givenCreator() {
  return await database.db.transaction(async (tx) => {
    const { id: campaignId } = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const creator = await makeCreator(tx)
    const submissionId = await makeApprovedSubmission(tx, { campaignId, creator })
    return { creator, submissionId }
  })
}

/** Counts these views at these seconds; each earning matures an hour later. */
async function earnAt(
  { submissionId }: Awaited<ReturnType<typeof givenCreator>>,
  views: Readonly<Record<number, number>>,
): Promise<void> {
  for (const [second, count] of Object.entries(views)) {
    const at = secondsIn(Number(second))
    const readings = [readingOf(submissionId, count, at)]
    await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 1 }))
  }
}

function release(at: Date, creatorsMax = 1000): Promise<number> {
  return database.db.transaction((tx) => releaseHolds(tx, { at, creatorsMax }))
}

async function moneyOf({ id }: TestCreator) {
  const [pending, available] = await Promise.all(
    [creatorPending, creatorAvailable].map((account) => readBalance(database.db, account(id))),
  )
  return { pending, available }
}

test('money is available at the second its hold ends, and not before', async () => {
  const given = await givenCreator()
  await earnAt(given, { 0: 10_000 })

  const early = await release(secondsIn(3599))
  const before = await moneyOf(given.creator)
  const onTime = await release(secondsIn(3600))

  expect([early, onTime]).toEqual([0, 1])
  expect(before).toMatchObject({ pending: 3000 })
  expect(await moneyOf(given.creator)).toEqual({ pending: 0, available: 3000 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('matured money is released together, and the rest stays in its hold', async () => {
  const given = await givenCreator()
  await earnAt(given, { 10: 1000, 20: 3000, 30: 6000 })

  await release(secondsIn(3620))

  expect(await moneyOf(given.creator)).toEqual({ pending: 900, available: 900 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a run releases at most the given number of creators, and the next run the others', async () => {
  const both = [await givenCreator(), await givenCreator()]
  for (const given of both) await earnAt(given, { 40: 1000 })

  expect(await release(secondsIn(3640), 1)).toBe(1)
  expect(await release(secondsIn(3640), 1000)).toBeGreaterThanOrEqual(1)
  for (const { creator } of both) {
    expect(await moneyOf(creator)).toEqual({ pending: 0, available: 300 })
  }
})

test('money returned to its hold by a process with a slow clock is released again', async () => {
  const given = await givenCreator()
  await earnAt(given, { 50: 1000 })
  await release(secondsIn(3650))
  const at = secondsIn(3649)
  const freezeId = newId<FreezeId>()
  const freeze = { id: freezeId, cause: 'held', withUnpaid: true, facts: {} } as const
  await database.db.transaction(async (tx) => {
    const of = { submissionId: given.submissionId }
    await freezeMoney(tx, { ...freeze, of, reason: 'Looked at', openedBy: null, at })
    await releaseFreeze(tx, { freezeId, closedBy: null, at })
  })
  const between = await moneyOf(given.creator)

  await release(secondsIn(3651))

  expect(between).toEqual({ pending: 300, available: 0 })
  expect(await moneyOf(given.creator)).toEqual({ pending: 0, available: 300 })
  expect(await brokenInvariants(database.db)).toEqual([])
})
