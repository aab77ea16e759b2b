import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { exhaustedDaysMax } from '@permille/contract/submissions/deadlines'
import { lockRow, lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { CampaignActor, CampaignState, CampaignTerms } from './campaign.ts'
import { moneyRefusingReasons } from './pause-reasons.ts'

const stateColumns = sql<CampaignState>`id, brand_id, name, status, pause_reasons, budget_cents,
  funded_cents, paid_out_cents, campaign_left_cents(campaigns) AS left_cents, starts_at, ends_at,
  live_at, exhausted_at, is_campaign_disputed(id) AS is_funding_disputed,
  EXISTS (SELECT FROM brands b WHERE b.id = brand_id AND b.suspended_at IS NOT NULL) AS is_brand_suspended`

/** Everything that changes a campaign's status or money waits here. */
export async function lockCampaignState(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<CampaignState | undefined> {
  await lockRow(tx, 'campaign', campaignId)
  return await firstRow(
    tx,
    sql<CampaignState>`SELECT ${stateColumns} FROM campaigns WHERE id = ${campaignId}`,
  )
}

/** A brand's own campaign; another brand's is not found. */
export async function lockOwnCampaignState(
  tx: Transaction,
  target: { campaignId: CampaignId; brandId: BrandId },
): Promise<CampaignState | undefined> {
  await lockRows(
    tx,
    'campaign',
    sql`SELECT id FROM campaigns WHERE id = ${target.campaignId} AND brand_id = ${target.brandId}`,
  )
  return await firstRow(
    tx,
    sql<CampaignState>`SELECT ${stateColumns} FROM campaigns
      WHERE id = ${target.campaignId} AND brand_id = ${target.brandId}`,
  )
}

/** The campaigns that a suspension pauses or a restoration resumes, in lock order. */
export async function listOfBrandOwner(tx: Transaction, userId: UserId): Promise<CampaignId[]> {
  const rows = await manyRows(
    tx,
    sql<IdRow>`SELECT id FROM campaigns WHERE status <> 'completed'
      AND brand_id IN (SELECT id FROM brands WHERE owner_user_id = ${userId}) ORDER BY id`,
  )
  return rows.map((row) => row.id)
}

export function findTerms(
  db: Database,
  campaignId: CampaignId,
): Promise<CampaignTerms | undefined> {
  return firstRow(
    db,
    sql<CampaignTerms>`SELECT c.id, c.brand_id, b.owner_user_id AS brand_owner_user_id, c.name,
        c.status, c.pause_reason, c.platforms_allowed::text[] AS platforms_allowed,
        c.reward_rate_per_k_views_cents, c.min_payout_cents, c.max_payout_cents,
        c.flat_bonus_cents, c.auto_approve_after_hours,
        c.pending_posts_max, c.approved_posts_max, c.creators_max,
        campaign_places_left(c) AS places_left, c.is_invite_only, c.needs_disclosure, c.live_at, c.ends_at
      FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.id = ${campaignId}`,
  )
}

export async function hasBrand(db: Database, brandId: BrandId): Promise<boolean> {
  return (await firstRow(db, sql`SELECT FROM brands WHERE id = ${brandId}`)) !== undefined
}

export interface StatusChange {
  readonly campaignId: CampaignId
  readonly from: CampaignStatus | null
  readonly to: CampaignStatus
  /** What keeps it from being live after this. */
  readonly reasons: readonly PauseReason[]
  readonly lifted: readonly PauseReason[]
  readonly actor: CampaignActor
  /** The reason that was added. */
  readonly reason: PauseReason | null
  readonly note?: string | null
  readonly at: Date
}

/**
 * Stores the status with its times; `live_at` is when it first went live. The days without money begin
 * again when something ends that kept its brand from paying in.
 */
export async function saveStatus(tx: Transaction, change: StatusChange): Promise<void> {
  const { campaignId, to, reasons, lifted, at } = change
  const isFresh = lifted.some((reason) => moneyRefusingReasons.includes(reason))
  await run(
    tx,
    sql`UPDATE campaigns SET status = ${to}::campaign_status,
        pause_reasons = ${reasons}::text[],
        live_at = CASE WHEN ${to}::campaign_status = 'live'
          THEN coalesce(live_at, ${at}::timestamptz) ELSE live_at END,
        exhausted_at = CASE WHEN ${to}::campaign_status = 'completed' THEN exhausted_at
          WHEN 'budget_exhausted' = ANY(${reasons}::text[]) THEN
            CASE WHEN ${isFresh} THEN ${at}::timestamptz
              ELSE coalesce(exhausted_at, ${at}::timestamptz) END END,
        completed_at = CASE WHEN ${to}::campaign_status = 'completed'
          THEN coalesce(completed_at, ${at}::timestamptz) END
      WHERE id = ${campaignId}`,
  )
}

export async function insertStatusChange(
  tx: Transaction,
  change: Omit<StatusChange, 'reasons'>,
): Promise<void> {
  const { actor } = change
  const userId = actor.kind === 'system' ? null : actor.userId
  const keyId = actor.kind === 'brand' ? (actor.key?.id ?? null) : null
  await run(
    tx,
    sql`INSERT INTO campaign_status_changes
        (campaign_id, from_status, to_status, actor_kind, actor_user_id, key_id, reason, note, lifted, at)
      VALUES (${change.campaignId}, ${change.from}, ${change.to}, ${actor.kind}, ${userId}, ${keyId},
        ${change.reason}, ${change.note ?? null}, ${change.lifted}::text[], ${change.at})`,
  )
}

/** The campaign must be locked: starting a payment takes the same lock. */
export async function hasPendingPayment(tx: Transaction, campaignId: CampaignId): Promise<boolean> {
  const pending = await firstRow(
    tx,
    sql`SELECT FROM campaign_funding WHERE campaign_id = ${campaignId} AND status = 'pending' LIMIT 1`,
  )
  return pending !== undefined
}

/**
 * Keeps a draft while a payment for it may still arrive; deletes failed payments with it. The
 * campaign must be locked: starting a payment takes the same lock.
 */
export async function deleteUnfundedDraft(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<boolean> {
  const deleted = await run(
    tx,
    sql`WITH deletable AS (
        SELECT id FROM campaigns WHERE id = ${campaignId} AND status = 'draft' AND funded_cents = 0
          AND NOT EXISTS (SELECT FROM campaign_funding
            WHERE campaign_id = ${campaignId} AND status <> 'failed')
      ), payments AS (
        DELETE FROM campaign_funding USING deletable WHERE campaign_id = deletable.id
      )
      DELETE FROM campaigns USING deletable WHERE campaigns.id = deletable.id`,
  )
  return deleted === 1
}

/** More money than was budgeted raises the budget (rules §2). */
export async function addFundedMoney(
  tx: Transaction,
  funding: { campaignId: CampaignId; amountCents: Cents; feeCents: Cents },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaigns SET funded_cents = funded_cents + ${funding.amountCents},
        fee_funded_cents = fee_funded_cents + ${funding.feeCents},
        budget_cents = greatest(budget_cents, funded_cents + ${funding.amountCents})
      WHERE id = ${funding.campaignId}`,
  )
}

interface IdRow {
  readonly id: CampaignId
}

/** Funded drafts whose start has come, oldest first. Checked again under the lock. */
export async function listDueDrafts(db: Database, at: Date): Promise<CampaignId[]> {
  const rows = await manyRows(
    db,
    sql<IdRow>`SELECT id FROM campaigns WHERE status = 'draft' AND funded_cents > 0 AND pause_reasons = '{}'
      AND (starts_at IS NULL OR starts_at <= ${at}) AND (ends_at IS NULL OR ends_at > ${at})
      AND campaign_left_cents(campaigns) > 0 AND NOT is_campaign_disputed(id)
      AND NOT EXISTS (SELECT FROM brands b WHERE b.id = brand_id AND b.suspended_at IS NOT NULL)
      ORDER BY id LIMIT 500`,
  )
  return rows.map((row) => row.id)
}

/**
 * Campaigns past their end, funded drafts included, or without money for too long. Checked again under the
 * lock.
 */
export async function listOverdue(db: Database, at: Date): Promise<CampaignId[]> {
  const rows = await manyRows(
    db,
    sql<IdRow>`SELECT id FROM campaigns
      WHERE (status IN ('live', 'paused') OR (status = 'draft' AND funded_cents > 0))
      AND (ends_at <= ${at} OR ('budget_exhausted' = ANY(pause_reasons)
        AND NOT pause_reasons && ${moneyRefusingReasons}::text[]
        AND exhausted_at <= ${at}::timestamptz - make_interval(days => ${exhaustedDaysMax})))
      ORDER BY id LIMIT 500`,
  )
  return rows.map((row) => row.id)
}

/** What the admin wrote who paused it last. */
export async function readAdminPauseNote(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<string | null> {
  const paused = await firstRow(
    tx,
    sql<{ note: string | null }>`SELECT note FROM campaign_status_changes
      WHERE campaign_id = ${campaignId} AND reason = 'admin' ORDER BY seq DESC LIMIT 1`,
  )
  return paused?.note ?? null
}
