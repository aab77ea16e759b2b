import type { CampaignId, RefundId } from '@permille/contract/ids'
import { paymentClaim, transferClaim } from '../../../money/books/invariants.ts'
import { watchBooks } from '../../../money/books/watch-books.ts'
import type { Database } from '../../../platform/database/database.ts'
import { manyRows } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { earn, makeApprovedSubmission, makeCreator } from '../../../testing/test-marketplace.ts'
import { changeCampaignStatus } from '../../campaigns/public.ts'
import { applyFundingOutcome } from '../../funding/apply-funding-outcome.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
} from '../../funding/testing/funding-setup.ts'
import { closeSubmission } from '../../submissions/close-submission.ts'

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
): Promise<void> {
  const creator = await makeCreator(database)
  const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
  const submissionId = await makeApprovedSubmission(database, { campaignId, creator, ...terms })
  await earn(database, { submissionId, views: cents })
  await database.transaction((tx) =>
    closeSubmission(tx, { submissionId, reason: 'ended', at: new Date() }),
  )
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
}

/** Of one campaign, newest payment first. */
export function storedRefunds(db: Database, campaignId: CampaignId): Promise<StoredRefund[]> {
  return manyRows(
    db,
    sql<StoredRefund>`SELECT r.id, r.status, r.amount_cents, r.fee_cents FROM refunds r
      JOIN campaign_funding f ON f.id = r.funding_id
      WHERE r.campaign_id = ${campaignId} ORDER BY r.created_at, f.settled_at DESC`,
  )
}
