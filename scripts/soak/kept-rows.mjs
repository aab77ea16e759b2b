import { setTimeout as sleep } from 'node:timers/promises'

/** What is scheduled begins seconds after a start. */
const deletedWithinMs = 90_000

/**
 * What is old by rules §9, for each table with a period whose task begins soon after a start.
 * @returns {Promise<Record<string, string>>} a condition by table
 */
async function readOld() {
  const kept = await importTypes('../../contract/src/privacy/retention.ts')
  const before = (/** @type {string} */ column, /** @type {number} */ days) =>
    `${column} < now() - make_interval(days => ${days})`
  return {
    audit_origins: before('at', kept.originsKeptDays),
    brand_invitations: before('expires_at', kept.endedInvitationsKeptDays),
    email_proofs: before('expires_at', 0),
    events: before('collected_at', kept.notificationsKeptDays),
    idempotency_keys: before('created_at', 1),
    idempotent_calls: before('created_at', 1),
    invitations: before('expires_at', kept.endedInvitationsKeptDays),
    mails: before('created_at', kept.mailsKeptDays),
    messages: before('answered_at', kept.messagesKeptDays),
    notifications: before('made_at', kept.notificationsKeptDays),
    oauth_states: before('expires_at', 1),
    passkey_challenges: before('expires_at', 0),
    password_resets: before('expires_at', 0),
    pending_sign_ins: before('expires_at', 0),
    provider_events: before('processed_at', kept.providerEventsKeptDays),
    published_events: before('published_at', kept.eventsKeptDays),
    report_links: before('least(expires_at, revoked_at)', kept.endedReportLinksKeptDays),
    sessions: before('expires_at', 0),
    sign_in_failures: before('last_failed_at', 1),
  }
}

/** @typedef {{ rows: Record<string, number>, megabytes: number }} Size */

/**
 * @param {import('pg').Client} database
 * @returns {Promise<Size>}
 */
export async function readSize(database) {
  const { rows: tables } = await database.query(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  /** @type {Record<string, number>} */
  const rows = {}
  for (const { name } of tables) {
    const counted = await database.query(`SELECT count(*)::int AS count FROM "${name}"`)
    rows[name] = counted.rows[0].count
  }
  const size = await database.query('SELECT pg_database_size(current_database())::float AS bytes')
  return { rows, megabytes: size.rows[0].bytes / 1e6 }
}

/** How many are old, by table. @param {import('pg').Client} database */
async function countOld(database) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const [table, isOld] of Object.entries(await readOld())) {
    const { rows } = await database.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${isOld}`,
    )
    if (rows[0].count > 0) counts[table] = rows[0].count
  }
  return counts
}

/**
 * Once the tasks have run, nothing is older than its period.
 * @param {import('pg').Client} database
 */
export async function untilNothingIsOld(database) {
  for (const endsAt = Date.now() + deletedWithinMs; ; await sleep(500)) {
    const old = await countOld(database)
    if (Object.keys(old).length === 0) return
    if (Date.now() > endsAt) throw new Error(`older than their period: ${JSON.stringify(old)}`)
  }
}

/** Tables with a reason to stay lose nothing. @param {Size} before @param {Size} after */
export async function requireKept(before, after) {
  const place = '../../server/src/features/administration/testing/table-ends.ts'
  const { staying } = await importTypes(place)
  const names = Object.entries(staying)
    .filter(([reason]) => /^(The books|Histories|A few rows|A row for each|Sums)/.test(reason))
    .flatMap(([, tables]) => /** @type {string[]} */ (tables))
  const lost = names.filter((name) => (after.rows[name] ?? 0) < (before.rows[name] ?? 0))
  if (lost.length > 0) throw new Error(`rows are gone from ${lost.join(', ')}`)
}

/** @param {string} place of a TypeScript module, from here */
async function importTypes(place) {
  const { tsImport } = await import('tsx/esm/api')
  return await tsImport(place, import.meta.url)
}
