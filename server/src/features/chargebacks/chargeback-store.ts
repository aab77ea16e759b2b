import type { ChargebackStatus } from '@permille/contract/chargebacks/chargebacks'
import type { CampaignId, ChargebackId, FreezeId, FundingId } from '@permille/contract/ids'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import { columns } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { KnownChargeback } from './chargeback.ts'

const ownColumns = columns<Omit<KnownChargeback, 'brandId'>>('b')([
  'id',
  'stripeDisputeId',
  'campaignId',
  'fundingId',
  'amountCents',
  'turn',
  'fromBudgetCents',
  'fromFeeCents',
  'owedCents',
  'coveredFromBudgetCents',
  'coveredFromFeeCents',
  'paidFromBudgetCents',
  'paidFromFeeCents',
  'writtenOffCents',
  'recoveredFromBudgetCents',
  'recoveredFromFeeCents',
  'isInquiry',
  'status',
  'dueAt',
  'freezeId',
])
const knownColumns = sql<KnownChargeback>`${ownColumns}, f.brand_id`
const knownSources = sql<never>`chargebacks b JOIN campaign_funding f ON f.id = b.funding_id`

/** The campaign must be locked: everything that changes a chargeback waits for it. */
export async function readByDispute(
  tx: Transaction,
  stripeDisputeId: string,
): Promise<KnownChargeback | undefined> {
  return await firstRow(
    tx,
    sql<KnownChargeback>`SELECT ${knownColumns} FROM ${knownSources}
      WHERE b.stripe_dispute_id = ${stripeDisputeId}`,
  )
}

export async function readChargebackFacts(
  db: Database,
  id: ChargebackId,
): Promise<KnownChargeback | undefined> {
  return await firstRow(
    db,
    sql<KnownChargeback>`SELECT ${knownColumns} FROM ${knownSources} WHERE b.id = ${id}`,
  )
}

export interface DisputedPayment {
  readonly fundingId: FundingId
  readonly campaignId: CampaignId
  readonly isBooked: boolean
}

export async function findDisputedPayment(
  db: Database,
  paymentIntentId: string,
): Promise<DisputedPayment | undefined> {
  return await firstRow(
    db,
    sql<DisputedPayment>`SELECT id AS funding_id, campaign_id, status = 'succeeded' AS is_booked
      FROM campaign_funding WHERE stripe_payment_intent_id = ${paymentIntentId}`,
  )
}

/** Every dispute begins as a question: the money is taken in a step of its own. */
export async function insertChargeback(
  tx: Transaction,
  chargeback: { id: ChargebackId; payment: DisputedPayment; dispute: Dispute; at: Date },
): Promise<KnownChargeback> {
  const { id, payment, dispute, at } = chargeback
  await run(
    tx,
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents,
        reason, is_inquiry, status, due_at, opened_at, looked_at)
      VALUES (${id}, ${dispute.id}, ${payment.campaignId}, ${payment.fundingId},
        ${dispute.amountCents}, ${dispute.reason}, true, 'needs_response', ${dispute.dueAt},
        ${dispute.createdAt}, ${at})`,
  )
  return await exactlyOne(
    tx,
    sql<KnownChargeback>`SELECT ${knownColumns} FROM ${knownSources} WHERE b.id = ${id}`,
  )
}

/** What needs no movement: its dates, the provider's fee, and the amount of a mere question. */
export async function noteDispute(
  tx: Transaction,
  note: { id: ChargebackId; dispute: Dispute; at: Date },
): Promise<void> {
  const { dispute } = note
  await run(
    tx,
    sql`UPDATE chargebacks SET due_at = ${dispute.dueAt}, reason = ${dispute.reason},
        provider_fee_cents = ${dispute.providerFeeCents}, looked_at = ${note.at}, problem = NULL,
        amount_cents = CASE WHEN is_inquiry THEN ${dispute.amountCents} ELSE amount_cents END
      WHERE id = ${note.id}`,
  )
}

export async function noteProblem(
  tx: Transaction,
  note: { id: ChargebackId; problem: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE chargebacks SET problem = ${note.problem}, looked_at = ${note.at}
      WHERE id = ${note.id}`,
  )
}

/** Won and lost are set by their movements. */
export async function setStatus(
  tx: Transaction,
  change: { id: ChargebackId; status: ChargebackStatus; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE chargebacks SET status = ${change.status},
        closed_at = CASE WHEN ${change.status}::text = 'closed' THEN ${change.at}::timestamptz END
      WHERE id = ${change.id}`,
  )
}

export async function setFreeze(
  tx: Transaction,
  link: { id: ChargebackId; freezeId: FreezeId },
): Promise<void> {
  await run(tx, sql`UPDATE chargebacks SET freeze_id = ${link.freezeId} WHERE id = ${link.id}`)
}

/** Banks take weeks, so asking after an hour without news is soon enough. */
const recheckHours = 1

const overturnedWithinDays = 120

/**
 * Open ones that no one has asked about recently, and those that do not fit. A bank can change its mind for months, so decided ones
 * are asked about daily until then. They count as looked up from now on, whatever comes of it.
 */
export async function takeStaleDisputes(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await manyRows(
    tx,
    sql<{
      id: string
    }>`UPDATE chargebacks SET looked_at = ${now} WHERE id IN (SELECT id FROM chargebacks
      WHERE ((status IN ('needs_response', 'under_review') OR problem IS NOT NULL)
          AND looked_at < ${now}::timestamptz - ${recheckHours}::int * interval '1 hour')
        OR (status IN ('won', 'lost') AND looked_at < ${now}::timestamptz - interval '1 day'
          AND closed_at > ${now}::timestamptz - ${overturnedWithinDays}::int * interval '1 day')
      ORDER BY looked_at LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING stripe_dispute_id AS id`,
  )
  return rows.map(({ id }) => id)
}

/** A payment of the campaign was kept by its bank. */
export async function hasLost(tx: Transaction, campaignId: CampaignId): Promise<boolean> {
  const lost = await firstRow(
    tx,
    sql`SELECT FROM chargebacks WHERE campaign_id = ${campaignId} AND status = 'lost' LIMIT 1`,
  )
  return lost !== undefined
}

/** This moment, or that of the earliest backup restored since. */
export async function beforeRestores(db: Database, moment: Date): Promise<Date> {
  const { since } = await exactlyOne(
    db,
    sql<{ since: Date }>`SELECT least(${moment}::timestamptz, min(backup_at)) AS since FROM restores
      WHERE restored_at > ${moment}`,
  )
  return since
}

export async function isDisputeKnown(db: Database, stripeDisputeId: string): Promise<boolean> {
  const existing = await firstRow(
    db,
    sql`SELECT FROM chargebacks WHERE stripe_dispute_id = ${stripeDisputeId}`,
  )
  return existing !== undefined
}
