import type { AccrualId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../platform/database/database.ts'
import { exactlyOne, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget, creatorAvailable, creatorFrozen } from '../chart-of-accounts.ts'
import { findFreeze, type OpenFreeze } from '../find-freeze.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { pauseSpent } from '../pause-spent.ts'
import { reversedCents } from '../reversed-money.ts'
import { earnPlatformFee } from './earn-platform-fee.ts'
import { grantGoodwill } from './grant-goodwill.ts'
import { recoverDebts } from './recover-debts.ts'

export interface Reinstatement {
  readonly submissionId: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  readonly creatorUserId: UserId
  readonly at: Date
}

export interface Reinstated {
  readonly fromCampaignCents: Cents
  /** What the campaign no longer has. */
  readonly goodwillCents: Cents
}

/**
 * Pays a creator again what the reversal of a post took back: out of its campaign as far as that has
 * money left, the rest as goodwill. The money was held before, so it is withdrawable at once, and first
 * pays what the reversal made a debt. Call it before the post is marked as approved, with its campaign
 * and its creator locked.
 */
export async function reinstatePost(tx: Transaction, order: Reinstatement): Promise<Reinstated> {
  const { submissionId, campaignId, creatorId, at } = order
  const reversed = await readReversed(tx, submissionId)
  const spendable = await readBalance(tx, campaignBudget(campaignId))
  const fromCampaignCents = toCents(Math.min(reversed, spendable))
  const goodwillCents = toCents(reversed - fromCampaignCents)
  if (fromCampaignCents > 0) await payFromCampaign(tx, order, fromCampaignCents)
  if (goodwillCents > 0) {
    await grantGoodwill(tx, { submissionId, amountCents: goodwillCents, at, maturesAt: at })
  }
  await recoverDebts(tx, { creatorIds: [creatorId], at })
  return { fromCampaignCents, goodwillCents }
}

async function readReversed(tx: Transaction, submissionId: SubmissionId): Promise<Cents> {
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT ${reversedCents} AS cents FROM submissions s
      WHERE s.id = ${submissionId}`,
  )
  return cents
}

async function payFromCampaign(
  tx: Transaction,
  order: Reinstatement,
  amountCents: Cents,
): Promise<void> {
  const { submissionId, campaignId, creatorId, at } = order
  const freeze = await findFreeze(tx, order)
  const accrualId = newId<AccrualId>()
  await writeAccrual(tx, { ...order, accrualId, amountCents, freeze })
  await postEntries(tx, [
    {
      event: 'reinstated',
      amountCents,
      debit: campaignBudget(campaignId),
      credit: (freeze === undefined ? creatorAvailable : creatorFrozen)(creatorId),
      key: ledgerKey('reinstated', { accrual: accrualId }),
      campaignId,
      submissionId,
      userId: order.creatorUserId,
      at,
    },
  ])
  await earnPlatformFee(tx, { campaignIds: [campaignId], run: accrualId, at })
  await pauseSpent(tx, { campaignIds: [campaignId], at })
}

async function writeAccrual(
  tx: Transaction,
  accrual: Reinstatement & {
    accrualId: AccrualId
    amountCents: Cents
    freeze: OpenFreeze | undefined
  },
): Promise<void> {
  const { accrualId, submissionId, campaignId, creatorId, amountCents, freeze, at } = accrual
  await run(
    tx,
    sql`WITH accrual AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT ${accrualId}::uuid, s.id, s.campaign_id, s.creator_id, 'reinstated', t.view_count,
          s.rate_per_k_views_cents, ${amountCents}::bigint, ${at}::timestamptz, ${at}::timestamptz
        FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
        WHERE s.id = ${submissionId}
      ), available AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT ${accrualId}::uuid, ${creatorId}::uuid, ${amountCents}::bigint
        WHERE ${freeze === undefined}::boolean
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT ${accrualId}::uuid, ${creatorId}::uuid, ${amountCents}::bigint,
          ${freeze?.cause ?? null}::text, ${freeze?.freezeId ?? null}::uuid
        WHERE ${freeze !== undefined}::boolean
      ), campaign AS (
        UPDATE campaigns SET paid_out_cents = paid_out_cents + ${amountCents}
        WHERE id = ${campaignId}
      ), creator AS (
        UPDATE creator_totals SET earned_cents = earned_cents + ${amountCents}
        WHERE creator_id = ${creatorId}
      )
      UPDATE submission_totals SET earned_cents = earned_cents + ${amountCents}
      WHERE submission_id = ${submissionId}`,
  )
}
