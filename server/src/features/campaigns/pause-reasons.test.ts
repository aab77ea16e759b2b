import type { PauseReason } from '@permille/contract/campaigns'
import type { CampaignId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeDraft } from '../../testing/test-marketplace.ts'
import { makeAdmin, makeBrand, type TestBrand } from '../../testing/test-users.ts'
import { changeCampaignStatus } from './change-campaign-status.ts'
import { makeDueTransitions } from './make-due-transitions.ts'
import { findOffer } from './offers/offer-store.ts'
import { lockFundingTarget, recordFunding } from './record-funding.ts'
import {
  keepPausedAfterLoss,
  liftExhaustion,
  pauseByAdmin,
  pauseForChargeback,
  pauseForSuspension,
  resumeAfterChargeback,
  resumeAfterSuspension,
} from './system-transitions.ts'
import { exhaust, queuedJobs, storedCampaign, storedHistory } from './testing/stored-campaign.ts'

let opened: TestDatabase
let database: DatabaseServer
let brand: TestBrand
let adminId: UserId
let campaignId: CampaignId

beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.db
  adminId = (await makeAdmin(database)).userId
})
beforeEach(async () => {
  brand = await makeBrand(database)
  campaignId = await makeDraft(database, brand, { at: now })
  await fund()
})
afterAll(() => opened.close())

const now = new Date('2026-11-21T12:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const turnAt = (at: Date) =>
  makeDueTransitions({ database, log: opened.log, clock: { now: () => at } })
const stored = () => storedCampaign(database, campaignId)
const fund = (cents = 10_000) =>
  database.transaction((tx) =>
    recordFunding(tx, {
      campaignId,
      amountCents: toCents(cents),
      feeCents: toCents(0),
      at: now,
    }),
  )

async function givenScheduled(): Promise<void> {
  const startsAt = daysLater(2).toISOString()
  campaignId = await makeDraft(database, brand, { at: now, startsAt })
  await fund()
}

type Change = 'pause' | 'resume' | 'complete'
function change(step: Change, by: 'brand' | 'admin', at = now): Promise<void> {
  const editor =
    by === 'brand' ? ({ ...brand, kind: by } as const) : ({ kind: by, userId: adminId } as const)
  return database.transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change: step, editor, at, note: 'A look' }),
  )
}

/** How each reason comes and how it ends. */
const reasons = {
  manual: { come: () => change('pause', 'brand'), end: () => change('resume', 'brand') },
  admin: { come: () => change('pause', 'admin'), end: () => change('resume', 'admin') },
  suspended: {
    come: () => suspend(true),
    end: () => suspend(false),
  },
  funding_disputed: {
    come: () => database.transaction((tx) => pauseForChargeback(tx, campaignId, now)),
    end: () =>
      database.transaction((tx) =>
        resumeAfterChargeback(tx, { campaignId, isLossUndone: false, at: now }),
      ),
  },
  budget_exhausted: {
    come: () => spend(),
    end: () => database.transaction((tx) => liftExhaustion(tx, campaignId, now)),
  },
} as const satisfies Partial<Record<PauseReason, Way>>

interface Way {
  readonly come: () => Promise<void>
  readonly end: () => Promise<unknown>
}

async function suspend(isSuspended: boolean): Promise<void> {
  const { userId } = brand
  const at = isSuspended ? now : null
  await run(
    database,
    sql`UPDATE users SET suspended_at = ${at}::timestamptz,
        suspended_reason = ${isSuspended ? 'Unpaid bills' : null}::text WHERE id = ${userId}`,
  )
  await database.transaction((tx) =>
    isSuspended
      ? pauseForSuspension(tx, { userId, at: now, requestId: 'r' })
      : resumeAfterSuspension(tx, { userId, at: now }),
  )
}

/** Notes the lack of money as the last cent does; the money stays, so that it can end at once. */
async function spend(): Promise<void> {
  await run(
    database,
    sql`UPDATE campaigns SET status = 'paused',
        pause_reasons = array_append(pause_reasons, 'budget_exhausted'), exhausted_at = ${now}
      WHERE id = ${campaignId}`,
  )
}

type Name = keyof typeof reasons
const names = Object.keys(reasons) as Name[]
const pairs = names.flatMap((first) =>
  names.filter((second) => second !== first).map((second) => [first, second] as const),
)
/** A bank that decides for us returns money. */
const comesWithMoney = (pair: readonly Name[]) =>
  pair.includes('funding_disputed') && pair.includes('budget_exhausted')

test.each(pairs.filter((pair) => !comesWithMoney(pair)))(
  'paused as %s and then as %s it waits for both, whichever ends first',
  async (first, second) => {
    for (const [earlier, later] of [
      [first, second],
      [second, first],
    ] as const) {
      await reasons[first].come()
      await reasons[second].come()
      const both = await stored()
      const isKept = earlier === 'manual' && later === 'admin'
      if (isKept) {
        await expect(reasons.manual.end()).rejects.toMatchObject({
          code: 'campaign-paused-by-another',
        })
      } else await reasons[earlier].end()
      const one = await stored()
      await reasons[later].end()
      if (isKept) await reasons.manual.end()

      expect(both).toMatchObject({ status: 'paused', pauseReasons: [first, second] })
      const left = isKept ? [first, second] : [later]
      expect(one).toMatchObject({ status: 'paused', pauseReasons: left })
      expect(await stored()).toMatchObject({ status: 'live', pauseReasons: [], exhaustedAt: null })
    }
  },
)

