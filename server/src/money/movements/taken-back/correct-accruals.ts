import type { AccrualId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import {
  campaignBudget,
  creatorAvailable,
  creatorDebt,
  creatorFrozen,
  creatorPending,
  goodwillExpense,
} from '#money/chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { keepReturned } from '../brand-debts/keep-returned.ts'
import { returnPlatformFee } from '../earn-platform-fee.ts'

/** Where the money of an accrual was when it was taken: paid-out money is owed. */
const accountOf = {
  pending: creatorPending,
  available: creatorAvailable,
  frozen: creatorFrozen,
  paid: creatorDebt,
} as const

export interface TakenAccrual {
  readonly accrualId: AccrualId
  readonly campaignId: CampaignId
  readonly submissionId: SubmissionId
  readonly accruedCents: Cents
  readonly place: keyof typeof accountOf
  /** The marketplace paid it in place of its campaign, and gets it back. */
  readonly isGoodwill?: boolean
  /** Its views are due again once the post earns again: nobody has decided whether they are real. */
  readonly isDueAgain?: boolean
  /** It was frozen because its creator was suspended, and nobody has decided about it. */
  readonly wasSuspended?: boolean
}

export interface TakenBack {
  readonly totalCents: Cents
  /** The part that had been paid out: a debt now. */
  readonly owedCents: Cents
  /** Those that got money back. */
  readonly campaignIds: readonly CampaignId[]
  readonly submissionIds: readonly SubmissionId[]
}

interface Correction {
  readonly id: string
  readonly creatorId: CreatorId
  readonly userId: UserId
  /**
   * Whether the views are void too (`voidViews`): what they earned stands no more. Otherwise a reversal
   * took the post's money back, and its undoing returns it, except what is due again by its views.
   */
  readonly voids: boolean
  readonly at: Date
}

/**
 * Returns accruals of one creator to the campaigns they came from, with the fee earned on them, and goodwill to the
 * marketplace. The caller has removed them from their places. A correction undoes each. Where a lost chargeback of
 * the campaign was given up, or its brand owes for a refund of it, the money pays that first.
 */
export async function correctAccruals(
  tx: Transaction,
  taken: readonly TakenAccrual[],
  order: Correction,
): Promise<TakenBack> {
  const { at } = order
  await writeCorrections(tx, taken, order)
  await postEntries(
    tx,
    taken.map((accrual) => entryOf(accrual, order)),
  )
  const ofCampaigns = taken.filter(({ isGoodwill = false }) => !isGoodwill)
  const campaignIds = [...new Set(ofCampaigns.map(({ campaignId }) => campaignId))]
  const fees = await returnPlatformFee(tx, { campaignIds, run: order.id, at })
  for (const campaignId of campaignIds) {
    const budgetCents = sumOf(ofCampaigns.filter((accrual) => accrual.campaignId === campaignId))
    const feeCents = fees.get(campaignId) ?? toCents(0)
    await keepReturned(tx, { campaignId, budgetCents, feeCents, run: order.id, at })
  }
  return {
    totalCents: sumOf(taken),
    owedCents: sumOf(taken.filter(({ place }) => place === 'paid')),
    campaignIds,
    submissionIds: [...new Set(taken.map(({ submissionId }) => submissionId))],
  }
}

/** A goodwill's entries name no campaign: its brand has nothing to do with it. */
function entryOf(accrual: TakenAccrual, { creatorId, userId, at }: Correction): LedgerEntry {
  const { accrualId, accruedCents: amountCents, place, campaignId, submissionId } = accrual
  const shared = { amountCents, debit: accountOf[place](creatorId), submissionId, userId, at }
  return accrual.isGoodwill === true
    ? {
        ...shared,
        event: 'goodwill-taken-back',
        credit: goodwillExpense,
        key: ledgerKey('goodwill-taken-back', { accrual: accrualId }),
      }
    : {
        ...shared,
        event: 'correction',
        credit: campaignBudget(campaignId),
        key: ledgerKey('correction', { accrual: accrualId }),
        campaignId,
      }
}

function sumOf(taken: readonly TakenAccrual[]): Cents {
  return toCents(taken.reduce((sum, { accruedCents }) => sum + accruedCents, 0))
}

/**
 * Writes the corrections with links to what they undo, and lowers every sum that an accrual raised:
 * what stands for a post's views only where they are void. What undoes goodwill is goodwill below zero, so that sums
 * without goodwill stay what campaigns pay.
 */
async function writeCorrections(
  tx: Transaction,
  taken: readonly TakenAccrual[],
  { creatorId, voids, at }: Correction,
): Promise<void> {
  await run(
    tx,
    sql`WITH undone AS MATERIALIZED (
        SELECT t.correction_id, t.is_owed, t.voids, t.was_suspended, a.* FROM unnest(${taken.map(() => newId())}::uuid[],
          ${taken.map(({ accrualId }) => accrualId)}::uuid[],
          ${taken.map(({ place }) => place === 'paid')}::boolean[],
          ${taken.map(({ isDueAgain = false }) => voids || isDueAgain)}::boolean[],
          ${taken.map(({ wasSuspended = false }) => wasSuspended)}::boolean[])
          AS t (correction_id, accrual_id, is_owed, voids, was_suspended)
        JOIN earning_accruals a ON a.id = t.accrual_id
      ), correction AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT correction_id, submission_id, campaign_id, creator_id,
          CASE kind WHEN 'goodwill' THEN kind ELSE 'correction' END,
          views_at_snapshot, rate_per_k_views_cents, -accrued_cents, ${at}::timestamptz, ${at}::timestamptz
        FROM undone
      ), link AS (
        INSERT INTO accrual_corrections (accrual_id, correction_id, accrued_cents, is_owed, voids, was_suspended)
        SELECT id, correction_id, accrued_cents, is_owed, voids, was_suspended FROM undone
      ), debt AS (
        INSERT INTO creator_debts (correction_id, creator_id, owed_cents, created_at)
        SELECT correction_id, creator_id, accrued_cents, ${at}::timestamptz FROM undone WHERE is_owed
      ), submission_sum AS (
        UPDATE submission_totals t SET earned_cents = t.earned_cents - u.cents,
          goodwill_cents = t.goodwill_cents - u.goodwill_cents,
          accrued_cents = t.accrued_cents - u.void_cents,
          due_suspended_cents = t.due_suspended_cents + u.suspended_cents
        FROM (SELECT submission_id, sum(accrued_cents)::bigint AS cents,
            coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0)::bigint AS goodwill_cents,
            coalesce(sum(accrued_cents) FILTER (WHERE kind = 'views' AND voids AND was_suspended), 0)::bigint
              AS suspended_cents,
            coalesce(sum(accrued_cents) FILTER (WHERE kind = 'views' AND voids), 0)::bigint
              AS void_cents
          FROM undone GROUP BY 1) u
        WHERE t.submission_id = u.submission_id
      ), campaign_sum AS (
        UPDATE campaigns c SET paid_out_cents = c.paid_out_cents - u.cents
        FROM (SELECT campaign_id, sum(accrued_cents)::bigint AS cents FROM undone
          WHERE kind <> 'goodwill' GROUP BY 1) u
        WHERE c.id = u.campaign_id
      )
      UPDATE creator_totals SET earned_cents = earned_cents
        - (SELECT coalesce(sum(accrued_cents), 0)::bigint FROM undone)
      WHERE creator_id = ${creatorId}`,
  )
}
