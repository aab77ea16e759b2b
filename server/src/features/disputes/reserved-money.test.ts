import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { changeCampaignStatus } from '../campaigns/public.ts'
import { collectNotifications } from '../notifications/collect-notifications.ts'
import { listRefundable } from '../refunds/refundable-store.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { insertPaymentRow } from '../refunds/testing/refund-row.ts'
import { closeSubmission } from '../submissions/public.ts'
import { rejectSubmission } from '../submissions/review/reject-submission.ts'
import { reverseApproval } from '../submissions/review/reverse-approval.ts'
import { withdrawPost } from '../submissions/submit/withdraw-post.ts'
import { type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

const db = () => setup.deps.database
const day = 24
const rate = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }

interface Post {
  readonly id: SubmissionId
  readonly campaign: TestCampaign
  readonly creator: TestCreator
}

/** $100.00 and a fee of $10.00, by one card. */
async function paidCampaign(): Promise<TestCampaign> {
  const campaign = await makeLiveCampaign(db(), { fundedCents: 10_000, feeCents: 1000 })
  await insertPaymentRow(db(), campaign)
  return campaign
}

/** Waits for the brand, with so many views when it was submitted. */
async function pending(
  campaign: TestCampaign,
  given: { views: number; bonusCents?: number; maxCents?: number; isProven?: boolean },
): Promise<Post> {
  const { views, bonusCents = 0, maxCents = 0, isProven = true } = given
  const creator = await makeCreator(db(), { isProven })
  const terms = { ...rate, flatBonusCents: bonusCents, maxPayoutCents: maxCents }
  const id = await makePendingSubmission(db(), { campaignId: campaign.id, creator, ...terms })
  await run(
    db(),
    sql`INSERT INTO submission_metrics (id, submission_id, view_count, source, counted, snapshot_time)
      SELECT ${newId()}, id, ${views}, 'api', false, submitted_at FROM submissions WHERE id = ${id}`,
  )
  return { id, campaign, creator }
}

async function reject({ id, campaign }: Post): Promise<void> {
  const decision = { submissionId: id, reviewer: campaign.brand }
  await rejectSubmission(setup.deps, { ...decision, code: 'low_quality', note: null })
}

async function complete({ id: campaignId, brand }: TestCampaign): Promise<void> {
  const editor = { ...brand, kind: 'brand' } as const
  const at = setup.deps.clock.now()
  await db().transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change: 'complete', editor, at }),
  )
}

const shown = async ({ id: campaignId, brand: { brandId } }: TestCampaign) =>
  (await listRefundable(db(), { limit: 9, brandId, campaignId, at: setup.deps.clock.now() }))[0]

/** What went back, in cents; or why nothing did. */
async function refund({ id: campaignId, brand }: TestCampaign): Promise<number | string> {
  const request = { campaignId, brand, requestId: 'request' }
  const at = setup.deps.clock.now()
  try {
    const ids = await db().transaction((tx) => requestRefund(tx, request, at))
    const { cents } = await exactlyOne(
      db(),
      sql<{ cents: number }>`SELECT sum(amount_cents + fee_cents)::int AS cents FROM refunds
        WHERE id = ANY(${ids}::uuid[])`,
    )
    return cents
  } catch (error) {
    return (error as { code: string }).code
  }
}

/** What the campaign's brand is told about money that can go back, as often as it is looked for. */
async function told({ id }: TestCampaign): Promise<string[]> {
  await run(db(), sql`UPDATE event_collection SET states_read_at = '2020-01-01'`)
  await collectNotifications(setup.deps)
  const rows = await manyRows(
    db(),
    sql<{ title: string }>`SELECT title FROM notifications WHERE key LIKE ${`refundable%:${id}`}
      ORDER BY seq`,
  )
  return rows.map(({ title }) => title)
}

