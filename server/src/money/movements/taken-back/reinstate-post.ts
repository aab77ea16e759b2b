import { type Cents, toCents } from '@permille/contract/money'
import { readSpendable } from '#money/balances.ts'
import { reversedCents } from '#money/reversed-money.ts'
import { canGetMoney } from '#money/waiting-posts.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { recoverDebts } from '../recover-debts.ts'
import { grantInstead } from './grant-instead.ts'
import { type PostPaidAgain, payAgain, sumOf } from './pay-again.ts'
import type { DatedCents } from './place-again.ts'
import { reopenFreezes } from './reopen-freezes.ts'

export interface Reinstated {
  readonly fromCampaignCents: Cents
  /** What the campaign no longer has, and can never have again. */
  readonly goodwillCents: Cents
  /** What is unpaid until the campaign has money. */
  readonly waitsCents: Cents
}

/**
 * Pays a creator again what the reversal of a post took back, each amount with the date of its hold. What the
 * campaign lacks is owed until it has money, like a bonus; if it has ended and no bank can return any, it is
 * goodwill, except for what a suspension had frozen. What was frozen undecided is frozen again. Call it before
 * the post is marked as approved, with its campaign and its creator locked.
 */
export async function reinstatePost(tx: Transaction, order: PostPaidAgain): Promise<Reinstated> {
  const { campaignId, creatorId, at } = order
  await reopenFreezes(tx, order)
  const reversed = await listReversed(tx, order)
  const { payable, lacking } = splitAt(reversed, await readSpendable(tx, campaignId))
  await payAgain(tx, order, payable)
  const paid = {
    fromCampaignCents: sumOf(payable),
    goodwillCents: toCents(0),
    waitsCents: toCents(0),
  }
  const rest = (await canGetMoney(tx, campaignId))
    ? { waitsCents: await oweAgain(tx, order, lacking) }
    : { goodwillCents: await grantInstead(tx, order, lacking) }
  await recoverDebts(tx, { creatorIds: [creatorId], at })
  return { ...paid, ...rest }
}

/**
 * Goodwill paid since the reversal is not paid again, and neither are earnings of a wrong count; the rest keeps
 * the dates of what was taken back.
 */
async function listReversed(
  tx: Transaction,
  { submissionId }: PostPaidAgain,
): Promise<DatedCents[]> {
  const parts = await manyRows(
    tx,
    sql<DatedCents>`SELECT a.matures_at, k.is_owed AS was_paid, k.was_suspended,
        sum(a.accrued_cents)::bigint AS cents
      FROM submissions s JOIN earning_accruals c ON c.submission_id = s.id AND c.kind IN ('correction', 'goodwill')
        AND c.created_at = s.rejected_at
      JOIN accrual_corrections k ON k.correction_id = c.id JOIN earning_accruals a ON a.id = k.accrual_id
      WHERE s.id = ${submissionId} AND NOT k.voids
        AND NOT EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id)
      GROUP BY a.matures_at, k.is_owed, k.was_suspended
      ORDER BY a.matures_at, k.is_owed DESC, k.was_suspended`,
  )
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT ${reversedCents} AS cents FROM submissions s
      WHERE s.id = ${submissionId}`,
  )
  return splitAt(parts, toCents(sumOf(parts) - cents)).lacking
}

/** The first `cents` of these amounts, and the others. */
function splitAt(
  parts: readonly DatedCents[],
  cents: Cents,
): { payable: DatedCents[]; lacking: DatedCents[] } {
  let left: number = cents
  const payable: DatedCents[] = []
  const lacking: DatedCents[] = []
  for (const { cents: part, ...of } of parts) {
    const paid = Math.min(left, part)
    left -= paid
    if (paid > 0) payable.push({ ...of, cents: toCents(paid) })
    if (part > paid) lacking.push({ ...of, cents: toCents(part - paid) })
  }
  return { payable, lacking }
}

async function oweAgain(
  tx: Transaction,
  { submissionId }: PostPaidAgain,
  parts: readonly DatedCents[],
): Promise<Cents> {
  const cents = sumOf(parts)
  if (cents === 0) return cents
  const suspendedCents = sumOf(parts.filter(({ wasSuspended }) => wasSuspended))
  const paidCents = sumOf(parts.filter(({ wasPaid }) => wasPaid))
  await run(
    tx,
    sql`UPDATE submission_totals SET owed_again_cents = owed_again_cents + ${cents},
        owed_again_suspended_cents = owed_again_suspended_cents + ${suspendedCents},
        owed_again_paid_cents = owed_again_paid_cents + ${paidCents}
      WHERE submission_id = ${submissionId}`,
  )
  return cents
}
