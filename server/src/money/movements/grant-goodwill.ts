import type { AccrualId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { creatorFrozen, creatorPending, goodwillExpense } from '../chart-of-accounts.ts'
import type { OpenFreeze } from '../find-freeze.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/**
 * Pays a creator for a post at the marketplace's own expense, where the campaign cannot or should not: as a gift, which stays
 * its creator's, or in place of the campaign's money, which a reversal takes back. It matures like earnings, unless something
 * freezes it. The caller must have locked the creator and ensured that it happens once.
 */
export async function grantGoodwill(
  tx: Transaction,
  grant: {
    submissionId: SubmissionId
    amountCents: Cents
    at: Date
    maturesAt: Date
    isInPlace?: boolean
    freeze?: OpenFreeze | undefined
  },
): Promise<void> {
  const { submissionId, amountCents, at, maturesAt, isInPlace = false, freeze } = grant
  const accrualId = newId<AccrualId>()
  const granted = await exactlyOne(
    tx,
    sql<Granted>`
      WITH post AS (
        SELECT s.*, c.user_id FROM submissions s JOIN creators c ON c.id = s.creator_id
        WHERE s.id = ${submissionId}
      ), accrual AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT ${accrualId}::uuid, post.id, post.campaign_id, post.creator_id, 'goodwill', t.view_count,
          post.rate_per_k_views_cents, ${amountCents}::bigint, ${maturesAt}::timestamptz, ${at}::timestamptz
        FROM post JOIN submission_totals t ON t.submission_id = post.id
      ), in_place AS (
        INSERT INTO goodwill_in_place (accrual_id) SELECT ${accrualId}::uuid FROM post WHERE ${isInPlace}::boolean
      ), hold AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT ${accrualId}::uuid, creator_id, ${amountCents}::bigint, ${maturesAt}::timestamptz FROM post
        WHERE ${freeze === undefined}::boolean
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT ${accrualId}::uuid, creator_id, ${amountCents}::bigint, ${freeze?.cause ?? null}::text,
          ${freeze?.freezeId ?? null}::uuid
        FROM post WHERE ${freeze !== undefined}::boolean
      ), submission_sum AS (
        UPDATE submission_totals SET earned_cents = earned_cents + ${amountCents},
          goodwill_cents = goodwill_cents + ${amountCents}
        WHERE submission_id = ${submissionId}
      ), creator_sum AS (
        INSERT INTO creator_totals (creator_id, earned_cents)
        SELECT creator_id, ${amountCents}::bigint FROM post
        ON CONFLICT (creator_id) DO UPDATE
          SET earned_cents = creator_totals.earned_cents + excluded.earned_cents
      )
      SELECT creator_id, user_id FROM post`,
  )
  await postEntries(tx, [
    {
      event: 'goodwill',
      amountCents,
      debit: goodwillExpense,
      credit: (freeze === undefined ? creatorPending : creatorFrozen)(granted.creatorId),
      key: ledgerKey('goodwill', { accrual: accrualId }),
      submissionId,
      userId: granted.userId,
      at,
    },
  ])
}

interface Granted {
  readonly creatorId: CreatorId
  readonly userId: UserId
}
