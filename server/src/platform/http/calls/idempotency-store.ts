import type { KeyId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Json } from '#platform/database/once.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { isGone } from '#platform/database/worker-lock.ts'

export interface IdempotentRequest {
  readonly userId: UserId
  /** An API key is a caller of its own, so that two of a person's cannot collide. */
  readonly keyId?: KeyId | null
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
  /** Of the last try, if it has no response yet. */
  readonly holder: string | null
  readonly claim: string | null
  readonly answerStatus: number | null
  readonly answerBody: string | null
}

/** A person's calls are where the version before looks for them. */
function placeOf({ userId, keyId }: IdempotentRequest): {
  table: Statement<never>
  column: Statement<never>
  caller: UserId | KeyId
} {
  return keyId
    ? { table: sql<never>`idempotent_calls`, column: sql<never>`caller_id`, caller: keyId }
    : { table: sql<never>`idempotency_keys`, column: sql<never>`user_id`, caller: userId }
}

/** Of one caller's call. */
function isOf(request: IdempotentRequest): Statement<never> {
  const { column, caller } = placeOf(request)
  return sql<never>`${column} = ${caller} AND key = ${request.key}`
}

/** What the effect's transaction stored. */
export interface Outcome {
  readonly kept: Json
}

/**
 * Claims the key for the one caller that does the work: the first, or one that takes over from a process that
 * died or released the key, or from `orphan`, a claim that nobody works under. Undefined for everyone else.
 */
export async function claimKey(
  db: Database,
  claim: Claim,
  orphan: string | null,
): Promise<{ outcome: Outcome | null } | undefined> {
  const { table, column, caller } = placeOf(claim)
  return await firstRow(
    db,
    sql<{ outcome: Outcome | null }>`
      INSERT INTO ${table} AS k (${column}, key, request_hash, holder, claim_id)
      VALUES (${caller}, ${claim.key}, ${claim.requestHash}, ${claim.holder}, ${claim.id})
      ON CONFLICT (${column}, key) DO UPDATE
        SET holder = excluded.holder, claim_id = excluded.claim_id
        WHERE k.answer_status IS NULL AND k.request_hash = excluded.request_hash
          AND CASE WHEN k.claim_id = ${orphan}::uuid THEN true
            WHEN k.holder IS NOT NULL THEN ${isGone(sql`k.holder`)}
            -- Claimed before holders had names.
            WHEN k.claim_id IS NULL THEN k.created_at < now() - interval '30 seconds'
            ELSE true END
      RETURNING outcome`,
  )
}

export function readStoredResponse(
  db: Database,
  request: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  return firstRow(
    db,
    sql<StoredResponse>`SELECT request_hash, holder, claim_id AS claim, answer_status, answer_body FROM ${placeOf(request).table}
      WHERE ${isOf(request)}`,
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
    sql`UPDATE ${placeOf(claim).table} SET outcome = ${JSON.stringify(outcome)}::jsonb
      WHERE ${isOf(claim)} AND claim_id = ${claim.id}`,
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
    sql`UPDATE ${placeOf(claim).table} SET answer_status = ${response.status}, answer_body = ${response.body}
      WHERE ${isOf(claim)} AND claim_id = ${claim.id}`,
  )
}

/** Lets the next attempt start, or continue from the outcome if there is one. */
export async function giveBackKey(db: Database, claim: Claim): Promise<void> {
  await run(
    db,
    sql`UPDATE ${placeOf(claim).table} SET holder = NULL
      WHERE ${isOf(claim)} AND claim_id = ${claim.id}`,
  )
}

/** Deletes old keys in the daily sweep; nobody repeats a call this old. */
export async function deleteIdempotencyKeysBefore(db: Database, instant: Date): Promise<void> {
  for (const table of [sql<never>`idempotency_keys`, sql<never>`idempotent_calls`])
    await run(db, sql`DELETE FROM ${table} WHERE created_at < ${instant}`)
}
