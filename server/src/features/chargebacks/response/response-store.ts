import type { ResponseKind } from '@permille/contract/chargebacks/chargebacks'
import type { CampaignId, ChargebackId, Id, UserId } from '@permille/contract/ids'
import type { DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export type ResponseId = Id<'chargeback-response'>

export interface ResponseRow {
  readonly id: ResponseId
  readonly chargebackId: ChargebackId
  readonly stripeDisputeId: string
  readonly campaignId: CampaignId
  readonly kind: ResponseKind
  readonly isToInquiry: boolean
  /** The decision: the evidence's texts, or the reason for accepting. */
  readonly content: DisputeEvidence | { readonly reason: string }
  readonly submissionsBefore: number
  readonly status: 'requested' | 'sent' | 'failed'
  readonly attempt: number
  readonly callsCount: number
  readonly unknownSince: Date | null
}

/** SQL query: when the oldest response was decided that the provider has not received. */
export const oldestUnsent = sql<never>`SELECT min(created_at) FROM chargeback_responses
  WHERE status = 'requested'`

const responseColumns = sql<never>`r.id, r.chargeback_id, r.kind, r.is_to_inquiry, r.content,
  r.submissions_before, r.status, r.attempt, r.calls_count, r.unknown_since,
  (SELECT stripe_dispute_id FROM chargebacks WHERE id = r.chargeback_id) AS stripe_dispute_id,
  (SELECT campaign_id FROM chargebacks WHERE id = r.chargeback_id) AS campaign_id`

/** The campaign must be locked. */
export async function hasAnswered(
  tx: Transaction,
  to: { chargebackId: ChargebackId; isToInquiry: boolean },
): Promise<boolean> {
  const existing = await firstRow(
    tx,
    sql`SELECT FROM chargeback_responses WHERE chargeback_id = ${to.chargebackId}
      AND is_to_inquiry = ${to.isToInquiry} AND status <> 'failed'`,
  )
  return existing !== undefined
}

export async function insertResponse(
  tx: Transaction,
  response: Pick<
    ResponseRow,
    'id' | 'chargebackId' | 'kind' | 'isToInquiry' | 'content' | 'submissionsBefore'
  > & { requestedBy: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO chargeback_responses (id, chargeback_id, is_to_inquiry, kind, content,
        submissions_before, requested_by, created_at)
      VALUES (${response.id}, ${response.chargebackId}, ${response.isToInquiry}, ${response.kind},
        ${JSON.stringify(response.content)}::jsonb, ${response.submissionsBefore},
        ${response.requestedBy}, ${response.at})`,
  )
}

/**
 * Leases the right to call the provider; undefined while another caller has it. The outcome is unknown from
 * here on, so that it stays marked if the process dies.
 */
export async function beginResponseCall(
  db: Database,
  call: { responseId: ResponseId; at: Date; until: Date },
): Promise<ResponseRow | undefined> {
  return await firstRow(
    db,
    sql<ResponseRow>`
      UPDATE chargeback_responses r SET calling_until = ${call.until}, calls_count = calls_count + 1,
        last_call_at = ${call.at},
        unknown_since = coalesce(unknown_since, ${call.at})
      WHERE r.id = ${call.responseId} AND status = 'requested'
        AND (calling_until IS NULL OR calling_until < ${call.at})
      RETURNING ${responseColumns}`,
  )
}

/** Writes nothing and returns false if another call has begun since. */
export async function endResponseCall(
  tx: Transaction,
  call: {
    responseId: ResponseId
    callNumber: number
    at: Date
    isDefinite: boolean
    reason: string
    needsAdmin: boolean
  },
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`UPDATE chargeback_responses SET calling_until = NULL,
        attempt = attempt + ${call.isDefinite ? 1 : 0},
        unknown_since = CASE WHEN ${call.isDefinite} THEN NULL
          ELSE coalesce(unknown_since, ${call.at}) END,
        reason = ${call.reason}, needs_admin = ${call.needsAdmin}
      WHERE id = ${call.responseId} AND status = 'requested' AND calls_count = ${call.callNumber}`,
  )
  return ended === 1
}

/** The provider has received it; returns false if that was known. */
export async function markResponseSent(
  tx: Transaction,
  sent: { responseId: ResponseId; at: Date },
): Promise<boolean> {
  const marked = await run(
    tx,
    sql`UPDATE chargeback_responses SET status = 'sent', settled_at = ${sent.at},
        calling_until = NULL, unknown_since = NULL, reason = NULL, needs_admin = false
      WHERE id = ${sent.responseId} AND status = 'requested'`,
  )
  return marked === 1
}

/** Only for the caller whose call was refused. */
export async function markResponseFailed(
  tx: Transaction,
  failed: { responseId: ResponseId; callNumber: number; reason: string; at: Date },
): Promise<boolean> {
  const marked = await run(
    tx,
    sql`UPDATE chargeback_responses SET status = 'failed', settled_at = ${failed.at},
        calling_until = NULL, unknown_since = NULL, reason = ${failed.reason}, needs_admin = false
      WHERE id = ${failed.responseId} AND status = 'requested'
        AND calls_count = ${failed.callNumber}`,
  )
  return marked === 1
}

/**
 * Responses that no one is sending: left by a crash or a lost job. The one tried longest ago comes first, so
 * that responses that fail each time delay no other.
 */
export async function listStaleResponses(
  db: Database,
  request: { createdBefore: Date; now: Date; countMax: number },
): Promise<ResponseId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: ResponseId }>`SELECT id FROM chargeback_responses WHERE status = 'requested'
        AND created_at <= ${request.createdBefore}
        AND (calling_until IS NULL OR calling_until < ${request.now})
      ORDER BY coalesce(last_call_at, created_at), id LIMIT ${request.countMax}`,
  )
  return rows.map(({ id }) => id)
}
