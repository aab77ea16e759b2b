import { addSeconds } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Who is guessing whose password: the lock is on the pair, so no one can lock someone else out. */
export interface Guesser {
  readonly accountKey: string
  readonly address: string
}

export interface CountedAttempt {
  readonly failedCount: number
  readonly lockedUntil: Date | null
}

/** Counts before the password is compared, so that simultaneous guesses all count. */
export function countAttempt(
  db: Database,
  { accountKey, address }: Guesser,
  { now, windowSeconds }: { now: Date; windowSeconds: number },
): Promise<CountedAttempt> {
  const forgottenBefore = addSeconds(now, -windowSeconds)
  return exactlyOne(
    db,
    sql<CountedAttempt>`INSERT INTO sign_in_failures AS known
        (account_key, address, failed_count, last_failed_at)
      VALUES (${accountKey}, ${address}, 1, ${now})
      ON CONFLICT (account_key, address) DO UPDATE SET
        failed_count = CASE
          WHEN known.locked_until > ${now} THEN known.failed_count
          WHEN known.locked_until <= ${now} OR known.last_failed_at < ${forgottenBefore} THEN 1
          ELSE known.failed_count + 1 END,
        last_failed_at = ${now},
        locked_until = CASE WHEN known.locked_until > ${now} THEN known.locked_until END
      RETURNING failed_count, locked_until`,
  )
}

export async function lockGuesser(
  tx: Transaction,
  { accountKey, address }: Guesser,
  until: Date,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE sign_in_failures SET locked_until = ${until}
      WHERE account_key = ${accountKey} AND address = ${address} AND locked_until IS NULL`,
  )
}

export async function forgetAttempts(
  db: Database,
  { accountKey, address }: Guesser,
): Promise<void> {
  await run(
    db,
    sql`DELETE FROM sign_in_failures
      WHERE account_key = ${accountKey} AND address = ${address}`,
  )
}

export async function deleteAttemptsBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM sign_in_failures WHERE last_failed_at < ${instant}`)
}
