import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface EmailProof {
  readonly userId: UserId
  readonly email: string
}

/** Of an account's links to an address, only the newest works. */
export async function insertProof(
  tx: Transaction,
  proof: EmailProof & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { tokenHash, userId, email, expiresAt } = proof
  await run(
    tx,
    sql`DELETE FROM email_proofs
      WHERE user_id = ${userId} AND lower(email) = lower(${email})`,
  )
  await run(
    tx,
    sql`INSERT INTO email_proofs (token_hash, user_id, email, expires_at)
      VALUES (${tokenHash}, ${userId}, ${email}, ${expiresAt})`,
  )
}

export async function findProof(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<EmailProof | undefined> {
  return await firstRow(
    db,
    sql<EmailProof>`SELECT user_id, email FROM email_proofs
      WHERE token_hash = ${tokenHash} AND expires_at > ${now}`,
  )
}

/** Deletes the link, so that it works once. */
export async function consumeProof(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<EmailProof | undefined> {
  return await firstRow(
    tx,
    sql<EmailProof>`DELETE FROM email_proofs WHERE token_hash = ${tokenHash} AND expires_at > ${now}
      RETURNING user_id, email`,
  )
}

export async function deleteProofsExpiredBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM email_proofs WHERE expires_at < ${instant}`)
}
