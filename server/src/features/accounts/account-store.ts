import type { UserRole } from '@permille/contract/enums'
import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import { lockRow, lockRows } from '#money/locks.ts'
import { safeOutsideTransaction } from '#platform/database/begin-transaction.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { Account } from './account.ts'
import { chosenBrand } from './sign-in/chosen-brand-store.ts'

const accountColumns = accountColumnsFor(null)

function accountColumnsFor(brandId: BrandId | null): Statement<never> {
  const brand = chosenBrand(sql`${brandId}::uuid`)
  return sql<never>`id, role, email, password, display_name, avatar_url, suspended_reason,
    (EXISTS (SELECT FROM authenticator_apps WHERE user_id = users.id AND is_confirmed)
      OR EXISTS (SELECT FROM passkeys WHERE user_id = users.id)) AS has_factor,
    email_proven_at IS NOT NULL AS is_email_proven, email_released_at IS NOT NULL AS is_email_released,
    deleted_at IS NOT NULL AS is_deleted, ${brand} AS brand,
    (SELECT name FROM brands WHERE id = (${brand} ->> 'brandId')::uuid) AS brand_name`
}

/** The owner of this address; users it was released from still sign in with it. */
export function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return firstRow(
    db,
    sql<Account>`SELECT ${accountColumns} FROM users
      WHERE lower(email) = lower(${email}) AND email_released_at IS NULL AND deleted_at IS NULL`,
  )
}

/** Every user who signs in with this address, its owner first. */
export function listAccountsByEmail(db: Database, email: string): Promise<Account[]> {
  return manyRows(
    db,
    sql<Account>`SELECT ${accountColumns} FROM users WHERE lower(email) = lower(${email}) AND deleted_at IS NULL
      ORDER BY email_released_at DESC NULLS FIRST LIMIT 3`,
  )
}

/** Makes others who take the same address wait for this transaction. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

/**
 * Someone else has proven the address: it no longer blocks anyone, but its former user can still
 * sign in with it.
 */
export async function releaseEmail(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await run(tx, sql`UPDATE users SET email_released_at = ${at} WHERE id = ${userId}`)
}

/** `brandId` is the brand that they act for, where a call names one. */
export function findAccount(
  db: Database,
  userId: UserId,
  brandId: BrandId | null = null,
): Promise<Account | undefined> {
  return firstRow(
    db,
    sql<Account>`SELECT ${accountColumnsFor(brandId)} FROM users WHERE id = ${userId}`,
  )
}

export async function lockAccount(tx: Transaction, userId: UserId): Promise<Account | undefined> {
  await lockRow(tx, 'user', userId)
  return await findAccount(tx, userId)
}

/** Does nothing for a user who is not a creator. */
export async function lockCreatorOf(tx: Transaction, userId: UserId): Promise<void> {
  await lockRows(tx, 'creator', sql`SELECT id FROM creators WHERE user_id = ${userId}`)
}

/**
 * Locks what a suspension affects: a transaction that moves this user's
 * money or campaigns is either done before or sees the suspension.
 */
export async function lockBelongings(tx: Transaction, userId: UserId): Promise<void> {
  await lockRows(
    tx,
    'campaign',
    sql`SELECT c.id FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE b.owner_user_id = ${userId}`,
  )
  await lockCreatorOf(tx, userId)
}

export interface NewUser {
  readonly role: UserRole
  readonly email: string
  readonly passwordHash: string
  readonly displayName: string
  readonly createdAt: Date
  /** They used a link sent to this address. */
  readonly isEmailProven?: boolean
}

/** Undefined when the email is taken. */
export function insertUser(tx: Transaction, user: NewUser): Promise<Account | undefined> {
  return firstRow(
    tx,
    sql<Account>`INSERT INTO users (id, role, email, password, display_name, created_at,
        email_proven_at)
      VALUES (${newId()}, ${user.role}, ${user.email}, ${user.passwordHash}, ${user.displayName},
        ${user.createdAt}, ${user.isEmailProven === true ? user.createdAt : null})
      ON CONFLICT (lower(email)) WHERE email_released_at IS NULL DO NOTHING RETURNING ${accountColumns}`,
  )
}

export interface NewCreator {
  readonly userId: UserId
  readonly handle: string
  readonly createdAt: Date
}

