import type { PasskeyId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface App {
  readonly userId: UserId
  readonly sealedSecret: string
  readonly confirmedAt: Date | null
}

/** The one in use, or the one that is being set up. */
export function findApp(
  db: Database,
  { userId, isConfirmed }: { userId: UserId; isConfirmed: boolean },
): Promise<App | undefined> {
  return firstRow(
    db,
    sql<App>`SELECT user_id, sealed_secret, confirmed_at FROM authenticator_apps
      WHERE user_id = ${userId} AND is_confirmed = ${isConfirmed}`,
  )
}

/** Replaces one that was never confirmed. */
export async function insertApp(
  tx: Transaction,
  { userId, sealedSecret }: { userId: UserId; sealedSecret: string },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO authenticator_apps (user_id, is_confirmed, sealed_secret)
      VALUES (${userId}, false, ${sealedSecret})
      ON CONFLICT (user_id, is_confirmed) DO UPDATE SET sealed_secret = excluded.sealed_secret`,
  )
}

/**
 * Replaces the app in use. False if another call confirmed it, or it was started again meanwhile. Its
 * first code is used up.
 */
export async function confirmApp(
  tx: Transaction,
  change: { userId: UserId; sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  await run(
    tx,
    sql`DELETE FROM authenticator_apps WHERE user_id = ${change.userId} AND is_confirmed`,
  )
  const confirmed = await run(
    tx,
    sql`UPDATE authenticator_apps
      SET is_confirmed = true, confirmed_at = ${change.at}, last_step = ${change.step}
      WHERE user_id = ${change.userId} AND sealed_secret = ${change.sealedSecret}
        AND NOT is_confirmed`,
  )
  return confirmed === 1
}

/** False for a code that was used, or an older one (RFC 6238, section 5.2). */
export async function consumeStep(
  db: Database,
  { userId, step }: { userId: UserId; step: number },
): Promise<boolean> {
  const used = await run(
    db,
    sql`UPDATE authenticator_apps SET last_step = ${step}
      WHERE user_id = ${userId} AND is_confirmed AND last_step < ${step}`,
  )
  return used === 1
}

export async function deleteApp(tx: Transaction, userId: UserId): Promise<boolean> {
  const deleted = await run(
    tx,
    sql`DELETE FROM authenticator_apps WHERE user_id = ${userId} AND is_confirmed`,
  )
  return deleted === 1
}

export function listAppsSealedOtherwise(db: Database, keyId: string): Promise<App[]> {
  return manyRows(
    db,
    sql<App>`SELECT user_id, sealed_secret, confirmed_at FROM authenticator_apps
      WHERE split_part(sealed_secret, '.', 1) <> ${keyId} ORDER BY user_id, is_confirmed`,
  )
}

/** False if the secret has changed since. */
export async function reencryptApp(
  tx: Transaction,
  { userId, seen, sealedSecret }: { userId: UserId; seen: string; sealedSecret: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE authenticator_apps SET sealed_secret = ${sealedSecret}
      WHERE user_id = ${userId} AND sealed_secret = ${seen}`,
  )
  return changed === 1
}

export interface Passkey {
  readonly id: PasskeyId
  readonly userId: UserId
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const passkeyColumns = sql`id, user_id, credential_id, public_key, sign_count, transports, name,
  created_at, last_used_at`

export function listPasskeys(db: Database, userId: UserId): Promise<Passkey[]> {
  return manyRows(
    db,
    sql<Passkey>`SELECT ${passkeyColumns} FROM passkeys WHERE user_id = ${userId}
      ORDER BY created_at, id LIMIT 100`,
  )
}

export function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  return firstRow(
    db,
    sql<Passkey>`SELECT ${passkeyColumns} FROM passkeys WHERE credential_id = ${credentialId}`,
  )
}

/** False for a known credential. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO passkeys (${passkeyInserted})
      VALUES (${passkey.id}, ${passkey.userId}, ${passkey.credentialId}, ${passkey.publicKey},
        ${passkey.signCount}, ${passkey.transports}, ${passkey.name}, ${passkey.createdAt})
      ON CONFLICT (credential_id) DO NOTHING`,
  )
  return inserted === 1
}

const passkeyInserted = sql`id, user_id, credential_id, public_key, sign_count, transports, name, created_at`

export async function noteUse(
  tx: Transaction,
  { id, signCount, at }: { id: PasskeyId; signCount: number; at: Date },
): Promise<boolean> {
  const noted = await run(
    tx,
    sql`UPDATE passkeys SET sign_count = ${signCount}, last_used_at = ${at} WHERE id = ${id}`,
  )
  return noted === 1
}

/** The name of the passkey; undefined for someone else's. */
export async function deletePasskey(
  tx: Transaction,
  { id, userId }: { id: PasskeyId; userId: UserId },
): Promise<string | undefined> {
  const row = await firstRow(
    tx,
    sql<{ name: string }>`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId}
      RETURNING name`,
  )
  return row?.name
}

/** Removes every passkey and app, and unfinished ones. Returns how many were in use. */
export async function deleteFactorsOf(tx: Transaction, userId: UserId): Promise<number> {
  const { hasApp, passkeysCount } = await countFactors(tx, userId)
  await run(tx, sql`DELETE FROM passkeys WHERE user_id = ${userId}`)
  await run(tx, sql`DELETE FROM authenticator_apps WHERE user_id = ${userId}`)
  await run(tx, sql`DELETE FROM passkey_challenges WHERE user_id = ${userId}`)
  return passkeysCount + (hasApp ? 1 : 0)
}

export interface FactorCounts {
  readonly hasApp: boolean
  readonly passkeysCount: number
  /** Without codes made by an admin. */
  readonly recoveryCodesLeft: number
}

export function countFactors(db: Database, userId: UserId): Promise<FactorCounts> {
  return exactlyOne(
    db,
    sql<FactorCounts>`SELECT
      EXISTS (SELECT FROM authenticator_apps
        WHERE user_id = ${userId} AND is_confirmed) AS has_app,
      (SELECT count(*)::int FROM passkeys WHERE user_id = ${userId}) AS passkeys_count,
      (SELECT count(*)::int FROM recovery_codes
        WHERE user_id = ${userId} AND expires_at IS NULL) AS recovery_codes_left`,
  )
}