test('an admin pauses what its brand has paused, and the brand’s Resume changes nothing then', async () => {
  await change('pause', 'brand')
  await change('pause', 'admin')

  await expect(change('resume', 'brand')).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
  const both = await stored()
  await change('resume', 'admin')

  expect(both).toMatchObject({ pauseReason: 'admin', pauseReasons: ['manual', 'admin'] })
  expect(await stored()).toMatchObject({ status: 'paused', pauseReasons: ['manual'] })
  expect((await storedHistory(database, campaignId)).slice(-3)).toEqual([
    'live→paused by brand',
    'paused→paused by admin',
    'paused→paused by admin',
  ])
})

test('a reported payment pauses a campaign that its brand had paused', async () => {
  await change('pause', 'brand')

  const pause = { campaignId, userId: adminId, note: 'Reported', at: now, requestId: 'r' }
  await database.transaction((tx) => pauseByAdmin(tx, pause))

  await expect(change('resume', 'brand')).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
})

test.each(['admin', 'suspended', 'funding_disputed'] as const)(
  'scheduled and then paused as %s, it goes live only once that has ended',
  async (reason) => {
    await givenScheduled()
    const offer = () => findOffer(database, campaignId, { viewer: null, inviteHash: null, at: now })
    const offered = await offer()
    await reasons[reason].come()

    const hidden = await offer()
    await turnAt(daysLater(3))
    const waiting = await stored()
    await reasons[reason].end()
    await turnAt(daysLater(3))

    expect([offered?.id, hidden]).toEqual([campaignId, undefined])
    expect(waiting).toMatchObject({ status: 'draft', pauseReason: null, pauseReasons: [reason] })
    expect(await stored()).toMatchObject({ status: 'live', pauseReasons: [] })
  },
)

test('a payment lost before the start keeps a scheduled campaign from money and from going live', async () => {
  await givenScheduled()
  await database.transaction((tx) => keepPausedAfterLoss(tx, campaignId, now))

  await turnAt(daysLater(3))

  const target = { campaignId, brandId: brand.brandId, amountCents: toCents(100), at: now }
  const paying = database.transaction((tx) => lockFundingTarget(tx, target))
  await expect(paying).rejects.toMatchObject({ code: 'funding-lost' })
  expect(await stored()).toMatchObject({ status: 'draft' })
  await change('resume', 'admin')
  await turnAt(daysLater(3))
  expect(await stored()).toMatchObject({ status: 'live' })
})

test('a scheduled campaign that an admin has paused still ends at its end', async () => {
  await givenScheduled()
  await change('pause', 'admin')
  await run(database, sql`UPDATE campaigns SET ends_at = ${daysLater(4)} WHERE id = ${campaignId}`)

  await turnAt(daysLater(5))

  expect(await stored()).toMatchObject({ status: 'completed', pauseReasons: ['admin'] })
})

test('ended by its brand, a campaign that an admin has paused keeps that, until an admin ends it', async () => {
  await change('pause', 'brand')
  await change('pause', 'admin')
  await change('complete', 'brand')
  const ended = await stored()

  await change('resume', 'admin', daysLater(1))

  expect(ended).toMatchObject({ status: 'completed', pauseReason: null, pauseReasons: ['admin'] })
  expect(await stored()).toMatchObject({
    status: 'completed',
    pauseReasons: [],
    completedAt: now,
  })
  expect((await storedHistory(database, campaignId)).at(-1)).toBe('completed→completed by admin')
})

test('a campaign that its brand has paused ends seven days after its money', async () => {
  await change('pause', 'brand')
  await spend()
  await run(
    database,
    sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${campaignId}`,
  )

  await turnAt(daysLater(6))
  const waiting = await stored()
  await turnAt(daysLater(7))

  expect(waiting.status).toBe('paused')
  expect((await stored()).status).toBe('completed')
})

test('the days without money do not run while its brand cannot pay in', async () => {
  await exhaust(database, campaignId, now)
  await run(
    database,
    sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${campaignId}`,
  )
  await suspend(true)
  await turnAt(daysLater(8))
  const waiting = await stored()

  await database.transaction((tx) =>
    resumeAfterSuspension(tx, { userId: brand.userId, at: daysLater(8) }),
  )

  expect(waiting).toMatchObject({ status: 'paused', exhaustedAt: now })
  expect(await stored()).toMatchObject({ status: 'paused', exhaustedAt: daysLater(8) })
})

test.each(['admin', 'suspended', 'funding_disputed'] as const)(
  'paused as %s, its open payments are cancelled',
  async (reason) => {
    await reasons[reason].come()

    expect(await queuedJobs(database, 'payments-unwanted')).toContainEqual({ campaignId })
  },
)

test('the database keeps no live campaign with a reason, and no paused one without', async () => {
  const change = (state: string, reason: string) =>
    run(
      database,
      sql`UPDATE campaigns SET status = ${state}::campaign_status, pause_reasons = ${reason}::text[]
        WHERE id = ${campaignId}`,
    )

  await expect(change('live', '{manual}')).rejects.toMatchObject({
    constraint: 'campaigns_live_without_reasons',
  })
  await expect(change('paused', '{}')).rejects.toMatchObject({
    constraint: 'campaigns_paused_for_reasons',
  })
})
