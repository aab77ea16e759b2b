import type { BrandId, CampaignId, ReportLinkId, UserId } from '@permille/contract/ids'
import type { SetUp } from '#features/teams/public.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { ShownByLink } from './report-link.ts'

/** Of the link `l`. */
function isLive(now: Date): Statement<never> {
  return sql<never>`l.revoked_at IS NULL AND l.expires_at > ${now}`
}

export interface NewReportLink extends ShownByLink {
  readonly id: ReportLinkId
  readonly brandId: BrandId
  readonly tokenHash: Buffer
  readonly sealedToken: string
  readonly passwordHash: string | null
  readonly expiresAt: Date
  readonly createdBy: UserId
  readonly createdAt: Date
}

export async function insertReportLink(tx: Transaction, link: NewReportLink): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO report_links (id, brand_id, name, campaign_ids, token_hash, sealed_token, password_hash,
        shows_money, shows_creators, since, expires_at, created_by, created_at)
      VALUES (${link.id}, ${link.brandId}, ${link.name}, ${link.campaignIds}::uuid[], ${link.tokenHash},
        ${link.sealedToken}, ${link.passwordHash}, ${link.showsMoney}, ${link.showsCreators},
        ${link.since}::date, ${link.expiresAt}, ${link.createdBy}, ${link.createdAt})`,
  )
}

/** Undefined for a link that had ended, and another brand's. */
export function findOwnReportLink(
  tx: Transaction,
  { id, brandId, at }: { id: ReportLinkId; brandId: BrandId; at: Date },
): Promise<ShownByLink | undefined> {
  return firstRow(
    tx,
    sql<ShownByLink>`SELECT l.name, l.campaign_ids, l.shows_money, l.shows_creators,
        to_char(l.since, 'YYYY-MM-DD') AS since
      FROM report_links l WHERE l.id = ${id} AND l.brand_id = ${brandId} AND ${isLive(at)}`,
  )
}

interface ChangedReportLink extends ShownByLink {
  readonly id: ReportLinkId
  /** Undefined: it stays. */
  readonly passwordHash: string | null | undefined
  /** Null: it stays. */
  readonly expiresAt: Date | null
}

export async function updateReportLink(tx: Transaction, link: ChangedReportLink): Promise<void> {
  const { passwordHash } = link
  const password =
    passwordHash === undefined ? sql<never>`password_hash` : sql<never>`${passwordHash}`
  await run(
    tx,
    sql`UPDATE report_links SET name = ${link.name}, campaign_ids = ${link.campaignIds}::uuid[],
        shows_money = ${link.showsMoney}, shows_creators = ${link.showsCreators}, since = ${link.since}::date,
        password_hash = ${password}, expires_at = coalesce(${link.expiresAt}, expires_at)
      WHERE id = ${link.id}`,
  )
}

/** Returns its name; undefined for a link that had ended, and another brand's. */
export function markReportLinkRevoked(
  tx: Transaction,
  { id, brandId, at }: { id: ReportLinkId; brandId: BrandId; at: Date },
): Promise<{ name: string } | undefined> {
  return firstRow(
    tx,
    sql<{ name: string }>`UPDATE report_links l SET revoked_at = ${at}
      WHERE l.id = ${id} AND l.brand_id = ${brandId} AND ${isLive(at)} RETURNING l.name`,
  )
}

export async function countReportLinks(
  tx: Transaction,
  { brandId, at }: { brandId: BrandId; at: Date },
): Promise<number> {
  const { count } = await exactlyOne(
    tx,
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM report_links l
      WHERE l.brand_id = ${brandId} AND ${isLive(at)}`,
  )
  return count
}

