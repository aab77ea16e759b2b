import type { CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '../platform/database/database.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/** Whether any post of the campaign is owed money, whatever the campaign has now. */
export async function hasWaitingPosts(db: Database, campaignId: CampaignId): Promise<boolean> {
  const { isWaiting } = await exactlyOne(
    db,
    sql<{ isWaiting: boolean }>`SELECT EXISTS (SELECT FROM submissions s
        JOIN submission_totals t ON t.submission_id = s.id
        WHERE s.campaign_id = ${campaignId} AND post_waits_cents(s, t) > 0) AS is_waiting`,
  )
  return isWaiting
}

/** What a campaign's approved posts are owed: the same sum for its brand, its creators and admins. */
export async function readCampaignWaits(db: Database, campaignId: CampaignId): Promise<Cents> {
  const { cents } = await exactlyOne(
    db,
    sql<{ cents: Cents }>`SELECT campaign_waits_cents(c) AS cents FROM campaigns c
      WHERE c.id = ${campaignId}`,
  )
  return cents
}

/** What a creator's posts are owed, in all campaigns that can still get money. */
export async function readCreatorWaits(db: Database, creatorId: CreatorId): Promise<Cents> {
  const { cents } = await exactlyOne(
    db,
    sql<{ cents: Cents }>`SELECT coalesce(sum(post_waits_cents(s, t)), 0)::bigint AS cents
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      JOIN campaigns c ON c.id = s.campaign_id
      WHERE s.creator_id = ${creatorId} AND s.status IN ('approved', 'locked', 'paid')
        AND campaign_left_cents(c) <= c.flat_bonus_cents AND can_get_money(c)`,
  )
  return cents
}

/** Whether money can still come to it: it has not ended, or a bank has still to decide about a payment. */
export async function canGetMoney(db: Database, campaignId: CampaignId): Promise<boolean> {
  const { isOpen } = await exactlyOne(
    db,
    sql<{ isOpen: boolean }>`SELECT can_get_money(c) AS is_open FROM campaigns c
      WHERE c.id = ${campaignId}`,
  )
  return isOpen
}