/** Makes others who take the same handle, or one that looks like it, wait for this transaction. */
export async function lockHandle(tx: Transaction, handle: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(handle_skeleton(${handle}), 1))`)
}

/** Returns the creator's id; undefined when the handle, or one that looks like it, is taken. */
export async function insertCreator(
  tx: Transaction,
  { userId, handle, createdAt }: NewCreator,
): Promise<CreatorId | undefined> {
  await lockHandle(tx, handle)
  const row = await firstRow(
    tx,
    sql<{ id: CreatorId }>`INSERT INTO creators (id, user_id, handle, created_at)
      SELECT ${newId()}, ${userId}, ${handle}, ${createdAt}
      WHERE NOT EXISTS (SELECT FROM creators
        WHERE handle_skeleton(handle) = handle_skeleton(${handle}))
      ON CONFLICT (lower(handle)) DO NOTHING RETURNING id`,
  )
  return row?.id
}

export interface NewBrand {
  readonly ownerUserId: UserId
  readonly name: string
  readonly createdAt: Date
}

export async function insertBrand(tx: Transaction, brand: NewBrand): Promise<BrandId> {
  const id = newId<BrandId>()
  await run(
    tx,
    sql`INSERT INTO brands (id, owner_user_id, name, created_at)
      VALUES (${id}, ${brand.ownerUserId}, ${brand.name}, ${brand.createdAt})`,
  )
  return id
}

/** False when the password is no longer the verified one: another change came first. */
export async function updatePassword(
  tx: Transaction,
  {
    userId,
    passwordHash,
    provenHash,
  }: { userId: UserId; passwordHash: string; provenHash: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE users SET password = ${passwordHash}
      WHERE id = ${userId} AND password = ${provenHash}`,
  )
  return changed === 1
}

/** False when another user has this email. The unique index decides between simultaneous calls. */
export async function updateEmail(
  tx: Transaction,
  { userId, email }: { userId: UserId; email: string },
): Promise<boolean> {
  await lockEmail(tx, email)
  const changed = await run(
    tx,
    sql`UPDATE users SET email = ${email}, email_proven_at = NULL, email_released_at = NULL
      WHERE id = ${userId} AND NOT EXISTS (
        SELECT FROM users other WHERE lower(other.email) = lower(${email})
          AND other.email_released_at IS NULL AND other.id <> ${userId})`,
  )
  return changed === 1
}

export async function updateName(
  tx: Transaction,
  { userId, displayName }: { userId: UserId; displayName: string },
): Promise<void> {
  await run(tx, sql`UPDATE users SET display_name = ${displayName} WHERE id = ${userId}`)
}

/** False if the user has changed the address since, or someone else has proven it. */
export async function markEmailProven(
  tx: Transaction,
  { userId, email, at }: { userId: UserId; email: string; at: Date },
): Promise<boolean> {
  const proven = await run(
    tx,
    sql`UPDATE users SET email_proven_at = coalesce(email_proven_at, ${at})
      WHERE id = ${userId} AND lower(email) = lower(${email}) AND email_released_at IS NULL`,
  )
  return proven === 1
}

/** With the brands that they own. */
export async function markSuspended(
  tx: Transaction,
  { userId, reason, at }: { userId: UserId; reason: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH suspended AS (
        UPDATE users SET suspended_at = ${at}, suspended_reason = ${reason} WHERE id = ${userId}
        RETURNING id
      ), brand AS (
        UPDATE brands SET suspended_at = ${at} WHERE owner_user_id = ${userId} AND suspended_at IS NULL
      )
      INSERT INTO suspensions (user_id, suspended_at) SELECT id, ${at}::timestamptz FROM suspended
      ON CONFLICT (user_id, suspended_at) DO UPDATE SET restored_at = NULL`,
  )
}

/** With the brands that they own. The time of the suspension is kept: no deadline of the user ran meanwhile. */
export async function markRestored(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH suspended AS (
        SELECT id, suspended_at FROM users WHERE id = ${userId} AND suspended_at IS NOT NULL
      ), restored AS (
        UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${userId}
      ), brand AS (
        UPDATE brands SET suspended_at = NULL WHERE owner_user_id = ${userId} AND suspended_at IS NOT NULL
      )
      INSERT INTO suspensions (user_id, suspended_at, restored_at)
      SELECT id, suspended_at, greatest(suspended_at, ${at}::timestamptz) FROM suspended
      ON CONFLICT (user_id, suspended_at) DO UPDATE SET restored_at = excluded.restored_at`,
  )
}

/** Whether a user may neither submit nor be paid; also true for an unknown user. */
export async function isSuspended(db: Database, userId: UserId): Promise<boolean> {
  const row = await firstRow(
    db,
    safeOutsideTransaction(sql<{
      isSuspended: boolean
    }>`SELECT suspended_at IS NOT NULL AS is_suspended
      FROM users WHERE id = ${userId}`),
  )
  return row?.isSuspended ?? true
}

/** The creator of a user. */
export async function creatorOfUser(db: Database, userId: UserId): Promise<CreatorId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: CreatorId }>`SELECT id FROM creators WHERE user_id = ${userId}`,
  )
  return row?.id
}
