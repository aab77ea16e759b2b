import type { Platform } from '@permille/contract/enums'
import type { CampaignId, ChargebackId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Who bought what, and under which terms. */
export interface Purchase {
  readonly campaignId: CampaignId
  readonly ownerUserId: UserId
  readonly customerName: string
  readonly customerEmail: string
  readonly brandName: string
  readonly registeredAt: Date
  readonly campaignName: string
  readonly brief: string | null
  readonly ratePerKViewsCents: Cents
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly flatBonusCents: Cents
  readonly platforms: readonly Platform[]
  readonly campaignCreatedAt: Date
  readonly liveAt: Date | null
  readonly completedAt: Date | null
  readonly paymentIntentId: string
  readonly paidCents: Cents
  readonly paidFeeCents: Cents
  readonly startedAt: Date
  readonly paidAt: Date
  readonly earnedCents: Cents
  /** Of this payment. */
  readonly refundedCents: Cents
  /** Shown beside the button that paid; null for payments from before it was stored. */
  readonly agreedText: string | null
}

export async function readPurchase(db: Database, id: ChargebackId): Promise<Purchase | undefined> {
  return await firstRow(
    db,
    sql<Purchase>`SELECT c.id AS campaign_id, u.id AS owner_user_id, u.display_name AS customer_name,
        u.email AS customer_email, r.name AS brand_name, u.created_at AS registered_at,
        c.name AS campaign_name, c.content_requirements AS brief,
        c.reward_rate_per_k_views_cents AS rate_per_k_views_cents, c.min_payout_cents,
        c.max_payout_cents, c.flat_bonus_cents, c.platforms_allowed::text[] AS platforms,
        c.created_at AS campaign_created_at, c.live_at, c.completed_at,
        f.stripe_payment_intent_id AS payment_intent_id, f.amount_cents AS paid_cents,
        f.fee_cents AS paid_fee_cents, f.created_at AS started_at, f.settled_at AS paid_at,
        c.paid_out_cents AS earned_cents, f.agreed_text,
        (SELECT coalesce(sum(n.amount_cents + n.fee_cents + n.owed_cents), 0)::bigint FROM refunds n
          WHERE n.funding_id = f.id AND n.status = 'succeeded') AS refunded_cents
      FROM chargebacks b JOIN campaign_funding f ON f.id = b.funding_id
        JOIN campaigns c ON c.id = b.campaign_id JOIN brands r ON r.id = c.brand_id
        JOIN users u ON u.id = r.owner_user_id
      WHERE b.id = ${id}`,
  )
}

export interface DeliveredPost {
  readonly platform: Platform
  readonly postUrl: string
  readonly creatorName: string
  readonly views: number
  readonly earnedCents: Cents
  readonly submittedAt: Date
  readonly approvedAt: Date
  /** Null for the system, after the campaign's deadline. */
  readonly approvedBy: string | null
  readonly approverKind: string
}

/** Most money first. */
export function listDeliveredPosts(db: Database, campaignId: CampaignId): Promise<DeliveredPost[]> {
  return manyRows(
    db,
    sql<DeliveredPost>`SELECT s.platform, s.post_url, u.display_name AS creator_name,
        t.view_count AS views, post_cost_cents(t) AS earned_cents, s.submitted_at, s.approved_at,
        p.email AS approved_by, h.actor_kind AS approver_kind
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
        JOIN creators k ON k.id = s.creator_id JOIN users u ON u.id = k.user_id
        JOIN LATERAL (
          SELECT actor_kind, actor_user_id FROM submission_status_changes
          WHERE submission_id = s.id AND to_status = 'approved' ORDER BY seq DESC LIMIT 1
        ) h ON true
        LEFT JOIN users p ON p.id = h.actor_user_id
      WHERE s.campaign_id = ${campaignId} AND s.approved_at IS NOT NULL
        AND s.status <> 'rejected'
      ORDER BY post_cost_cents(t) DESC, s.id LIMIT 500`,
  )
}

export interface ViewsOfDay {
  /** "2026-11-22", UTC. */
  readonly day: string
  readonly views: number
  /** Among them are readings that an admin entered. */
  readonly isEntered: boolean
}

/** How many views the campaign's posts gained on each day, by counted readings. */
export function listViewsByDay(db: Database, campaignId: CampaignId): Promise<ViewsOfDay[]> {
  return manyRows(
    db,
    sql<ViewsOfDay>`
      WITH daily AS (
        SELECT m.submission_id, (m.snapshot_time AT TIME ZONE 'UTC')::date AS day,
          max(m.view_count) AS views, bool_or(m.source = 'manual') AS is_entered
        FROM submissions s JOIN submission_metrics m ON m.submission_id = s.id
        WHERE s.campaign_id = ${campaignId} AND m.counted GROUP BY 1, 2
      ), gained AS (
        SELECT day, views - coalesce(lag(views) OVER (PARTITION BY submission_id ORDER BY day), 0)
          AS views, is_entered
        FROM daily
      )
      SELECT day::text, sum(views)::bigint AS views, bool_or(is_entered) AS is_entered
      FROM gained GROUP BY day ORDER BY day`,
  )
}

export interface PaidCreator {
  readonly creatorName: string
  readonly transferId: string
  readonly paidAt: Date
  /** The part that paid this post; the transfer may include others. */
  readonly cents: Cents
}

export function listPaidCreators(db: Database, campaignId: CampaignId): Promise<PaidCreator[]> {
  return manyRows(
    db,
    sql<PaidCreator>`SELECT u.display_name AS creator_name, p.stripe_transfer_id AS transfer_id,
        p.settled_at AS paid_at, sum(l.accrued_cents)::bigint AS cents
      FROM earning_accruals a JOIN payout_accruals l ON l.accrual_id = a.id
        JOIN payouts p ON p.id = l.payout_id AND p.status = 'paid'
        JOIN creators k ON k.id = p.creator_id JOIN users u ON u.id = k.user_id
      WHERE a.campaign_id = ${campaignId} GROUP BY p.id, u.display_name
      ORDER BY p.settled_at, p.id LIMIT 500`,
  )
}

export interface CustomerAction {
  readonly at: Date
  readonly action: string
  /** For an entry to the account: the network, as "203.0.113.0/24", and the browser. */
  readonly network: string | null
  readonly browser: string | null
}

/** What the customer did with their account, the campaign and its posts, as audited; oldest first. */
export function listCustomerActions(
  db: Database,
  of: { userId: UserId; campaignId: CampaignId },
): Promise<CustomerAction[]> {
  return manyRows(
    db,
    sql<CustomerAction>`SELECT l.at, l.action, o.network::text, o.user_agent AS browser
      FROM audit_log l LEFT JOIN audit_origins o ON o.audit_id = l.id
      WHERE l.actor_user_id = ${of.userId} AND (l.object_id = ${of.campaignId}
        OR (l.object_id = ${of.userId} AND l.action IN ('user.accept-invitation', 'user.sign-in'))
        OR l.object_id IN (SELECT id FROM submissions WHERE campaign_id = ${of.campaignId})
        OR l.object_id IN (SELECT id FROM campaign_funding WHERE campaign_id = ${of.campaignId}))
      ORDER BY l.at, l.id LIMIT 500`,
  )
}
