import type { UserRole } from '@permille/contract/enums'
import type { BrandId, CreatorId, SessionId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type ChosenBrand, chosenBrand } from './chosen-brand-store.ts'
import { networkOf, type Origin, shortUserAgent } from './origin-store.ts'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userId: UserId
  readonly isRemembered: boolean
  readonly signedInAt: Date
  readonly expiresAt: Date
  readonly from: Origin
}

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO sessions
      (token_hash, user_id, is_remembered, signed_in_at, last_used_at, expires_at, network, user_agent)
      VALUES (${session.tokenHash}, ${session.userId}, ${session.isRemembered},
        ${session.signedInAt}, ${session.signedInAt}, ${session.expiresAt}, ${networkOf(session.from)},
        ${shortUserAgent(session.from)})`,
  )
}

export interface LiveSession {
  /** The position of its hash among those looked up, from 1. */
  readonly place: number
  readonly userId: UserId
  readonly role: UserRole
  /** The brand asked for, or the one chosen last. */
  readonly brand: ChosenBrand | null
  readonly creatorId: CreatorId | null
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  /** An admin without a second factor. */
  readonly lacksFactor: boolean
}

/** A hash without a live session has no row. An admin's lives while it is used. */
export function findLiveSessions(
  db: Database,
  request: {
    tokenHashes: readonly Buffer[]
    brandIds: readonly (BrandId | null)[]
    now: Date
    adminsUsedSince: Date
  },
): Promise<LiveSession[]> {
  const { tokenHashes, brandIds, now, adminsUsedSince } = request
  return manyRows(
    db,
    sql<LiveSession>`SELECT asked.place::integer AS place, users.id AS user_id, users.role,
        ${chosenBrand(sql`asked.brand_id`, sql`sessions.brand_id`)} AS brand,
        creators.id AS creator_id, sessions.signed_in_at, sessions.last_used_at,
        (users.role = 'admin'
          AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = users.id)
          AND NOT EXISTS (SELECT FROM authenticator_apps
            WHERE user_id = users.id AND is_confirmed)) AS lacks_factor
      FROM unnest(${tokenHashes}::bytea[], ${brandIds}::uuid[]) WITH ORDINALITY AS asked (token_hash, brand_id, place)
      JOIN sessions ON sessions.token_hash = asked.token_hash
      JOIN users ON users.id = sessions.user_id
      LEFT JOIN creators ON creators.user_id = users.id
      WHERE sessions.expires_at > ${now} AND users.suspended_at IS NULL
        AND (users.role <> 'admin' OR sessions.last_used_at > ${adminsUsedSince})`,
  )
}

/** Which of these tokens still have their session, of users who are not suspended. */
export async function listLiveSessions(
  db: Database,
  { tokenHashes, now }: { tokenHashes: readonly Buffer[]; now: Date },
): Promise<Buffer[]> {
  const rows = await manyRows(
    db,
    sql<{ tokenHash: Buffer }>`SELECT s.token_hash FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ANY(${tokenHashes}::bytea[]) AND s.expires_at > ${now}
        AND u.suspended_at IS NULL`,
  )
  return rows.map(({ tokenHash }) => tokenHash)
}

/** Simultaneous calls of one session write once. */
export async function touchSession(
  db: Database,
  { tokenHash, usedBefore, now }: { tokenHash: Buffer; usedBefore: Date; now: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE sessions SET last_used_at = ${now}
      WHERE token_hash = ${tokenHash} AND last_used_at < ${usedBefore}`,
  )
}

/** Where the person goes on next time; it opens nothing. */
export async function keepChosenBrand(
  db: Database,
  { tokenHash, brandId }: { tokenHash: Buffer; brandId: BrandId },
): Promise<void> {
  await run(
    db,
    sql`UPDATE sessions SET brand_id = ${brandId}
      WHERE token_hash = ${tokenHash} AND brand_id IS DISTINCT FROM ${brandId}`,
  )
}

export interface SessionTerm {
  readonly isRemembered: boolean
  readonly expiresAt: Date
}

/** Replaces the session's token and keeps its expiry; undefined once the session is over. */
export function updateSessionToken(
  tx: Transaction,
  change: { tokenHash: Buffer; newTokenHash: Buffer; signedInAt: Date; now: Date },
): Promise<SessionTerm | undefined> {
  return firstRow(
    tx,
    sql<SessionTerm>`UPDATE sessions
      SET token_hash = ${change.newTokenHash}, signed_in_at = ${change.signedInAt}
      WHERE token_hash = ${change.tokenHash} AND expires_at > ${change.now}
      RETURNING is_remembered, expires_at`,
  )
}

/**
 * Pushes last as long as their session does, and a change of credentials ends them in the session that stays, too: whoever
 * else had its token may have subscribed. The browser that makes the change names its own, which stays.
 */
export async function endPushesOf(
  tx: Transaction,
  { userId, exceptEndpoint }: { userId: UserId; exceptEndpoint: string | undefined },
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM push_subscriptions
      WHERE user_id = ${userId} AND endpoint IS DISTINCT FROM ${exceptEndpoint ?? null}::text`,
  )
}

/** False if it was already over. */
export async function deleteSession(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  return (await run(tx, sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`)) === 1
}

/** False for another user's session, and one that is over. */
export async function deleteSessionById(
  tx: Transaction,
  { id, userId }: { id: SessionId; userId: UserId },
): Promise<boolean> {
  return (await run(tx, sql`DELETE FROM sessions WHERE id = ${id} AND user_id = ${userId}`)) === 1
}

/**
 * Deletes every session of a user, except the kept one, and what was to become one: a sign-in that
 * lacks its second factor. Returns how many sessions.
 */
export async function deleteSessionsOf(
  tx: Transaction,
  { userId, exceptHash }: { userId: UserId; exceptHash?: Buffer | null },
): Promise<number> {
  await run(tx, sql`DELETE FROM pending_sign_ins WHERE user_id = ${userId}`)
  return await run(
    tx,
    sql`DELETE FROM sessions
      WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${exceptHash ?? null}::bytea`,
  )
}

/** Deletes all there are, half-finished sign-ins included. Returns whose they were, each user once. */
export async function deleteEverySession(tx: Transaction): Promise<UserId[]> {
  await run(tx, sql`DELETE FROM pending_sign_ins`)
  const owners = await manyRows(
    tx,
    sql<{ userId: UserId }>`WITH ended AS (DELETE FROM sessions RETURNING user_id)
      SELECT DISTINCT user_id FROM ended`,
  )
  return owners.map(({ userId }) => userId)
}

export async function deleteSessionsExpiredBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM sessions WHERE expires_at < ${instant}`)
}

export interface OwnSession {
  readonly id: SessionId
  readonly lastUsedAt: Date
  readonly signedInAt: Date
  readonly expiresAt: Date
  readonly network: string | null
  readonly userAgent: string | null
  /** The current session. */
  readonly isThis: boolean
}

export function listSessionsOf(
  db: Database,
  request: { userId: UserId; sessionHash: Buffer; now: Date },
): Promise<OwnSession[]> {
  return manyRows(
    db,
    sql<OwnSession>`SELECT id, signed_in_at, last_used_at, expires_at, network::text, user_agent,
        token_hash = ${request.sessionHash} AS is_this
      FROM sessions WHERE user_id = ${request.userId} AND expires_at > ${request.now}
      ORDER BY is_this DESC, last_used_at DESC, id LIMIT 100`,
  )
}