/** How many of these are the brand's. */
export async function countOwnCampaigns(
  tx: Transaction,
  { brandId, campaignIds }: { brandId: BrandId; campaignIds: readonly CampaignId[] },
): Promise<number> {
  const { count } = await exactlyOne(
    tx,
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM campaigns
      WHERE brand_id = ${brandId} AND id = ANY (${campaignIds}::uuid[])`,
  )
  return count
}

export interface ReportLinkRow {
  readonly id: ReportLinkId
  readonly name: string
  readonly sealedToken: string
  readonly campaigns: readonly { readonly id: CampaignId; readonly name: string }[] | null
  readonly hasPassword: boolean
  readonly showsMoney: boolean
  readonly showsCreators: boolean
  readonly since: string | null
  readonly expiresAt: Date
  readonly openedCount: number
  readonly lastOpenedAt: Date | null
  readonly createdAt: Date
  readonly createdBy: string
  readonly isMakerGone: boolean
}

export function listReportLinkRows(
  db: Database,
  { brandId, at }: { brandId: BrandId; at: Date },
): Promise<ReportLinkRow[]> {
  return manyRows(
    db,
    sql<ReportLinkRow>`SELECT l.id, l.name, l.sealed_token,
        CASE WHEN l.campaign_ids IS NOT NULL THEN (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.name, c.id), '[]')
          FROM campaigns c WHERE c.id = ANY (l.campaign_ids)) END AS campaigns,
        l.password_hash IS NOT NULL AS has_password, l.shows_money, l.shows_creators,
        to_char(l.since, 'YYYY-MM-DD') AS since, l.expires_at, l.opened_count, l.last_opened_at, l.created_at,
        u.display_name AS created_by, NOT EXISTS (SELECT FROM brand_people p
          WHERE p.brand_id = l.brand_id AND p.user_id = l.created_by) AS is_maker_gone
      FROM report_links l JOIN users u ON u.id = l.created_by
      WHERE l.brand_id = ${brandId} AND ${isLive(at)}
      ORDER BY l.created_at DESC, l.id DESC`,
  )
}

/** Those of a brand that open, with whoever made them; newest first. */
export function listReportLinksWithMakers(
  db: Database,
  { brandId, at }: { brandId: BrandId; at: Date },
): Promise<SetUp['reportLinks'][number][]> {
  return manyRows(
    db,
    sql<SetUp['reportLinks'][number]>`SELECT l.id, l.name, l.last_opened_at,
        u.id AS maker_id, u.display_name AS maker_name
      FROM report_links l JOIN users u ON u.id = l.created_by
      WHERE l.brand_id = ${brandId} AND ${isLive(at)}
      ORDER BY l.created_at DESC, l.id DESC`,
  )
}

/** A link as someone opens it. */
export interface OpenLink extends ShownByLink {
  readonly id: ReportLinkId
  readonly brandId: BrandId
  readonly brandName: string
  readonly brandLogoUrl: string | null
  readonly passwordHash: string | null
  readonly expiresAt: Date
}

/** Undefined unless it works now; a suspended brand shows nothing. */
export function findOpenLink(
  db: Database,
  { tokenHash, at }: { tokenHash: Buffer; at: Date },
): Promise<OpenLink | undefined> {
  return firstRow(
    db,
    sql<OpenLink>`SELECT l.id, l.brand_id, b.name AS brand_name, b.logo_url AS brand_logo_url, l.name, l.campaign_ids,
        l.password_hash, l.shows_money, l.shows_creators, to_char(l.since, 'YYYY-MM-DD') AS since, l.expires_at
      FROM report_links l JOIN brands b ON b.id = l.brand_id
      WHERE l.token_hash = ${tokenHash} AND ${isLive(at)} AND b.suspended_at IS NULL`,
  )
}

export async function countOpened(
  db: Database,
  { id, at }: { id: ReportLinkId; at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE report_links SET opened_count = opened_count + 1, last_opened_at = ${at} WHERE id = ${id}`,
  )
}

/** With the account of the brands' owner. */
export async function deleteReportLinks(
  tx: Transaction,
  brandIds: readonly BrandId[],
): Promise<void> {
  await run(tx, sql`DELETE FROM report_links WHERE brand_id = ANY (${brandIds}::uuid[])`)
}

interface SealedReportLink {
  readonly id: ReportLinkId
  readonly sealedToken: string
}

export function listReportLinksSealedOtherwise(
  db: Database,
  keyId: string,
): Promise<SealedReportLink[]> {
  return manyRows(
    db,
    sql<SealedReportLink>`SELECT id, sealed_token FROM report_links
      WHERE split_part(sealed_token, '.', 1) <> ${keyId} ORDER BY id`,
  )
}

export async function replaceSealedReportLink(
  tx: Transaction,
  change: SealedReportLink & { seen: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE report_links SET sealed_token = ${change.sealedToken}
      WHERE id = ${change.id} AND sealed_token = ${change.seen}`,
  )
  return changed === 1
}
