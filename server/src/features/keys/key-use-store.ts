import type { BrandId, KeyId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { networkOf, type Origin } from '../accounts/public.ts'

/** Simultaneous first uses wait for each other here. */
export async function touchKey(
  tx: Transaction,
  { id, at, from }: { id: KeyId; at: Date; from: Origin },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE api_keys SET last_used_at = ${at}, last_network = ${networkOf(from)} WHERE id = ${id}`,
  )
}

/** Keeps in the log that the key is used from this network, which it forgets a while after the last use; false if it is new. */
export async function keepNetwork(
  tx: Transaction,
  { id, at, from }: { id: KeyId; at: Date; from: Origin },
): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`WITH known AS (SELECT o.audit_id FROM audit_log a JOIN audit_origins o ON o.audit_id = a.id
        WHERE a.object_id = ${id} AND a.action = 'key.use' AND o.network = ${networkOf(from)}),
      kept AS (UPDATE audit_origins SET at = ${at}
        WHERE audit_id IN (SELECT audit_id FROM known) AND at < ${at}::timestamptz - interval '1 day')
      SELECT FROM known LIMIT 1`,
  )
  return row !== undefined
}

/** Whether someone is to be told of a new network: once a day at most. */
export async function markNetworkTold(
  tx: Transaction,
  { id, at }: { id: KeyId; at: Date },
): Promise<boolean> {
  const marked = await run(
    tx,
    sql`UPDATE api_keys SET network_told_at = ${at}
      WHERE id = ${id} AND coalesce(network_told_at < ${at}::timestamptz - interval '1 day', true)`,
  )
  return marked === 1
}

/**
 * The owners of the brands stand behind the keys of someone who leaves one of them, or with their account all: a program
 * goes on working, and a living person answers for it.
 */
export async function passOnKeys(
  tx: Transaction,
  { userId, brandId, at }: { userId: UserId; brandId: BrandId | null; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE api_keys k SET sponsor_user_id = b.owner_user_id
      FROM brands b WHERE b.id = k.brand_id AND k.sponsor_user_id = ${userId}
        AND b.owner_user_id <> ${userId} AND coalesce(k.brand_id = ${brandId}::uuid, true)
        AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${at})`,
  )
}

/** With an account end the keys that only it stands behind: its brands', and an admin's. */
export async function eraseKeys(
  tx: Transaction,
  { userId, brandIds, at }: { userId: UserId; brandIds: readonly BrandId[]; at: Date },
): Promise<void> {
  const isTheirs = sql<never>`(brand_id = ANY(${brandIds}::uuid[])
    OR (brand_id IS NULL AND sponsor_user_id = ${userId}))`
  await run(
    tx,
    sql`DELETE FROM idempotent_calls WHERE caller_id IN (SELECT id FROM api_keys WHERE ${isTheirs})`,
  )
  await run(
    tx,
    sql`UPDATE api_keys SET name = 'Deleted key', last_network = NULL,
        revoked_at = coalesce(revoked_at, ${at}), revoked_by = coalesce(revoked_by, ${userId})
      WHERE ${isTheirs}`,
  )
}

/** Marks the keys whose end is near, so that each is told once for each of these numbers of days. */
export function markEnding(
  tx: Transaction,
  { at, firstDays, lastDays }: { at: Date; firstDays: number; lastDays: number },
): Promise<{ id: KeyId }[]> {
  const isWithin = (days: number) =>
    sql<never>`expires_at <= ${at}::timestamptz + make_interval(days => ${days})`
  return manyRows(
    tx,
    sql<{ id: KeyId }>`UPDATE api_keys
      SET warned_days = CASE WHEN ${isWithin(lastDays)} THEN ${lastDays}::integer ELSE ${firstDays}::integer END
      WHERE revoked_at IS NULL AND replaced_by IS NULL AND expires_at > ${at} AND ${isWithin(firstDays)}
        AND (warned_days IS NULL OR (warned_days > ${lastDays} AND ${isWithin(lastDays)}))
      RETURNING id`,
  )
}

/** What a mail about a key says, and to whom. */
export interface KeyFacts {
  readonly name: string
  readonly brandId: BrandId | null
  readonly brandName: string | null
  readonly expiresAt: Date | null
  readonly lastNetwork: string | null
  readonly userId: UserId
  readonly toAddress: string
  readonly displayName: string
}

/** Undefined for a key that has ended, and where its person has no address of their own. */
export function findKeyFacts(db: Database, id: KeyId): Promise<KeyFacts | undefined> {
  return firstRow(
    db,
    sql<KeyFacts>`SELECT k.name, k.brand_id, b.name AS brand_name, k.expires_at, k.last_network::text,
        u.id AS user_id, u.email AS to_address, u.display_name
      FROM api_keys k JOIN users u ON u.id = k.sponsor_user_id LEFT JOIN brands b ON b.id = k.brand_id
      WHERE k.id = ${id} AND k.revoked_at IS NULL AND u.deleted_at IS NULL
        AND u.email_proven_at IS NOT NULL AND u.email_released_at IS NULL`,
  )
}
