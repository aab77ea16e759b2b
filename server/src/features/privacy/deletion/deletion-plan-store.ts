import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { DeletionBlocker } from '@permille/contract/privacy/account-deletion'
import { campaignBalances, creatorBalances, creatorDebts } from '#money/balances.ts'
import { returnableParts } from '#money/kept-money.ts'
import { lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

export interface Leaver {
  readonly userId: UserId
  readonly role: 'creator' | 'brand' | 'admin'
  readonly creatorId: CreatorId | null
  readonly brandIds: readonly BrandId[]
}

export function findLeaver(db: Database, userId: UserId): Promise<Leaver | undefined> {
  return firstRow(
    db,
    sql<Leaver>`SELECT u.id AS user_id, u.role, c.id AS creator_id,
        ARRAY(SELECT id FROM brands WHERE owner_user_id = u.id) AS brand_ids
      FROM users u LEFT JOIN creators c ON c.user_id = u.id
      WHERE u.id = ${userId}`,
  )
}

export interface Blocker {
  readonly code: DeletionBlocker
  readonly count: number
  readonly cents: Cents | null
  /** When it is over at the latest, where that is known. */
  readonly until: Date | null
}

/** What has to end before this account can be deleted; a row for each kind. */
export async function listBlockers(db: Database, leaver: Leaver, at: Date): Promise<Blocker[]> {
  const found = await manyRows(
    db,
    sql<Blocker>`SELECT code, count::int, cents::bigint, until FROM (${blockersOf(leaver, at)}) b
      WHERE count > 0`,
  )
  return found
}

function blockersOf({ creatorId, brandIds, userId, role }: Leaver, at: Date): Statement<never> {
  if (creatorId !== null) return blockersOfCreator(creatorId, userId)
  return role === 'admin' ? blockersOfAdmin(userId) : blockersOfBrands(brandIds, at)
}

function blockersOfCreator(creatorId: CreatorId, userId: UserId): Statement<never> {
  return sql<never>`SELECT 'payout-on-its-way' AS code, count(*) AS count, sum(total_cents) AS cents,
        NULL::timestamptz AS until
      FROM payouts WHERE creator_id = ${creatorId} AND status = 'queued'
    UNION ALL SELECT 'money-frozen', (frozen_cents > 0)::int, frozen_cents, NULL
      FROM ${creatorBalances(sql<never>`${creatorId}::text`)} held
    UNION ALL SELECT 'money-owed', (open_cents > 0)::int, open_cents, NULL
      FROM ${creatorDebts(sql<never>`${creatorId}`)} owed
    UNION ALL SELECT 'dispute-open', count(*), NULL, NULL
      FROM disputes WHERE opened_by_user_id = ${userId} AND status = 'open'`
}

function blockersOfBrands(brandIds: readonly BrandId[], at: Date): Statement<never> {
  const isOwn = sql<never>`c.brand_id = ANY(${brandIds}::uuid[])`
  return sql<never>`SELECT 'campaign-open' AS code, count(*) AS count, NULL::bigint AS cents,
        NULL::timestamptz AS until
      FROM campaigns c WHERE ${isOwn} AND c.status <> 'completed'
    UNION ALL SELECT 'money-left', count(*) FILTER (WHERE m.left_cents > back.reserved_cents),
        sum(m.left_cents - back.reserved_cents), NULL
      FROM ${leftOf(brandIds, at)}
    UNION ALL SELECT 'money-reserved', count(*) FILTER (WHERE back.reserved_cents > 0),
        sum(back.reserved_cents), max(back.reserved_until)
      FROM ${leftOf(brandIds, at)}
    UNION ALL SELECT 'payment-open', count(*), sum(f.amount_cents), NULL
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
      WHERE ${isOwn} AND f.status = 'pending'
    UNION ALL SELECT 'refund-open', count(*), sum(r.amount_cents + r.fee_cents), NULL
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
      WHERE ${isOwn} AND r.status = 'requested'
    UNION ALL SELECT 'money-owed', count(*),
        sum(r.owed_cents - r.owed_paid_cents - r.owed_written_off_cents), NULL
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
      WHERE ${isOwn} AND r.status <> 'failed'
        AND r.owed_paid_cents + r.owed_written_off_cents < r.owed_cents
    UNION ALL SELECT 'chargeback-open', count(*), sum(k.amount_cents), NULL
      FROM chargebacks k JOIN campaigns c ON c.id = k.campaign_id
      WHERE ${isOwn} AND k.status IN ('needs_response', 'under_review')
    UNION ALL SELECT 'dispute-open', count(*), NULL, NULL
      FROM disputes d JOIN submissions s ON s.id = d.submission_id
        JOIN campaigns c ON c.id = s.campaign_id
      WHERE ${isOwn} AND d.status = 'open'
    UNION ALL SELECT 'transfer-first', count(*), NULL, NULL
      FROM brand_members WHERE brand_id = ANY(${brandIds}::uuid[])`
}

/** Ended campaigns of the brands, what is left of each and what of that creators can still win. */
function leftOf(brandIds: readonly BrandId[], at: Date): Statement<never> {
  return sql<never>`(SELECT * FROM campaigns
      WHERE brand_id = ANY(${brandIds}::uuid[]) AND status = 'completed') c
    CROSS JOIN LATERAL (SELECT spendable_cents + fee_reserve_cents AS left_cents
      FROM ${campaignBalances(sql<never>`c.id`)} held) m
    CROSS JOIN LATERAL ${returnableParts(sql<never>`c.id`, at)} back`
}

/** Of two admins who leave at the same time, the second sees that the first has left. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await lockRows(tx, 'user', sql`SELECT id FROM users WHERE role = 'admin'`)
}

/** Someone has to be left who can invite others. */
function blockersOfAdmin(userId: UserId): Statement<never> {
  return sql<never>`SELECT 'last-admin' AS code, (NOT EXISTS (SELECT FROM users
      WHERE role = 'admin' AND suspended_at IS NULL AND id <> ${userId}))::int AS count,
    NULL::bigint AS cents, NULL::timestamptz AS until`
}

export interface GivenUp {
  readonly givesUpCents: Cents
  readonly pendingPostsCount: number
  readonly earningPostsCount: number
}

export function readGivenUp(db: Database, creatorId: CreatorId): Promise<GivenUp> {
  return exactlyOne(
    db,
    sql<GivenUp>`SELECT (held.available_cents + held.maturing_cents)::bigint AS gives_up_cents,
        posts.pending_posts_count, posts.earning_posts_count
      FROM ${creatorBalances(sql<never>`${creatorId}::text`)} held,
        (SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending_posts_count,
          count(*) FILTER (WHERE status = 'approved')::int AS earning_posts_count
        FROM submissions WHERE creator_id = ${creatorId} AND status IN ('pending', 'approved')) posts`,
  )
}
