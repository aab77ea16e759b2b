import type { ChargebackId } from '@permille/contract/ids'
import type { DisputeSetup } from '#features/disputes/testing/dispute-setup.ts'
import { insertPaymentRow, insertRefundRow } from '#features/refunds/testing/refund-row.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCampaign,
} from '#testing/test-marketplace.ts'

type Act = () => Promise<unknown>
type Deps = DisputeSetup['deps']

const change = ({ database }: Deps, statement: Statement<unknown>) =>
  database.transaction((tx) => run(tx, statement))

/** A day of campaigns and of what brands pay and have back. */
export function moneyOfDay({ deps, adminUserId }: DisputeSetup): readonly Act[] {
  const campaign = (name: string) => namedCampaign(deps, name)
  return [
    async () => everyCampaignChange(deps, await campaign('Spring')),
    async () => stayedPaused(deps, await campaign('Summer')),
    async () => endedWithMoney(deps, await campaign('Autumn')),
    async () => almostSpent(deps, await campaign('Winter')),
    async () => payments(deps, await campaign('Paid')),
    async () => refunds(deps, await campaign('Refunded')),
    async () => refundable(deps, await campaign('Ended')),
    async () => refundableRest(deps, await campaign('Long ended')),
    () => payouts(deps),
    () => discrepancy(deps),
    () => frozenMoney(deps, adminUserId),
  ]
}

async function namedCampaign(deps: Deps, name: string): Promise<TestCampaign> {
  const campaign = await makeLiveCampaign(deps.database, { fundedCents: 10_000, feeCents: 1000 })
  await change(deps, sql`UPDATE campaigns SET name = ${name} WHERE id = ${campaign.id}`)
  return campaign
}

interface Step {
  readonly from: string
  readonly to: string
  readonly by: 'system' | 'admin'
  readonly reason?: string
  readonly lifted?: string
  readonly note?: string
}

async function write(deps: Deps, { id }: TestCampaign, steps: readonly Step[]): Promise<void> {
  for (const { from, to, by, reason = null, lifted = null, note = null } of steps) {
    await change(
      deps,
      sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason,
          lifted, note, at)
        VALUES (${id}, ${from}, ${to}, ${by}, ${reason}, array_remove(ARRAY[${lifted}::text], NULL), ${note},
          clock_timestamp())`,
    )
  }
}

const lifts = (to: string): Step => ({ from: to, to, by: 'admin', lifted: 'admin' })
const pauses = (to: string): Step => ({ from: to, to, by: 'admin', reason: 'admin' })

function everyCampaignChange(deps: Deps, campaign: TestCampaign): Promise<void> {
  return write(deps, campaign, [
    { from: 'draft', to: 'live', by: 'system' },
    { from: 'paused', to: 'live', by: 'system' },
    { ...pauses('live'), note: 'A look' },
    ...['draft', 'live', 'paused', 'completed'].map(pauses),
    ...['draft', 'paused', 'completed'].map(lifts),
    { from: 'live', to: 'paused', by: 'system', reason: 'suspended' },
    { from: 'live', to: 'paused', by: 'system', reason: 'budget_exhausted' },
    { from: 'paused', to: 'paused', by: 'system', reason: 'budget_exhausted' },
    { from: 'live', to: 'completed', by: 'system' },
  ])
}

async function stayedPaused(deps: Deps, campaign: TestCampaign): Promise<void> {
  await change(
    deps,
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual,funding_disputed}'
      WHERE id = ${campaign.id}`,
  )
  const exhausted = { by: 'system', reason: 'budget_exhausted' } as const
  await write(deps, campaign, [lifts('paused'), { from: 'live', to: 'paused', ...exhausted }])
}

async function endedWithMoney(deps: Deps, campaign: TestCampaign): Promise<void> {
  await change(
    deps,
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{admin}' WHERE id = ${campaign.id}`,
  )
  await write(deps, campaign, [{ from: 'paused', to: 'completed', by: 'admin' }])
}

/** A fifth is left, and posts wait for what a bonus needs. */
async function almostSpent(deps: Deps, { id: campaignId }: TestCampaign): Promise<void> {
  const creator = await makeCreator(deps.database)
  const given = { campaignId, creator }
  const submissionId = await makeApprovedSubmission(deps.database, given)
  await earn(deps.database, { submissionId, views: 28_000 })
}

