import type { CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { checkInvariants, isHolding } from '../money/books/invariants.ts'
import { bookFunding } from '../money/movements/fund-campaign.ts'
import type { Reading } from '../money/reading.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'

/** Before anything that a test backdates. */
const longAgo = new Date('2020-01-01T00:00:00Z')
const unusablePassword = '$argon2id$none'

export interface TestCampaign {
  readonly id: CampaignId
  readonly brandUserId: UserId
}

export interface TestCreator {
  readonly id: CreatorId
  readonly userId: UserId
  readonly accountId: string
}

async function insertUser(tx: Transaction, role: 'brand' | 'creator'): Promise<UserId> {
  const id = newId<UserId>()
  await run(
    tx,
    sql`INSERT INTO users (id, role, email, password, display_name)
      VALUES (${id}, ${role}, ${`${id}@permille.test`}, ${unusablePassword}, ${`Test ${role}`})`,
  )
  return id
}

/** A live campaign with `fundedCents` in the ledger; the budget defaults to the same. */
export async function makeLiveCampaign(
  tx: Transaction,
  given: { fundedCents: number; feeCents?: number; budgetCents?: number },
): Promise<TestCampaign> {
  const brandUserId = await insertUser(tx, 'brand')
  const [brandId, id, feeCents] = [newId(), newId<CampaignId>(), given.feeCents ?? 0]
  await run(
    tx,
    sql`INSERT INTO brands (id, owner_user_id, name) VALUES (${brandId}, ${brandUserId}, 'Test brand')`,
  )
  await run(
    tx,
    sql`INSERT INTO campaigns (id, brand_id, name, category, status, live_at, budget_cents,
        funded_cents, fee_funded_cents, reward_rate_per_k_views_cents, min_payout_cents,
        max_payout_cents, platforms_allowed)
      VALUES (${id}, ${brandId}, 'Test campaign', 'fashion', 'live', now(),
        ${given.budgetCents ?? given.fundedCents}, ${given.fundedCents}, ${feeCents}, 300, 0, 0,
        '{youtube,tiktok,instagram,x}')`,
  )
  await run(
    tx,
    sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind)
      VALUES (${id}, 'draft', 'live', 'system')`,
  )
  await bookFunding(tx, {
    paymentIntentId: `pi_${id}`,
    campaignId: id,
    brandUserId,
    amountCents: toCents(given.fundedCents),
    feeCents: toCents(feeCents),
    at: new Date(),
  })
  return { id, brandUserId }
}

/** A creator with a channel, verified by default. */
export async function makeCreator(
  tx: Transaction,
  given: { isProven?: boolean } = {},
): Promise<TestCreator> {
  const userId = await insertUser(tx, 'creator')
  const [id, accountId] = [newId<CreatorId>(), newId()]
  await run(
    tx,
    sql`INSERT INTO creators (id, user_id, handle)
      VALUES (${id}, ${userId}, ${`creator_${id.slice(-8)}`})`,
  )
  await run(
    tx,
    sql`INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, verified_at)
      VALUES (${accountId}, ${userId}, 'youtube', ${`UC${accountId}`}, 'test',
        ${given.isProven === false ? null : longAgo})`,
  )
  return { id, userId, accountId }
}

/** Suspended as far as money is concerned; the use case also ends sessions and pauses campaigns. */
export async function suspend(db: Database, userId: UserId): Promise<void> {
  await run(
    db,
    sql`UPDATE users SET suspended_at = now(), suspended_reason = 'Bought views' WHERE id = ${userId}`,
  )
}

/** An approved submission with its own terms: by default $3.00 per 1K views, no minimum, no cap. */
export async function makeApprovedSubmission(
  tx: Transaction,
  given: {
    campaignId: CampaignId
    creator: TestCreator
    ratePerKViewsCents?: number
    minPayoutCents?: number
    maxPayoutCents?: number
    flatBonusCents?: number
    approvedAt?: Date
  },
): Promise<SubmissionId> {
  const id = newId<SubmissionId>()
  const { creator, campaignId } = given
  await run(
    tx,
    sql`INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
        external_post_id, status, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
        flat_bonus_cents, auto_approves_at, approved_at, tracks_until)
      VALUES (${id}, ${campaignId}, ${creator.id}, ${creator.accountId}, 'youtube',
        'https://youtu.be/x', ${`post-${id}`}, 'approved', ${given.ratePerKViewsCents ?? 300},
        ${given.minPayoutCents ?? 0}, ${given.maxPayoutCents ?? 0}, ${given.flatBonusCents ?? 0},
        now(), ${given.approvedAt ?? new Date()}, now() + interval '30 days')`,
  )
  await run(
    tx,
    sql`INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
      VALUES (${id}, ${campaignId}, ${creator.id})`,
  )
  await run(
    tx,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
      VALUES (${id}, NULL, 'pending', 'creator'), (${id}, 'pending', 'approved', 'brand')`,
  )
  return id
}

export function readingOf(
  submissionId: SubmissionId,
  viewCount: number | null,
  at = new Date(),
): Reading {
  const rest = { likeCount: null, commentCount: null, shareCount: null, note: null } as const
  return { submissionId, at, viewCount, source: 'api', ...rest }
}

/** The ids of the broken invariants; [] if the books are clean. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const results = await checkInvariants(db)
  return results
    .filter((result) => !isHolding(result))
    .map(({ id, offenders, unchecked }) => `${id} ${JSON.stringify(offenders[0] ?? unchecked)}`)
}

export async function readSubmissionSums(
  db: Database,
  submissionId: SubmissionId,
): Promise<{ viewCount: number; accruedCents: number; bonusCents: number; earnedCents: number }> {
  return await exactlyOne(
    db,
    sql`SELECT view_count, accrued_cents, bonus_cents, earned_cents
      FROM submission_totals WHERE submission_id = ${submissionId}`,
  )
}
