import type { AccrualId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  creatorAvailable,
  creatorFrozen,
  creatorPending,
  goodwillExpense,
} from '../chart-of-accounts.ts'
import type { OpenFreeze } from '../find-freeze.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

interface Goodwill {
  readonly submissionId: SubmissionId
  readonly amountCents: Cents
  readonly at: Date
  readonly maturesAt: Date
  /** Not a gift: its campaign should have paid it, and a reversal takes it back. */
  readonly isInPlace?: boolean
  readonly freeze?: OpenFreeze | undefined
}

type Place = keyof typeof accountOf

const accountOf = {
  held: creatorPending,
  available: creatorAvailable,
  frozen: creatorFrozen,
} as const

/**
 * Pays a creator for a post at the marketplace's own expense, where the campaign cannot or should not: as a gift, which
 * stays its creator's and matures like earnings, or in place of the campaign's money, which is withdrawable where its date
 * has passed: call `recoverDebts` then. The caller must have locked the creator and ensured that it happens once.
 */
export async function grantGoodwill(tx: Transaction, grant: Goodwill): Promise<void> {
  const { submissionId, amountCents, at } = grant
  const [accrualId, place] = [newId<AccrualId>(), placeOf(grant)]
  const granted = await writeAccrual(tx, { ...grant, accrualId, place })
  await postEntries(tx, [
    {
      event: 'goodwill',
      amountCents,
      debit: goodwillExpense,
      credit: accountOf[place](granted.creatorId),
      key: ledgerKey('goodwill', { accrual: accrualId }),
      submissionId,
      userId: granted.userId,
      at,
    },
  ])
}

function placeOf({ freeze, isInPlace = false, maturesAt, at }: Goodwill): Place {
  if (freeze !== undefined) return 'frozen'
  return isInPlace && maturesAt <= at ? 'available' : 'held'
}

async function writeAccrual(
  tx: Transaction,
  grant: Goodwill & { accrualId: AccrualId; place: Place },
): Promise<{ creatorId: CreatorId; userId: UserId }> {
  const { accrualId, place, submissionId, amountCents, at, maturesAt, isInPlace, freeze } = grant
  return await exactlyOne(
    tx,
    sql<{ creatorId: CreatorId; userId: UserId }>`
      WITH post AS MATERIALIZED (
        SELECT s.*, c.user_id, ${place}::text AS place FROM submissions s JOIN creators c ON c.id = s.creator_id
        WHERE s.id = ${submissionId}
      ), accrual AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT ${accrualId}::uuid, post.id, post.campaign_id, post.creator_id, 'goodwill', t.view_count,
          post.rate_per_k_views_cents, ${amountCents}::bigint, ${maturesAt}::timestamptz, ${at}::timestamptz
        FROM post JOIN submission_totals t ON t.submission_id = post.id
      ), in_place AS (
        INSERT INTO goodwill_in_place (accrual_id)
        SELECT ${accrualId}::uuid FROM post WHERE ${isInPlace === true}::boolean
      ), held AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT ${accrualId}::uuid, creator_id, ${amountCents}::bigint, ${maturesAt}::timestamptz FROM post
        WHERE place = 'held'
      ), available AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT ${accrualId}::uuid, creator_id, ${amountCents}::bigint FROM post WHERE place = 'available'
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT ${accrualId}::uuid, creator_id, ${amountCents}::bigint, ${freeze?.cause ?? null}::text,
          ${freeze?.freezeId ?? null}::uuid
        FROM post WHERE place = 'frozen'
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
}