async function payments(deps: Deps, campaign: TestCampaign): Promise<void> {
  await insertPaymentRow(deps.database, campaign)
  await insertPaymentRow(deps.database, campaign, { status: 'failed' })
  const apart = await insertPaymentRow(deps.database, campaign, { status: 'failed' })
  await change(deps, sql`UPDATE campaign_funding SET set_apart_at = now() WHERE id = ${apart}`)
}

async function refunds(deps: Deps, campaign: TestCampaign): Promise<void> {
  const { database } = deps
  const fundingId = await insertPaymentRow(database, campaign)
  const refund = (status: 'succeeded' | 'failed') =>
    insertRefundRow(database, { campaign, fundingId, status })
  const [, owed, elsewhere, , undone] = [
    await refund('succeeded'),
    await refund('succeeded'),
    await refund('succeeded'),
    await refund('failed'),
    await refund('failed'),
  ]
  await change(deps, sql`UPDATE refunds SET owed_cents = 700 WHERE id IN (${owed}, ${undone})`)
  await change(
    deps,
    sql`UPDATE refunds SET paid_reference = 'WIRE 7', stripe_refund_id = NULL WHERE id = ${elsewhere}`,
  )
  await change(
    deps,
    sql`INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref,
        payment_intent_id, mark, amount_cents, fee_cents, created_at, available_on)
      VALUES ('txn_1', 'charge', 'charge', 'payment', ${`pi_${fundingId}`}, ${`pi_${fundingId}`},
        'ours', 11000, 349, now(), now())`,
  )
  await change(
    deps,
    sql`UPDATE campaign_funding SET refunded_amount_cents = 5000, refunded_fee_cents = 500
      WHERE id = ${fundingId}`,
  )
  await chargebacks(deps, campaign, fundingId)
}

/** One that a bank asks about, known by its id. */
async function chargebacks(deps: Deps, { id }: TestCampaign, fundingId: string): Promise<void> {
  await change(
    deps,
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason,
        is_inquiry, status, opened_at, looked_at)
      VALUES (${newId<ChargebackId>()}, 'dp_1', ${id}, ${fundingId}, 11000, 'fraudulent', true,
        'needs_response', now(), now())`,
  )
}

async function refundable(deps: Deps, campaign: TestCampaign): Promise<void> {
  await insertPaymentRow(deps.database, campaign)
  await change(
    deps,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaign.id}`,
  )
}

async function refundableRest(deps: Deps, campaign: TestCampaign): Promise<void> {
  const fundingId = await insertPaymentRow(deps.database, campaign)
  await insertRefundRow(deps.database, { campaign, fundingId, status: 'succeeded' })
  await change(
    deps,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaign.id}`,
  )
}

async function payouts(deps: Deps): Promise<void> {
  const { id } = await makeCreator(deps.database)
  const rows = [
    { status: 'paid', transfer: 'tr_1' },
    { status: 'paid', reference: 'WIRE 8' },
    { status: 'failed', reason: 'Closed' },
    { status: 'queued', held: 'A second look' },
  ]
  for (const { status, transfer = null, reference = null, reason = null, held = null } of rows) {
    await change(
      deps,
      sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, settled_at, reason,
          stripe_transfer_id, paid_reference, held_at, held_reason)
        VALUES (${newId()}, ${id}, 5000, ${status}, 'acct_1', ${status === 'queued' ? null : new Date()},
          ${reason}, ${transfer}, ${reference}, ${held === null ? null : new Date()}, ${held})`,
    )
  }
  await change(
    deps,
    sql`INSERT INTO payout_reversals (stripe_reversal_id, payout_id, amount_cents, at)
      SELECT 'trr_1', id, 1000, now() FROM payouts WHERE stripe_transfer_id = 'tr_1'`,
  )
}

async function discrepancy(deps: Deps): Promise<void> {
  await change(
    deps,
    sql`INSERT INTO book_exceptions (id, subject_kind, subject_ref, provider_cents, ledger_cents, found_at)
      VALUES (${newId()}, 'payment', 'pi_unknown', 500, 0, now())`,
  )
}

async function frozenMoney(deps: Deps, admin: string): Promise<void> {
  const { userId } = await makeCreator(deps.database)
  for (const action of ['user.release-frozen', 'user.take-back-frozen']) {
    await change(
      deps,
      sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id, after)
        VALUES (${newId()}, clock_timestamp(), 'admin', ${admin}, ${action}, 'user', ${userId},
          '{"reason": "Bought", "cents": 700}')`,
    )
  }
}
