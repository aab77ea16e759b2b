import type { Database } from '../database/database.ts'
import { firstRow, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'

export interface IdempotentRequest {
  readonly userId: string
  readonly key: string
  readonly requestHash: Buffer
}

/** A claim is told apart from a later one over the same key by when it was made. */
export interface Claim extends IdempotentRequest {
  readonly claimedAt: Date
}

export interface KeptAnswer {
  readonly requestHash: Buffer
  readonly answerStatus: number | null
  readonly answerBody: string | null
}

/** True for the one caller that is to do the work: the first, or whoever takes over a dead claim. */
export async function claimKey(db: Database, claim: Claim, deadBefore: Date): Promise<boolean> {
  const claimed = await run(
    db,
    sql`INSERT INTO idempotency_keys (user_id, key, request_hash, created_at)
      VALUES (${claim.userId}, ${claim.key}, ${claim.requestHash}, ${claim.claimedAt})
      ON CONFLICT (user_id, key) DO UPDATE SET created_at = excluded.created_at
      WHERE idempotency_keys.answer_status IS NULL
        AND idempotency_keys.request_hash = excluded.request_hash
        AND idempotency_keys.created_at <= ${deadBefore}`,
  )
  return claimed === 1
}

export function readKeptAnswer(
  db: Database,
  { userId, key }: IdempotentRequest,
): Promise<KeptAnswer | undefined> {
  return firstRow(
    db,
    sql<KeptAnswer>`SELECT request_hash, answer_status, answer_body FROM idempotency_keys
      WHERE user_id = ${userId} AND key = ${key}`,
  )
}

export async function keepAnswer(
  db: Database,
  claim: Claim,
  answer: { status: number; body: string },
): Promise<void> {
  await run(
    db,
    sql`UPDATE idempotency_keys SET answer_status = ${answer.status}, answer_body = ${answer.body}
      WHERE user_id = ${claim.userId} AND key = ${claim.key} AND created_at = ${claim.claimedAt}`,
  )
}

export async function releaseKey(db: Database, claim: Claim): Promise<void> {
  await run(
    db,
    sql`DELETE FROM idempotency_keys
      WHERE user_id = ${claim.userId} AND key = ${claim.key} AND created_at = ${claim.claimedAt}`,
  )
}

/** For the daily sweep: a browser never repeats a key that is this old. */
export function deleteIdempotencyKeysBefore(db: Database, instant: Date): Promise<number> {
  return run(db, sql`DELETE FROM idempotency_keys WHERE created_at < ${instant}`)
}