test('money that refused posts could win stays until their last day; the rest is refunded at once', async () => {
  const campaign = await paidCampaign()
  const [first, second] = [
    await pending(campaign, { views: 5000 }),
    await pending(campaign, { views: 3000 }),
  ]
  await reject(first)
  await reject(second)
  await complete(campaign)

  expect(await shown(campaign)).toMatchObject({
    hindrance: null,
    totalCents: 2200,
    reservedCents: 8800,
    reservedCreators: 2,
    openDisputes: 0,
  })
  const possibleNow = '$22.00 of Test campaign can go back to your card'
  expect([await told(campaign), await told(campaign)]).toEqual([[possibleNow], [possibleNow]])
  expect(await refund(campaign)).toBe(2200)
  expect(await refund(campaign)).toBe('money-reserved')
  expect(await told(campaign)).toEqual([possibleNow])
  await setup.open(first)
  setup.moveTo(3 * day + 1)
  await setup.decide(first, 'approve')

  // $50.00 for its views, and the fee for them.
  expect((await setup.moneyOf(first)).pending).toBe(5000)
  expect(await shown(campaign)).toMatchObject({ hindrance: 'posts-open', reservedCents: 3300 })
  await db().transaction((tx) =>
    closeSubmission(tx, { submissionId: first.id, reason: 'ended', at: new Date() }),
  )
  setup.moveTo(7 * day + 1)
  expect(await shown(campaign)).toMatchObject({ totalCents: 3300, reservedCents: 0 })
  const restFree = 'The rest of Test campaign can go back to your card'
  expect([await told(campaign), await told(campaign)]).toEqual([
    [possibleNow, restFree],
    [possibleNow, restFree],
  ])
  expect(await refund(campaign)).toBe(3300)
  expect(await told(campaign)).toEqual([possibleNow, restFree])
  expect(await brokenInvariants(db())).toEqual([])
})

test('an open dispute reserves what its post could win, indefinitely, and nothing else', async () => {
  const campaign = await paidCampaign()
  const post = await pending(campaign, { views: 90_000, bonusCents: 500, maxCents: 2000 })
  await reject(post)
  await setup.open(post)
  await complete(campaign)
  setup.moveTo(8 * day)

  expect(await shown(campaign)).toMatchObject({
    hindrance: null,
    totalCents: 8250,
    reservedCents: 2750,
    reservedUntil: null,
    openDisputes: 1,
  })
  await setup.decide(post, 'reject')
  expect(await shown(campaign)).toMatchObject({ totalCents: 11_000, reservedCents: 0 })
})

test('a reversal reserves what it took back; a withdrawn post, or a deleted creator’s, reserves nothing', async () => {
  const campaign = await paidCampaign()
  const creator = await makeCreator(db())
  const given = { campaignId: campaign.id, creator, ...rate }
  const reversed = await makeApprovedSubmission(db(), given)
  await earn(db(), { submissionId: reversed, views: 4000 })
  const why = { code: 'off_brief', reason: 'Not the product', evidence: 'The video' } as const
  const by = { adminUserId: setup.adminUserId, requestId: newId() }
  await reverseApproval(setup.deps, { submissionId: reversed, ...by, ...why })
  const withdrawn = await pending(campaign, { views: 1000 })
  const { id: submissionId, creator: own } = withdrawn
  const owner = { creatorId: own.id, userId: own.userId, requestId: newId() }
  await withdrawPost(setup.deps, { submissionId, ...owner })
  const left = await pending(campaign, { views: 1000 })
  await reject(left)
  await run(
    db(),
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(),
      suspended_reason = 'Left' WHERE id = ${left.creator.userId}`,
  )
  await complete(campaign)

  expect(await shown(campaign)).toMatchObject({ reservedCents: 4400, reservedCreators: 1 })
})

test('a locked post reserves only what it could still win: with evidence, for seven days', async () => {
  const campaign = await paidCampaign()
  const lock = async (isProven: boolean) => {
    const creator = await makeCreator(db(), { isProven })
    const given = { campaignId: campaign.id, creator, ...rate }
    const flatBonusCents = isProven ? 0 : 500
    const id = await makeApprovedSubmission(db(), { ...given, flatBonusCents })
    if (isProven) {
      await earn(db(), { submissionId: id, views: 2000 })
    } else {
      await run(
        db(),
        sql`UPDATE submission_totals SET view_count = 1000
          WHERE submission_id = ${id}`,
      )
    }
    await db().transaction((tx) =>
      closeSubmission(tx, { submissionId: id, reason: 'ended', at: new Date() }),
    )
    return { id, campaign, creator }
  }
  const proven = await lock(true)
  await setup.open(proven)
  await lock(false)
  await complete(campaign)

  // $15.00 and its share of the fee for the proof, nothing for a lock of what is paid.
  expect(await shown(campaign)).toMatchObject({ reservedCents: 1650, reservedCreators: 1 })
  setup.moveTo(7 * day + 1)
  expect(await shown(campaign)).toMatchObject({ reservedCents: 0 })
})
