import type { AccrualId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  campaignBudget,
  creatorAvailable,
  creatorFrozen,
  creatorPending,
} from '#money/chart-of-accounts.ts'
import { findFreeze, type OpenFreeze } from '#money/find-freeze.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import { pauseSpent } from '#money/pause-spent.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { earnPlatformFee } from '../earn-platform-fee.ts'
import { undoWriteOffs } from '../recover-debts.ts'
import { type DatedCents, freezeAgain } from './place-again.ts'

/** A post whose money was taken back, and whose reversal is undone. */
export interface PostPaidAgain {
  readonly submissionId: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  readonly creatorUserId: UserId
  readonly at: Date
}

/**
 * Pays money that a reversal took back, out of its campaign: back into its hold until its own date, or
 * withdrawable. What was given up of the debt that the reversal made is owed again first, so that the money
 * pays it. The caller must have locked the campaign and the creator, and calls `recoverDebts` then.
 */
export async function payAgain(
  tx: Transaction,
  order: PostPaidAgain,
  parts: readonly DatedCents[],
): Promise<void> {
  const { campaignId, creatorId, submissionId, at } = order
  const owed = parts.filter(({ cents }) => cents > 0)
  const [first] = owed
  if (first === undefined) return
  await undoWriteOffsOf(tx, order, owed)
  const freeze = await findFreeze(tx, order)
  const frozen = owed.map((part) => ({ ...part, freeze: freezeAgain(part, freeze) }))
  const accruals = await writeAccruals(tx, order, frozen)
  await postEntries(
    tx,
    accruals.map(({ id, cents, place }) => ({
      event: 'reinstated',
      amountCents: cents,
      debit: campaignBudget(campaignId),
      credit: accountOf[place](creatorId),
      key: ledgerKey('reinstated', { accrual: id }),
      campaignId,
      submissionId,
      userId: order.creatorUserId,
      at,
    })),
  )
  await earnPlatformFee(tx, { campaignIds: [campaignId], run: accruals[0]?.id ?? newId(), at })
  await pauseSpent(tx, { campaignIds: [campaignId], at })
}

const accountOf = {
  held: creatorPending,
  available: creatorAvailable,
  frozen: creatorFrozen,
} as const

/** Of the debts that taking back this post's money made. */
export async function undoWriteOffsOf(
  tx: Transaction,
  { submissionId, creatorId, at }: PostPaidAgain,
  parts: readonly DatedCents[],
): Promise<void> {
  const which = sql<never>`d.correction_id IN (SELECT id FROM earning_accruals
    WHERE submission_id = ${submissionId} AND kind IN ('correction', 'goodwill'))`
  const cents = sumOf(parts)
  if (cents > 0) await undoWriteOffs(tx, { creatorId, which, cents, at })
}

export function sumOf(parts: readonly DatedCents[]): Cents {
  return parts.reduce((sum, { cents }) => sum + cents, 0) as Cents
}

interface WrittenAccrual {
  readonly id: AccrualId
  readonly cents: Cents
  readonly place: keyof typeof accountOf
}

async function writeAccruals(
  tx: Transaction,
  { submissionId, campaignId, creatorId, at }: PostPaidAgain,
  parts: readonly (DatedCents & { freeze: OpenFreeze | undefined })[],
): Promise<WrittenAccrual[]> {
  const total = sumOf(parts)
  const written = await manyRows(
    tx,
    sql<WrittenAccrual>`WITH part AS MATERIALIZED (
        SELECT *, CASE WHEN cause IS NOT NULL THEN 'frozen'
          WHEN matures_at > ${at}::timestamptz THEN 'held' ELSE 'available' END AS place
        FROM unnest(${parts.map(() => newId())}::uuid[], ${parts.map(({ cents }) => cents)}::bigint[],
          ${parts.map(({ maturesAt }) => maturesAt)}::timestamptz[],
          ${parts.map(({ freeze }) => freeze?.cause ?? null)}::text[],
          ${parts.map(({ freeze }) => freeze?.freezeId ?? null)}::uuid[])
          AS p (id, cents, matures_at, cause, freeze_id)
      ), accrual AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT part.id, s.id, s.campaign_id, s.creator_id, 'reinstated', t.view_count,
          s.rate_per_k_views_cents, part.cents, greatest(part.matures_at, ${at}::timestamptz), ${at}::timestamptz
        FROM part, submissions s JOIN submission_totals t ON t.submission_id = s.id
        WHERE s.id = ${submissionId}
      ), held AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT id, ${creatorId}::uuid, cents, matures_at FROM part
        WHERE place = 'held'
      ), available AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT id, ${creatorId}::uuid, cents FROM part
        WHERE place = 'available'
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT id, ${creatorId}::uuid, cents, cause, freeze_id FROM part WHERE place = 'frozen'
      )
      SELECT id, cents, place FROM part ORDER BY matures_at, id`,
  )
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET paid_out_cents = paid_out_cents + ${total} WHERE id = ${campaignId}
      ), creator AS (
        UPDATE creator_totals SET earned_cents = earned_cents + ${total} WHERE creator_id = ${creatorId}
      )
      UPDATE submission_totals SET earned_cents = earned_cents + ${total}
      WHERE submission_id = ${submissionId}`,
  )
  return written
}
