import type { BrandId, KeyId, UserId } from '@permille/contract/ids'
import type { KeyScope } from '@permille/contract/keys/key-scopes'
import type { BrandRole } from '@permille/contract/teams/scopes'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { SetUp } from '../teams/public.ts'

/** Of the key `k`. */
function isLive(now: Date): Statement<never> {
  return sql<never>`k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now})`
}

/** Null: the installation's own. */
function isOf(brandId: BrandId | null): Statement<never> {
  return sql<never>`k.brand_id IS NOT DISTINCT FROM ${brandId}::uuid`
}

export interface NewKey {
  readonly id: KeyId
  readonly brandId: BrandId | null
  readonly name: string
  readonly prefix: string
  readonly tokenHash: Buffer
  readonly scopes: readonly KeyScope[]
  readonly createdBy: UserId
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** Whoever made it stands behind it. */
export async function insertKey(tx: Transaction, key: NewKey): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO api_keys
      (id, brand_id, name, prefix, token_hash, scopes, created_by, sponsor_user_id, created_at, expires_at)
      VALUES (${key.id}, ${key.brandId}, ${key.name}, ${key.prefix}, ${key.tokenHash}, ${key.scopes}::text[],
        ${key.createdBy}, ${key.createdBy}, ${key.createdAt}, ${key.expiresAt})`,
  )
}

/** Makes others who count the keys of the same brand, or of the installation, wait for this transaction. */
export async function lockInstallationKeys(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('installation keys', 4))`)
}

/** Those that a rotation has replaced are counted apart: a leaked key must be replaceable in a brand that has the most. */
export function countLiveKeys(
  tx: Transaction,
  { brandId, now }: { brandId: BrandId | null; now: Date },
): Promise<{ current: number; replaced: number }> {
  return exactlyOne(
    tx,
    sql<{ current: number; replaced: number }>`
      SELECT count(*) FILTER (WHERE k.replaced_by IS NULL)::integer AS current,
        count(k.replaced_by)::integer AS replaced
      FROM api_keys k WHERE ${isOf(brandId)} AND ${isLive(now)}`,
  )
}

export interface KeyRow<Scope extends KeyScope> {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly Scope[]
  readonly createdAt: Date
  readonly createdBy: string
  readonly sponsorId: UserId
  readonly sponsor: string
  readonly expiresAt: Date | null
  readonly isEnded: boolean
  readonly lastUsedAt: Date | null
  readonly lastNetwork: string | null
  readonly replacedBy: KeyId | null
}

/** Newest first: those that work, and those whose end came a short while ago. */
export function listKeys<Scope extends KeyScope>(
  db: Database,
  { brandId, now, endedSince }: { brandId: BrandId | null; now: Date; endedSince: Date },
): Promise<KeyRow<Scope>[]> {
  return manyRows(
    db,
    sql<
      KeyRow<Scope>
    >`SELECT k.id, k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_at,
        k.last_network::text, k.replaced_by, maker.display_name AS created_by,
        sponsor.id AS sponsor_id, sponsor.display_name AS sponsor, coalesce(k.expires_at <= ${now}, false) AS is_ended
      FROM api_keys k JOIN users maker ON maker.id = k.created_by
        JOIN users sponsor ON sponsor.id = k.sponsor_user_id
      WHERE ${isOf(brandId)} AND k.revoked_at IS NULL
        AND (k.expires_at IS NULL OR k.expires_at > ${endedSince})
      ORDER BY k.created_at DESC, k.id DESC`,
  )
}

/** Those of a brand with whoever made them, and so knows them; newest first. */
export function listKeysWithMakers(
  db: Database,
  { brandId, at }: { brandId: BrandId; at: Date },
): Promise<SetUp['keys'][number][]> {
  return manyRows(
    db,
    sql<SetUp['keys'][number]>`SELECT k.id, k.name, k.last_used_at,
        u.id AS maker_id, u.display_name AS maker_name
      FROM api_keys k JOIN users u ON u.id = k.created_by
      WHERE ${isOf(brandId)} AND ${isLive(at)}
      ORDER BY k.created_at DESC, k.id DESC`,
  )
}

