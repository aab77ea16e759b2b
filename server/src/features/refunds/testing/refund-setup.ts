import type { CampaignId, RefundId, SubmissionId } from '@permille/contract/ids'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { publishAll } from '#features/events/testing/publish-all.ts'
import { applyFundingOutcome } from '#features/funding/apply-funding-outcome.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
} from '#features/funding/testing/funding-setup.ts'
import { closeSubmission } from '#features/submissions/close-submission.ts'
import { rejectSubmission } from '#features/submissions/review/reject-submission.ts'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { paymentClaim, transferClaim } from '#money/books/invariants.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { requestRefund } from '../request-refund.ts'

/** Payments, and books that were checked once, as refunds need. */
export async function setUpRefunds(): Promise<FundingSetup> {
  const setup = await setUpFunding()
  // Stripe keeps its fee of each payment, so the payments alone cannot be refunded whole.
  await setup.sandbox.fillBalance(1_000_000)
  const { database, log } = setup.deps
  const compareTransfers = async () => ({ ...transferClaim, offenders: [], unchecked: null })
  const comparePayments = async () => ({ ...paymentClaim, offenders: [], unchecked: null })
  await watchBooks({
    database,
    booksDatabase: database,
    log,
    booksCheckSeconds: 600,
    comparePayments,
    compareTransfers,
  })
  return setup
}

/** Pays for a campaign of the setup's brand, by card, with the 10 % fee on top. */
export async function payFor(
  setup: FundingSetup,
  given: { amountCents?: number; campaignId?: CampaignId; card?: string | undefined } = {},
): Promise<CampaignId> {
  const { card, ...wanted } = given
  const { campaignId, fundingId, clientSecret } = await openFunding(setup, wanted)
  await pay(setup, { clientSecret }, card)
  await applyFundingOutcome(setup.deps, fundingId)
  return campaignId
}

/** A creator earns this much of the campaign with a post that is locked afterwards. */
export async function spendOf(
  { deps: { database } }: FundingSetup,
  campaignId: CampaignId,
  cents: number,
): Promise<SubmissionId> {
  const creator = await makeCreator(database)
  const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
  const submissionId = await makeApprovedSubmission(database, { campaignId, creator, ...terms })
  await earn(database, { submissionId, views: cents })
  await database.transaction((tx) =>
    closeSubmission(tx, { submissionId, reason: 'ended', at: new Date() }),
  )
  return submissionId
}

/** A post without views that its brand refused: its creator can still win this bonus. */
export async function refuseOf(
  { deps, brand }: FundingSetup,
  campaignId: CampaignId,
  flatBonusCents: number,
): Promise<void> {
  const { database } = deps
  const creator = await makeCreator(database)
  const id = await makePendingSubmission(database, { campaignId, creator, flatBonusCents })
  const decision = { submissionId: id, reviewer: brand }
  await rejectSubmission(deps, { ...decision, code: 'low_quality', note: null })
}

export async function endCampaign(
  { deps: { database, clock }, brand }: FundingSetup,
  campaignId: CampaignId,
): Promise<void> {
  const editor = { ...brand, kind: 'brand' } as const
  await database.transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change: 'complete', editor, at: clock.now() }),
  )
}

export interface StoredRefund {
  readonly id: RefundId
  readonly status: string
  readonly amountCents: number
  readonly feeCents: number
  readonly owedCents: number
}

/** Of one campaign, newest payment first. */
export function storedRefunds(db: Database, campaignId: CampaignId): Promise<StoredRefund[]> {
  return manyRows(
    db,
    sql<StoredRefund>`SELECT r.id, r.status, r.amount_cents, r.fee_cents, r.owed_cents
      FROM refunds r
      JOIN campaign_funding f ON f.id = r.funding_id
      WHERE r.campaign_id = ${campaignId} ORDER BY r.created_at, f.settled_at DESC`,
  )
}

export interface Requested {
  readonly id: RefundId
  readonly campaignId: CampaignId
}

/** $110.00 asked back from a payment by this card, and not sent. */
export async function givenRefund(setup: FundingSetup, card?: string): Promise<Requested> {
  const campaignId = await payFor(setup, { card })
  await endCampaign(setup, campaignId)
  const request = { campaignId, brand: setup.brand, requestId: 'request' }
  const [id] = await setup.deps.database.transaction((tx) =>
    requestRefund(tx, request, setup.deps.clock.now()),
  )
  if (id === undefined) throw new Error('nothing was requested')
  return { id, campaignId }
}

/** What the provider has of the payment, whoever asked for it. */
export async function listMade(
  { deps: { database, provider } }: FundingSetup,
  { campaignId }: Requested,
): Promise<readonly Refund[]> {
  const { intentId } = await exactlyOne(
    database,
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  return await provider.listRefunds(intentId)
}

/** When each job that is to send the refund runs. */
export async function sendingsOf(db: Database, refundId: RefundId): Promise<Date[]> {
  const rows = await manyRows(
    db,
    sql<{ runAt: Date }>`SELECT run_at FROM graphile_worker.jobs
      WHERE task_identifier = 'send-refund' AND key = ${`send-refund:${refundId}`}`,
  )
  return rows.map(({ runAt }) => runAt)
}

/** What is audited of the refund itself: action, and what it says. */
export function auditsOf(db: Database, refundId: RefundId) {
  return manyRows(
    db,
    sql<{ action: string; after: object }>`SELECT action, after FROM audit_log
      WHERE object_type = 'refund' AND object_id = ${refundId} ORDER BY at`,
  )
}

/** What programs are told of a campaign's refund. */
export async function publishedRefund(
  test: TestDatabase,
  campaignId: CampaignId,
): Promise<unknown> {
  await publishAll(test)
  const { data } = await exactlyOne(
    test.db,
    sql<{ data: unknown }>`SELECT data FROM published_events
      WHERE type = 'refund.succeeded' AND data->>'campaignId' = ${campaignId}`,
  )
  return data
}
