import {
  billingDetailsKeptYears,
  databaseServersKeptDays,
  endedInvitationsKeptDays,
  endedReportLinksKeptDays,
  eventsKeptDays,
  givenUpJobsKeptDays,
  mailsKeptDays,
  messagesKeptDays,
  notificationsKeptDays,
  providerEventsKeptDays,
} from '@permille/contract/privacy/retention'
import { addHours } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { deleteGivenUpJobs } from '#platform/jobs/queue-store.ts'
import { stateTypes } from '../events/public.ts'

interface Period {
  readonly table: Statement<never>
  readonly key: Statement<never>
  readonly isOld: (at: Date) => Statement<never>
  /** The key is in the order of age: what is old comes first, and needs no index by its time. */
  readonly isByAge?: boolean
}

/** Rows that are no longer needed, and how long each is kept (rules §9). */
const periods: readonly Period[] = [
  // Before their mails: news without its mail would be mailed again.
  {
    table: sql`notifications`,
    key: sql`seq`,
    isByAge: true,
    isOld: (at) =>
      sql`made_at < ${at}::timestamptz - make_interval(days => ${notificationsKeptDays})`,
  },
  {
    table: sql`mails`,
    key: sql`id`,
    isOld: (at) => sql`created_at < ${at}::timestamptz - make_interval(days => ${mailsKeptDays})`,
  },
  // Of a state, only its event says that it was told, for as long as its notification does.
  {
    table: sql`events`,
    key: sql`seq`,
    isOld: (at) =>
      sql`collected_at < ${at}::timestamptz - make_interval(days => ${eventsKeptDays})
        AND (type <> ALL(${[...stateTypes]}::text[])
          OR collected_at < ${at}::timestamptz - make_interval(days => ${notificationsKeptDays}))`,
  },
  {
    table: sql`published_events`,
    key: sql`seq`,
    isOld: (at) =>
      sql`published_at < ${at}::timestamptz - make_interval(days => ${eventsKeptDays})`,
  },
  // An open message waits for its answer.
  {
    table: sql`messages`,
    key: sql`id`,
    isOld: (at) =>
      sql`answered_at < ${at}::timestamptz - make_interval(days => ${messagesKeptDays})`,
  },
  // Stripe resends an event automatically for 3 days and manually for 30; its id must be known that
  // long.
  {
    table: sql`provider_events`,
    key: sql`id`,
    isOld: (at) =>
      sql`processed_at < ${at}::timestamptz - make_interval(days => ${providerEventsKeptDays})`,
  },
  // Who invited whom stays in the audit log.
  {
    table: sql`invitations`,
    key: sql`id`,
    isOld: (at) =>
      sql`expires_at < ${at}::timestamptz - make_interval(days => ${endedInvitationsKeptDays})`,
  },
  {
    table: sql`brand_invitations`,
    key: sql`id`,
    isOld: (at) =>
      sql`expires_at < ${at}::timestamptz - make_interval(days => ${endedInvitationsKeptDays})`,
  },
  {
    table: sql`report_links`,
    key: sql`id`,
    isOld: (at) =>
      sql`least(expires_at, revoked_at) < ${at}::timestamptz - make_interval(days => ${endedReportLinksKeptDays})`,
  },
  {
    table: sql`oauth_states`,
    key: sql`state_hash`,
    isOld: (at) => sql`expires_at < ${at}::timestamptz - interval '1 day'`,
  },
  // The server that runs and the one before stay: until when that one was seen is where a comparison begins.
  {
    table: sql`database_servers`,
    key: sql`started_at`,
    isOld: (at) =>
      sql`last_seen_at < ${at}::timestamptz - make_interval(days => ${databaseServersKeptDays})
        AND started_at NOT IN (SELECT started_at FROM database_servers ORDER BY last_seen_at DESC LIMIT 2)`,
  },
]

/** A long transaction would hold locks for long, and keep rows that others have deleted. */
const sliceMax = 1000

export async function deleteWhatIsOld(db: Database, at: Date, stop?: AbortSignal): Promise<number> {
  let count = 0
  for (const period of periods) count += await deleteInSlices(db, period, { at, stop })
  count += await deleteGivenUpJobs(db, addHours(at, -24 * givenUpJobsKeptDays))
  return count + (await forgetBillingDetails(db, at))
}

async function deleteInSlices(
  db: Database,
  { table, key, isOld, isByAge = false }: Period,
  { at, stop }: { at: Date; stop: AbortSignal | undefined },
): Promise<number> {
  const slice = isByAge
    ? sql`SELECT ${key} FROM (SELECT * FROM ${table} ORDER BY ${key} LIMIT ${sliceMax}) oldest WHERE ${isOld(at)}`
    : sql`SELECT ${key} FROM ${table} WHERE ${isOld(at)} LIMIT ${sliceMax}`
  let [count, deleted] = [0, 0]
  do {
    stop?.throwIfAborted()
    deleted = await run(db, sql`DELETE FROM ${table} WHERE ${key} IN (${slice})`)
    count += deleted
  } while (deleted > 0)
  return count
}

async function forgetBillingDetails(db: Database, at: Date): Promise<number> {
  return await run(
    db,
    sql`UPDATE brands SET legal_name = NULL, billing_address = NULL, tax_number = NULL
      FROM users u WHERE u.id = owner_user_id
        AND u.deleted_at < ${at}::timestamptz - make_interval(years => ${billingDetailsKeptYears})
        AND (legal_name IS NOT NULL OR billing_address IS NOT NULL OR tax_number IS NOT NULL)`,
  )
}
