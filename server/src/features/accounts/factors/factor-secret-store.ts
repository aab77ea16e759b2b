import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Replaces all recovery codes, those of an admin included. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { userId, codeHashes }: { userId: UserId; codeHashes: readonly Buffer[] },
): Promise<void> {
  await run(tx, sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
  await run(
    tx,
    sql`INSERT INTO recovery_codes (code_hash, user_id)
      SELECT unnest(${codeHashes}::bytea[]), ${userId}`,
  )
}

/** An earlier one of an admin stops working. */
export async function replaceHelpCode(
  tx: Transaction,
  { userId, codeHash, expiresAt }: { userId: UserId; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND expires_at IS NOT NULL`,
  )
  await run(
    tx,
    sql`INSERT INTO recovery_codes (code_hash, user_id, expires_at)
      VALUES (${codeHash}, ${userId}, ${expiresAt})`,
  )
}

/** Deletes it, so that one of simultaneous sign-ins gets it. */
export async function consumeRecoveryCode(
  db: Database,
  { userId, codeHash, now }: { userId: UserId; codeHash: Buffer; now: Date },
): Promise<'own' | 'help' | undefined> {
  const used = await firstRow(
    db,
    sql<{ isHelp: boolean }>`DELETE FROM recovery_codes
      WHERE code_hash = ${codeHash} AND user_id = ${userId}
        AND (expires_at IS NULL OR expires_at > ${now})
      RETURNING expires_at IS NOT NULL AS is_help`,
  )
  if (used === undefined) return undefined
  return used.isHelp ? 'help' : 'own'
}

export interface PendingSignIn {
  readonly userId: UserId
  readonly isRemembered: boolean
}

export async function insertPendingSignIn(
  tx: Transaction,
  pending: PendingSignIn & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO pending_sign_ins (token_hash, user_id, is_remembered, expires_at)
      VALUES (${pending.tokenHash}, ${pending.userId}, ${pending.isRemembered},
        ${pending.expiresAt})`,
  )
}

interface KeyedByHash {
  readonly tokenHash: Buffer
  readonly now: Date
}

export function findPendingSignIn(
  db: Database,
  { tokenHash, now }: KeyedByHash,
): Promise<PendingSignIn | undefined> {
  return firstRow(
    db,
    sql<PendingSignIn>`SELECT user_id, is_remembered FROM pending_sign_ins
      WHERE token_hash = ${tokenHash} AND expires_at > ${now}`,
  )
}

/** False if it has been used since. */
export async function deletePendingSignIn(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  return (await run(tx, sql`DELETE FROM pending_sign_ins WHERE token_hash = ${tokenHash}`)) === 1
}

export async function deletePendingSignInsOf(tx: Transaction, userId: UserId): Promise<void> {
  await run(tx, sql`DELETE FROM pending_sign_ins WHERE user_id = ${userId}`)
}

export type ChallengePurpose = 'create' | 'sign-in' | 'confirm'

export interface Challenge {
  readonly challengeHash: Buffer
  readonly purpose: ChallengePurpose
  /** Null for signing in. */
  readonly userId: UserId | null
}

export async function insertChallenge(
  db: Database,
  challenge: Challenge & { expiresAt: Date },
): Promise<void> {
  await run(
    db,
    sql`INSERT INTO passkey_challenges (challenge_hash, purpose, user_id, expires_at)
      VALUES (${challenge.challengeHash}, ${challenge.purpose}, ${challenge.userId},
        ${challenge.expiresAt})`,
  )
}

/** Keeps the newest ones. */
export async function cutChallenges(
  db: Database,
  { userId, max }: { userId: UserId; max: number },
): Promise<void> {
  await run(
    db,
    sql`DELETE FROM passkey_challenges WHERE challenge_hash IN (
      SELECT challenge_hash FROM passkey_challenges WHERE user_id = ${userId}
      ORDER BY expires_at DESC, challenge_hash OFFSET ${max})`,
  )
}

export async function deleteChallengesExpiredBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM passkey_challenges WHERE expires_at < ${instant}`)
}

/** Consumes it, whether or not the response is right. */
export async function consumeChallenge(
  db: Database,
  { challengeHash, purpose, userId, now }: Challenge & { now: Date },
): Promise<boolean> {
  const used = await run(
    db,
    sql`DELETE FROM passkey_challenges
      WHERE challenge_hash = ${challengeHash} AND purpose = ${purpose}
        AND user_id IS NOT DISTINCT FROM ${userId}::uuid AND expires_at > ${now}`,
  )
  return used === 1
}

export async function deleteSecretsExpiredBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM pending_sign_ins WHERE expires_at < ${instant}`)
  await run(db, sql`DELETE FROM recovery_codes WHERE expires_at < ${instant}`)
}
