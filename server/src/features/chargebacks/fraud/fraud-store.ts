import type { WarningState } from '@permille/contract/chargebacks/fraud-warnings'
import type { CampaignId, FraudWarningId, FundingId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { FraudWarning } from '#integrations/stripe/payment-provider.ts'
import { takenByPayment } from '#money/balances.ts'
import { returnableParts } from '#money/kept-money.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'

/** Updates what the provider reports and keeps an admin's decision. Returns whether the warning is new. */
export async function saveWarning(
  tx: Transaction,
  warning: FraudWarning & { warningId: FraudWarningId; fundingId: FundingId },
): Promise<boolean> {
  const { isNew } = await exactlyOne(
    tx,
    sql<{ isNew: boolean }>`
      INSERT INTO fraud_warnings (id, stripe_warning_id, funding_id, fraud_type, is_actionable,
        warned_at)
      VALUES (${warning.warningId}, ${warning.id}, ${warning.fundingId}, ${warning.fraudType},
        ${warning.isActionable}, ${warning.createdAt})
      ON CONFLICT (stripe_warning_id) DO UPDATE SET is_actionable = excluded.is_actionable,
        fraud_type = excluded.fraud_type
      RETURNING xmax = 0 AS is_new`,
  )
  return isNew
}

export interface WarnedPayment {
  readonly fundingId: FundingId
  readonly campaignId: CampaignId
  readonly isDecided: boolean
  readonly isQuestioned: boolean
  /** What the campaign has left and this card can get back. */
  readonly amountCents: Cents
  readonly feeCents: Cents
}

/** For warning `w` and its payment `f`; what creators can still win stays. */
function returnable(at: Date): Statement<never> {
  const parts = { amount: sql<never>`held.amount_cents`, fee: sql<never>`held.fee_cents` }
  return sql<never>`(SELECT taken.* FROM ${returnableParts(sql`f.campaign_id`, at)} held
    CROSS JOIN LATERAL ${takenByPayment(parts)} taken)`
}

export async function readWarned(
  db: Database,
  { id, at }: { id: FraudWarningId; at: Date },
): Promise<WarnedPayment | undefined> {
  return await firstRow(
    db,
    sql<WarnedPayment>`SELECT f.id AS funding_id, f.campaign_id, w.decision IS NOT NULL AS is_decided,
        is_campaign_questioned(f.campaign_id) AS is_questioned, back.amount_cents, back.fee_cents
      FROM fraud_warnings w JOIN campaign_funding f ON f.id = w.funding_id
        CROSS JOIN LATERAL ${returnable(at)} back
      WHERE w.id = ${id}`,
  )
}

/** The first decision stays; returns false if there was one. */
export async function decideWarning(
  tx: Transaction,
  decision: {
    id: FraudWarningId
    decision: 'refunded' | 'kept'
    reason: string
    adminUserId: UserId
    at: Date
  },
): Promise<boolean> {
  const decided = await run(
    tx,
    sql`UPDATE fraud_warnings SET decision = ${decision.decision},
        decision_reason = ${decision.reason}, decided_by = ${decision.adminUserId},
        decided_at = ${decision.at}
      WHERE id = ${decision.id} AND decision IS NULL`,
  )
  return decided === 1
}

export interface WarningRow extends Listed {
  readonly id: FraudWarningId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly brandName: string
  readonly fundingId: FundingId
  readonly paidAt: Date
  readonly amountCents: Cents
  readonly refundableCents: Cents
  readonly fraudType: string
  readonly isActionable: boolean
  readonly decision: 'refunded' | 'kept' | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly warnedAt: Date
}

const warned = newestFirst(sql`w.warned_at`, sql`w.id`)

export function listFraudWarnings(
  db: Database,
  request: PageRequest & { state?: WarningState | undefined; at: Date },
): Promise<WarningRow[]> {
  const inState = when(
    request.state,
    (state) => sql`AND (w.is_actionable AND w.decision IS NULL) = ${state === 'open'}`,
  )
  return manyRows(
    db,
    sql<WarningRow>`SELECT w.id, f.campaign_id, c.name AS campaign_name, r.name AS brand_name,
        f.id AS funding_id, f.settled_at AS paid_at, f.amount_cents + f.fee_cents AS amount_cents,
        CASE WHEN is_campaign_questioned(f.campaign_id) THEN 0
          ELSE back.amount_cents + back.fee_cents END AS refundable_cents,
        w.fraud_type, w.is_actionable, w.decision, u.display_name AS decided_by, w.decided_at,
        w.warned_at, ${warned.listedAt}
      FROM fraud_warnings w JOIN campaign_funding f ON f.id = w.funding_id
        JOIN campaigns c ON c.id = f.campaign_id JOIN brands r ON r.id = c.brand_id
        LEFT JOIN users u ON u.id = w.decided_by
        CROSS JOIN LATERAL ${returnable(request.at)} back
      WHERE true ${inState} ${warned.after(request)} ${warned.cut(request)}`,
  )
}
