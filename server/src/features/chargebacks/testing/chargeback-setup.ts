import type { CampaignId } from '@permille/contract/ids'
import type { FundingSetup } from '#features/funding/testing/funding-setup.ts'
import { payFor } from '#features/refunds/testing/refund-setup.ts'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A campaign whose payment ($100.00, or as given, and its 10 % fee) is disputed once `dispute` is asked. */
export async function payDisputed(
  setup: FundingSetup,
  given: { how?: 'claim' | 'ask'; campaignId?: CampaignId; amountCents?: number } = {},
): Promise<{ campaignId: CampaignId; dispute: () => Promise<Dispute> }> {
  const { how = 'claim', ...payment } = given
  const campaignId = await payFor(setup, payment)
  return { campaignId, dispute: () => disputePayment(setup, { campaignId, how }) }
}

/** What the cardholder of the campaign's newest payment does. */
async function disputePayment(
  setup: FundingSetup,
  { campaignId, how }: { campaignId: CampaignId; how: 'claim' | 'ask' },
): Promise<Dispute> {
  const { id } = await exactlyOne(
    setup.deps.database,
    sql<{ id: string }>`SELECT stripe_payment_intent_id AS id FROM campaign_funding
      WHERE campaign_id = ${campaignId} AND status = 'succeeded'
      ORDER BY created_at DESC LIMIT 1`,
  )
  return await disputePaymentOf(setup, { intentId: id, how })
}

/** The same, for any payment. */
export async function disputePaymentOf(
  { deps, sandbox }: FundingSetup,
  { intentId: id, how }: { intentId: string; how: 'claim' | 'ask' },
): Promise<Dispute> {
  await press(sandbox.url, 'charge', { charge: id, how })
  const all = await deps.provider.listDisputes(new Date(0))
  const found = all.find(({ paymentIntentId }) => paymentIntentId === id)
  if (found === undefined) throw new Error('not disputed')
  return found
}

/** What the cardholder's bank does: `won`, `lost`, `escalate` for a question, or `overturn` what it decided. */
export async function bankSays(
  { sandbox }: FundingSetup,
  dispute: Pick<Dispute, 'id'>,
  verdict: 'won' | 'lost' | 'escalate' | 'overturn',
): Promise<void> {
  await press(sandbox.url, 'dispute', { dispute: dispute.id, verdict })
}

async function press(url: string, form: string, fields: Record<string, string>): Promise<void> {
  await fetch(`${url}/console/stripe/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

export interface StoredChargeback {
  readonly status: string
  readonly isInquiry: boolean
  readonly fromBudgetCents: number
  readonly fromFeeCents: number
  readonly owedCents: number
  readonly writtenOffCents: number
  readonly problem: string | null
}

export function storedChargeback(db: Database, campaignId: CampaignId): Promise<StoredChargeback> {
  return exactlyOne(
    db,
    sql<StoredChargeback>`SELECT status, is_inquiry, from_budget_cents, from_fee_cents, owed_cents,
        written_off_cents, problem
      FROM chargebacks WHERE campaign_id = ${campaignId}`,
  )
}

interface StoredState {
  readonly status: string
  readonly pauseReasons: string[]
  readonly leftCents: number
  readonly paidOutCents: number
}

/** The campaign as its screens show it. */
export function storedCampaign(db: Database, campaignId: CampaignId) {
  return exactlyOne(
    db,
    sql<StoredState>`SELECT status, pause_reasons, campaign_left_cents(c) AS left_cents, paid_out_cents
      FROM campaigns c WHERE id = ${campaignId}`,
  )
}

/** "chargeback-opened 5000 budget", the last word of its key, one for each; "budget:2" is of the second turn. */
export async function chargebackEntries(db: Database, campaignId: CampaignId): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ entry: string }>`SELECT concat_ws(' ', event, amount_cents,
        (regexp_match(idempotency_key, ':([a-z]+(:[0-9]+)?)$'))[1]) AS entry
      FROM ledger_entries WHERE campaign_id = ${campaignId} AND event LIKE 'chargeback-%' ORDER BY seq`,
  )
  return rows.map(({ entry }) => entry)
}

/** What is audited of the disputes of a campaign, in the order in which it happened. */
export async function chargebackAudits(db: Database, campaignId: CampaignId): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ action: string }>`SELECT a.action FROM audit_log a
      JOIN chargebacks b ON b.id::text = a.object_id::text
      WHERE b.campaign_id = ${campaignId} ORDER BY a.at`,
  )
  return rows.map(({ action }) => action)
}