export interface OwnKey {
  readonly id: KeyId
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly replacedBy: KeyId | null
  readonly brandName: string | null
}

/** A key that still works; undefined for another brand's. */
export function findLiveKey(
  db: Database,
  { id, brandId, now }: { id: KeyId; brandId: BrandId | null; now: Date },
): Promise<OwnKey | undefined> {
  return firstRow(
    db,
    sql<OwnKey>`SELECT k.id, k.name, k.scopes, k.created_at, k.expires_at, k.replaced_by,
        b.name AS brand_name
      FROM api_keys k LEFT JOIN brands b ON b.id = k.brand_id
      WHERE k.id = ${id} AND ${isOf(brandId)} AND ${isLive(now)}`,
  )
}

/** False for a key that had ended, and another brand's. */
export async function markRevoked(
  tx: Transaction,
  { id, brandId, by, at }: { id: KeyId; brandId: BrandId | null; by: UserId; at: Date },
): Promise<boolean> {
  const revoked = await run(
    tx,
    sql`UPDATE api_keys k SET revoked_at = ${at}, revoked_by = ${by}
      WHERE k.id = ${id} AND ${isOf(brandId)} AND ${isLive(at)}`,
  )
  return revoked === 1
}

/** When someone ended key `k` at once, as when it has leaked, with or without a new one in its place; null if nobody did. */
export const cutOffAt = sql<never>`coalesce(k.revoked_at, (SELECT k.expires_at FROM api_keys next
  WHERE next.id = k.replaced_by AND next.created_at >= k.expires_at))`

/** The key ends then, or earlier if it was to. */
export async function markReplaced(
  tx: Transaction,
  { id, replacedBy, endsAt }: { id: KeyId; replacedBy: KeyId; endsAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE api_keys SET replaced_by = ${replacedBy}, expires_at = least(expires_at, ${endsAt})
      WHERE id = ${id}`,
  )
}

export interface LiveKey {
  /** The position of its hash among those looked up, from 1. */
  readonly place: number
  readonly id: KeyId
  readonly brandId: BrandId | null
  readonly scopes: readonly KeyScope[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  /** Whoever stands behind it. */
  readonly userId: UserId
  readonly isSponsorSuspended: boolean
  /** Their place in the brand. */
  readonly role: BrandRole | null
  readonly isBrandSuspended: boolean
  /** Of the installation, and whoever stands behind it has no second factor. */
  readonly lacksFactor: boolean
}

/** A hash without a live key has no row. */
export function findLiveKeys(
  db: Database,
  { tokenHashes, now }: { tokenHashes: readonly Buffer[]; now: Date },
): Promise<LiveKey[]> {
  return manyRows(
    db,
    sql<LiveKey>`SELECT asked.place::integer AS place, k.id, k.brand_id, k.scopes, k.created_at,
        k.last_used_at, users.id AS user_id, users.suspended_at IS NOT NULL AS is_sponsor_suspended,
        (SELECT p.role FROM brand_people p WHERE p.brand_id = k.brand_id AND p.user_id = users.id) AS role,
        EXISTS (SELECT FROM brands b
          WHERE b.id = k.brand_id AND b.suspended_at IS NOT NULL) AS is_brand_suspended,
        (k.brand_id IS NULL
          AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = users.id)
          AND NOT EXISTS (SELECT FROM authenticator_apps
            WHERE user_id = users.id AND is_confirmed)) AS lacks_factor
      FROM unnest(${tokenHashes}::bytea[]) WITH ORDINALITY AS asked (token_hash, place)
        JOIN api_keys k ON k.token_hash = asked.token_hash
        JOIN users ON users.id = k.sponsor_user_id
      WHERE ${isLive(now)}`,
  )
}
