import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseServer } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeAdmin, makeBrand, type TestBrand } from '#testing/test-users.ts'
import { changeCampaignStatus } from './change-campaign-status.ts'
import { deleteDraft } from './delete-draft.ts'
import { makeDueTransitions } from './make-due-transitions.ts'
import { lockFundingTarget, recordFunding } from './record-funding.ts'
import { completeWhenOver, goLive, liftExhaustion } from './system-transitions.ts'
import {
  exhaust,
  neverCalled,
  queuedJobs,
  storedCampaign,
  storedHistory,
} from './testing/stored-campaign.ts'

let opened: TestDatabase
let database: DatabaseServer
let brand: TestBrand

beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.db
  brand = await makeBrand(database)
})
afterAll(() => opened.close())

const now = new Date('2026-11-21T12:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const turnAt = (at: Date) =>
  makeDueTransitions({ database, log: opened.log, clock: { now: () => at } })

function fund(campaignId: CampaignId, cents = 10_000, at = now): Promise<void> {
  return database.transaction((tx) =>
    recordFunding(tx, { campaignId, amountCents: toCents(cents), feeCents: toCents(0), at }),
  )
}

async function makeLive(owner = brand): Promise<CampaignId> {
  const campaignId = await makeDraft(database, owner, { at: now })
  await fund(campaignId)
  return campaignId
}

type PersonChange = Parameters<typeof changeCampaignStatus>[1]

function change(
  campaignId: CampaignId,
  request: Pick<PersonChange, 'change' | 'editor'>,
): Promise<void> {
  return database.transaction((tx) => changeCampaignStatus(tx, { campaignId, at: now, ...request }))
}

test('a funding makes a draft live, and records its history and first live time', async () => {
  const campaignId = await makeDraft(database, brand, { at: now })

  await fund(campaignId)

  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'live',
    fundedCents: 10_000,
    budgetCents: 10_000,
    liveAt: now,
  })
  expect(await storedHistory(database, campaignId)).toEqual([
    '→draft by brand',
    'draft→live by system',
  ])
})

test('money above the budget raises the budget, money below it does not', async () => {
  const campaignId = await makeDraft(database, brand, { at: now })

  await fund(campaignId, 4_000)
  const before = await storedCampaign(database, campaignId)
  await fund(campaignId, 8_000)

  expect(before).toMatchObject({ fundedCents: 4_000, budgetCents: 10_000 })
  expect(await storedCampaign(database, campaignId)).toMatchObject({
    fundedCents: 12_000,
    budgetCents: 12_000,
  })
})

test('a scheduled campaign stays a draft until its start', async () => {
  const campaignId = await makeDraft(database, brand, {
    at: now,
    startsAt: daysLater(2).toISOString(),
  })
  await fund(campaignId)
  const scheduled = await storedCampaign(database, campaignId)

  await turnAt(daysLater(1))
  const waiting = await storedCampaign(database, campaignId)
  await turnAt(daysLater(2))

  expect([scheduled.status, waiting.status]).toEqual(['draft', 'draft'])
  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'live',
    liveAt: daysLater(2),
  })
})

test('a campaign that ended before its funding arrived never goes live', async () => {
  const campaignId = await makeDraft(database, brand, {
    at: now,
    endsAt: daysLater(1).toISOString(),
  })

  await fund(campaignId, 10_000, daysLater(1))
  const isTaken = await database.transaction((tx) => goLive(tx, campaignId, daysLater(1)))

  expect(isTaken).toBe(false)
  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'draft',
    fundedCents: 10_000,
  })
})

test('a brand pauses and resumes its campaign', async () => {
  const campaignId = await makeLive()

  await change(campaignId, { change: 'pause', editor: brand })
  const paused = await storedCampaign(database, campaignId)
  await change(campaignId, { change: 'resume', editor: brand })

  expect(paused).toMatchObject({ status: 'paused', pauseReason: 'manual' })
  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'live',
    pauseReason: null,
    liveAt: now,
  })
})

test('only an admin resumes what an admin paused', async () => {
  const campaignId = await makeLive()
  const admin = { kind: 'admin', userId: (await makeAdmin(database)).userId } as const
  await change(campaignId, { change: 'pause', editor: admin })

  const byBrand = change(campaignId, { change: 'resume', editor: brand })

  await expect(byBrand).rejects.toMatchObject({ code: 'campaign-paused-by-another' })
  await change(campaignId, { change: 'resume', editor: admin })
  expect((await storedCampaign(database, campaignId)).status).toBe('live')
})

