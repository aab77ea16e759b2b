import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Json } from '#platform/database/once.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { isGone } from '#platform/database/worker-lock.ts'

export interface IdempotentRequest {
  readonly userId: UserId
  readonly key: string
  readonly requestHash: Buffer
}

/** One attempt at a key's work. A later claimant takes over the right to write. */
export interface Claim extends IdempotentRequest {
  readonly id: string
  /** The process that does the work, by the lock that proves it alive. */
  readonly holder: string
}

export interface StoredResponse {
  readonly requestHash: Buffer
  readonly answerStatus: number | null
  readonly answerBody: string | null
}

/** What the effect's transaction stored. */
export interface Outcome {
  readonly kept: Json
}

/**
 * Claims the key for the one caller that does the work: the first, or one that takes over from a process that
 * died or released the key. Undefined for everyone else.
 */
export async function claimKey(
  db: Database,
  claim: Claim,
): Promise<{ outcome: Outcome | null } | undefined> {
  return await firstRow(
    db,
    sql<{ outcome: Outcome | null }>`
      INSERT INTO idempotency_keys AS k (user_id, key, request_hash, holder, claim_id)
      VALUES (${claim.userId}, ${claim.key}, ${claim.requestHash}, ${claim.holder}, ${claim.id})
      ON CONFLICT (user_id, key) DO UPDATE
        SET holder = excluded.holder, claim_id = excluded.claim_id
        WHERE k.answer_status IS NULL AND k.request_hash = excluded.request_hash
          AND CASE WHEN k.holder IS NOT NULL THEN ${isGone(sql`k.holder`)}
            -- Claimed before holders had names.
            WHEN k.claim_id IS NULL THEN k.created_at < now() - interval '30 seconds'
            ELSE true END
      RETURNING outcome`,
  )
}

export function readStoredResponse(
  db: Database,
  { userId, key }: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  return firstRow(
    db,
    sql<StoredResponse>`SELECT request_hash, answer_status, answer_body FROM idempotency_keys
      WHERE user_id = ${userId} AND key = ${key}`,
  )
}

/** Runs in the effect's own transaction; false when another attempt has taken over. */
export async function keepOutcome(
  tx: Transaction,
  claim: Claim,
  outcome: Outcome,
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`UPDATE idempotency_keys SET outcome = ${JSON.stringify(outcome)}::jsonb
      WHERE user_id = ${claim.userId} AND key = ${claim.key} AND claim_id = ${claim.id}`,
  )
  return kept === 1
}

export async function storeResponse(
  db: Database,
  claim: Claim,
  response: { status: number; body: string },
): Promise<void> {
  await run(
    db,
    sql`UPDATE idempotency_keys SET answer_status = ${response.status}, answer_body = ${response.body}
      WHERE user_id = ${claim.userId} AND key = ${claim.key} AND claim_id = ${claim.id}`,
  )
}

/** Lets the next attempt start, or continue from the outcome if there is one. */
export async function giveBackKey(db: Database, claim: Claim): Promise<void> {
  await run(
    db,
    sql`UPDATE idempotency_keys SET holder = NULL
      WHERE user_id = ${claim.userId} AND key = ${claim.key} AND claim_id = ${claim.id}`,
  )
}

/** Deletes old keys in the daily sweep; a browser never reuses a key this old. */
export function deleteIdempotencyKeysBefore(db: Database, instant: Date): Promise<number> {
  return run(db, sql`DELETE FROM idempotency_keys WHERE created_at < ${instant}`)
}
