import type { Database } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { type Statement, sql } from '../../platform/database/sql.ts'

/** Rows about people that are no longer needed, and how long each is kept (rules §9). */
const periods: readonly ((at: Date) => Statement<never>)[] = [
  // Before their mails: news without its mail would be mailed again.
  (at) => sql`DELETE FROM notifications WHERE made_at < ${at}::timestamptz - interval '90 days'`,
  // Mails contain addresses and names; questions about one come within a season.
  (at) => sql`DELETE FROM mails WHERE created_at < ${at}::timestamptz - interval '90 days'`,
  // Stripe resends an event automatically for 3 days and manually for 30; its id must be known that
  // long.
  (at) => sql`DELETE FROM provider_events
    WHERE processed_at < ${at}::timestamptz - interval '90 days'`,
  // Who invited whom stays in the audit log.
  (at) => sql`DELETE FROM invitations WHERE expires_at < ${at}::timestamptz - interval '30 days'`,
  (at) => sql`DELETE FROM oauth_states WHERE expires_at < ${at}::timestamptz - interval '1 day'`,
]

export async function deleteWhatIsOld(db: Database, at: Date): Promise<number> {
  let count = 0
  for (const period of periods) count += await run(db, period(at))
  return count
}