test('a second admin sees why the first one paused a campaign', async () => {
  const campaignId = await makeLive()
  const admin = { kind: 'admin', userId: (await makeAdmin(database)).userId } as const
  const pause = (note: string) =>
    database.transaction((tx) =>
      changeCampaignStatus(tx, { campaignId, change: 'pause', editor: admin, at: now, note }),
    )
  await pause('Its brief asks for lies')

  await expect(pause('Odd')).rejects.toMatchObject({
    code: 'campaign-status',
    message: expect.stringMatching(/already paused .*for this reason: “.?Its brief asks for lies/),
  })
})

test('another brand finds nothing to pause, end, fund or delete', async () => {
  const campaignId = await makeLive()
  const stranger = await makeBrand(database, 'Stranger')
  const target = { campaignId, brandId: stranger.brandId, amountCents: toCents(100), at: now }

  const attempts = await Promise.allSettled([
    change(campaignId, { change: 'pause', editor: stranger }),
    change(campaignId, { change: 'complete', editor: stranger }),
    database.transaction((tx) => lockFundingTarget(tx, target)),
    deleteDraft({ database, cancelOpenPayments: neverCalled }, { campaignId, ...stranger }),
  ])

  for (const attempt of attempts) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { family: 'not-found' } })
  }
  expect((await storedCampaign(database, campaignId)).status).toBe('live')
})

test('ten simultaneous pauses make one transition', async () => {
  const campaignId = await makeLive()

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => change(campaignId, { change: 'pause', editor: brand })),
  )

  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await storedHistory(database, campaignId)).toEqual([
    '→draft by brand',
    'draft→live by system',
    'live→paused by brand',
  ])
})

test('an ended campaign stays ended and enqueues the notifications for its submissions', async () => {
  const campaignId = await makeLive()

  await change(campaignId, { change: 'complete', editor: brand })

  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'completed',
    completedAt: now,
  })
  expect(await queuedJobs(database, 'campaign-completed')).toContainEqual({ campaignId })
  await expect(change(campaignId, { change: 'resume', editor: brand })).rejects.toMatchObject({
    code: 'campaign-status',
  })
})

test('a campaign without money cannot be resumed by hand, but a top-up resumes it', async () => {
  const campaignId = await makeLive()
  await exhaust(database, campaignId, now)
  await run(
    database,
    sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${campaignId}`,
  )

  const isLifted = await database.transaction((tx) => liftExhaustion(tx, campaignId, now))
  const exhausted = await storedCampaign(database, campaignId)
  await fund(campaignId, 500)

  expect(isLifted).toBe(false)
  expect(exhausted).toMatchObject({
    status: 'paused',
    pauseReason: 'budget_exhausted',
    exhaustedAt: now,
  })
  expect(await storedCampaign(database, campaignId)).toMatchObject({
    status: 'live',
    pauseReason: null,
    exhaustedAt: null,
    budgetCents: 10_500,
  })
})

test('a top-up does not resume a campaign that its brand paused', async () => {
  const campaignId = await makeLive()
  await change(campaignId, { change: 'pause', editor: brand })

  await fund(campaignId, 500)

  expect(await storedCampaign(database, campaignId)).toMatchObject({ pauseReason: 'manual' })
})

test('seven days without money, or the end date, complete a campaign', async () => {
  const exhaustedId = await makeLive()
  await exhaust(database, exhaustedId, now)
  const endingId = await makeDraft(database, brand, { at: now, endsAt: daysLater(3).toISOString() })
  await fund(endingId)

  await turnAt(daysLater(6))
  const early = await storedCampaign(database, exhaustedId)
  await turnAt(daysLater(7))

  expect(early.status).toBe('paused')
  expect(await storedCampaign(database, exhaustedId)).toMatchObject({
    status: 'completed',
    completedAt: daysLater(7),
  })
  expect((await storedCampaign(database, endingId)).status).toBe('completed')
  const again = await database.transaction((tx) => completeWhenOver(tx, endingId, daysLater(9)))
  expect(again).toBe(false)
})

test('a failing campaign does not block the others', async () => {
  const endsAt = daysLater(20).toISOString()
  const stuckId = await makeDraft(database, brand, { at: now, endsAt })
  const otherId = await makeDraft(database, brand, { at: now, endsAt })
  for (const campaignId of [stuckId, otherId]) await fund(campaignId)
  await run(
    database,
    sql`CREATE TRIGGER stuck BEFORE UPDATE ON campaigns FOR EACH ROW
      WHEN (OLD.name = 'Stuck') EXECUTE FUNCTION refuse_change()`,
  )
  await run(database, sql`UPDATE campaigns SET name = 'Stuck' WHERE id = ${stuckId}`)

  await turnAt(daysLater(20))

  expect((await storedCampaign(database, stuckId)).status).toBe('live')
  expect((await storedCampaign(database, otherId)).status).toBe('completed')
})
