import type { UserId } from '@permille/contract/ids'
import { closedKeptDays } from '@permille/contract/privacy/retention'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAsWorker } from '../../../bench/src/scale/as-a-worker.ts'
import { buildMarketplace } from '../../../bench/src/scale/build-marketplace.ts'
import { signInBusiest, type Viewers } from '../../../bench/src/scale/busiest.ts'
import { sizeFor } from '../../../bench/src/scale/plan.ts'
import { type Plan, walksThrough } from '../../../bench/src/scale/plan-walks.ts'
import { readCalls } from '../../../bench/src/scale/read-calls.ts'
import { readConfig } from '../config/config.ts'
import { forgetClosed } from '../features/administration/closed-store.ts'
import { collectEvents } from '../features/events/public.ts'
import { listNotificationsMadeSince } from '../features/notifications/notification-rows-store.ts'
import { listDecisionsSince } from '../features/notifications/stream/decided-store.ts'
import { sideOf } from '../money/books/comparison-totals.ts'
import { addHours } from '../platform/clock.ts'
import { manyRows, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { ownersOf, rowsOf, waiting } from '../testing/growing-tables.ts'
import { listPlannedAgain, recordReads, type SentReads } from '../testing/planned-again.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { serveRoutes, type TestRoutes } from '../testing/test-routes.ts'
import { type Wiring, wire } from '../wiring/wire.ts'

let opened: TestDatabase
let wiring: Wiring
let http: TestRoutes
let viewers: Viewers
let plans: Plan[] = []
const sent: SentReads = new Map()
let partialIndexes: ReadonlySet<string>

beforeAll(async () => {
  opened = await openTestDatabase()
  const { connectionString, log } = opened
  await buildMarketplace(connectionString, sizeFor(1500), () => undefined)
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`INSERT INTO published_events (id, key, type, brand_id, object_id, data, at, published_at)
      SELECT gen_random_uuid(), b.id || ':' || n, 'campaign.live', b.id, b.id, jsonb_build_object('id', b.id, 'url', '/'),
        now(), now()
      FROM brands b CROSS JOIN generate_series(1, 2000) n`)
    await client.query(`INSERT INTO webhook_endpoints (id, brand_id, name, format, sealed_url, shown_url, sealed_secret,
        state, seen_seq, created_by, created_at)
      SELECT gen_random_uuid(), id, 'CRM', 'standard', '', '', '', 'on', 0, owner_user_id, now() FROM brands`)
    await client.query(`INSERT INTO webhook_deliveries (id, endpoint_id, event_id, object_id, type, seq, state, due_at)
      SELECT gen_random_uuid(), w.id, e.id, e.object_id, e.type, e.seq,
        CASE e.seq % 50 WHEN 0 THEN 'due' WHEN 1 THEN 'failed' ELSE 'delivered' END, CASE e.seq % 50 WHEN 0 THEN now() END
      FROM published_events e JOIN webhook_endpoints w USING (brand_id) WHERE e.seq % 4 < 2`)
    for (const [table, columns] of Object.entries(ownersOf)) {
      const changes = columns.map((column) => `ALTER ${column} SET STATISTICS 0`)
      await client.query(`ALTER TABLE ${table} ${changes.join(', ')}`)
      await client.query(
        `DELETE FROM pg_statistic WHERE starelid = '${table}'::regclass; ANALYZE ${table}`,
      )
    }
    for (const [table, rows] of Object.entries(rowsOf)) {
      await client.query('UPDATE pg_class SET reltuples = $2 WHERE oid = $1::regclass', [
        table,
        rows,
      ])
    }
    viewers = await signInBusiest(client)
    const { rows } = await client.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
    )
    partialIndexes = new Set(rows.map(({ name }) => name))
    await client.query(`DO $$ BEGIN EXECUTE format(
      'ALTER DATABASE %I SET session_preload_libraries = ''auto_explain''', current_database()); END $$`)
  } finally {
    await client.end()
  }
  // As the owner, whose sessions may report their plans.
  wiring = wire(
    readConfig({ DATABASE_URL: connectionString, SANDBOX_URL: 'http://127.0.0.1:9' }),
    log,
  )
  for (const { pool } of [wiring.requests, wiring.database]) {
    pool.on('connect', (connection) => {
      connection.on('notice', ({ message }) => plans.push(...plansIn(message)))
      recordReads(connection, sent)
      void connection.query(`SET auto_explain.log_min_duration = 0; SET auto_explain.log_format = 'json';
        SET auto_explain.log_level = 'notice'; SET client_min_messages = 'notice'`)
    })
  }
  await writeAsWorker(wiring.database)
  http = serveRoutes({ database: wiring.requests, log }, wiring.routes)
})
afterAll(async () => {
  await http.close()
  await wiring.database.close()
  await opened.close()
})

/** A message with a plan ends with it; the server's other messages have none. */
function plansIn(message: string | undefined): Plan[] {
  const text = message ?? ''
  if (!text.includes('plan:')) return []
  const { Plan: plan } = JSON.parse(text.slice(text.indexOf('{')))
  return [plan]
}

test('no call scans a whole table that grows with the marketplace', async () => {
  const found: string[] = []
  let planCount = 0

  for (const { role, path } of readCalls(viewers.busiest)) {
    plans = []
    const { status } = await http.call('GET', path, { headers: { cookie: viewers.cookies[role] } })
    const walks = plans.flatMap((plan) =>
      walksThrough(plan, { tables: Object.keys(rowsOf), partialIndexes }),
    )
    if (status !== 200) found.push(`${role} ${path}: ${status}`)
    found.push(...walks.map((walk) => `${role} ${path}: ${walk}`))
    planCount += plans.length
  }

  expect(planCount).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** Reads every account, for a check: planning it takes a hundredth of that. */
const plannedAgain = ['readMoneySums']

test('no statement of a call is planned again each time', async () => {
  expect(sent.size).toBeGreaterThan(120)
  expect(await listPlannedAgain(opened.connectionString, sent)).toEqual(plannedAgain)
})

test('the subject of a difference with the provider is found by its entries’ keys', async () => {
  plans = []

  await manyRows(wiring.requests, sideOf('ledger', { kind: 'transfer', ref: 'tr_1' }))

  const known = { tables: Object.keys(rowsOf), partialIndexes }
  expect(plans).toHaveLength(1)
  expect(plans.flatMap((plan) => walksThrough(plan, known))).toEqual([])
})

test('missed events of open pages, and due work of each poll, are found by time', async () => {
  const { rows } = await wiring.requests.pool.query<{ id: UserId; isFirst: boolean }>(
    'SELECT id, row_number() OVER (PARTITION BY role ORDER BY id) = 1 AS "isFirst" FROM users LIMIT 500',
  )
  const userIds = rows.map(({ id }) => id)
  const oneOfEachRole = rows.filter(({ isFirst }) => isFirst).map(({ id }) => id)
  plans = []

  for (const hours of [0, 1]) {
    const since = addHours(new Date(), -hours)
    await listDecisionsSince(wiring.requests, { since, userIds })
    for (const userId of oneOfEachRole) {
      await listDecisionsSince(wiring.requests, { since, userIds: [userId], max: 201 })
      await listNotificationsMadeSince(wiring.requests, { userId, at: since })
    }
  }

  const known = { tables: Object.keys(rowsOf), partialIndexes }
  expect(plans).toHaveLength(14)
  expect(plans.flatMap((plan) => walksThrough(plan, known))).toEqual([])
})

test('what happened is found by its time', async () => {
  const tomorrow = addHours(new Date(), 24)
  // States are read once a minute, and their tables as a whole.
  await wiring.database.pool.query(
    'UPDATE event_collection SET collected_until = $1, states_read_at = $1',
    [tomorrow],
  )
  plans = []
  const database: typeof wiring.database = {
    ...wiring.database,
    // Some of these tables are empty here, and would be read as a whole though they have an index.
    transaction: (work) =>
      wiring.database.transaction(async (tx) => {
        await run(tx, sql`SET LOCAL enable_seqscan = off`)
        return await work(tx)
      }),
  }

  await collectEvents({ ...wiring.parts, database, clock: { now: () => tomorrow } })

  const others = ['campaign_joins', 'refunds', 'payout_reversals', 'campaign_funding', 'brands']
  const tables = [...Object.keys(rowsOf), ...others, 'campaign_status_changes', 'book_exceptions']
  const known = { tables, partialIndexes }
  expect(plans.length).toBeGreaterThan(25)
  expect(plans.flatMap((plan) => walksThrough(plan, known))).toEqual([])
})

test('what closed long ago is found without what stays', async () => {
  const at = addHours(new Date(), 24 * (closedKeptDays - 1))
  for (const fact of ['campaigns-forgotten-until', 'posts-forgotten-until']) {
    await wiring.database.pool.query(
      `INSERT INTO installation (fact, value, at) VALUES ($1, 'yes', now() - interval '25 hours')`,
      [fact],
    )
  }
  plans = []

  await forgetClosed(wiring.database, at)

  const known = { tables: Object.keys(rowsOf), partialIndexes }
  expect(plans.flatMap((plan) => walksThrough(plan, known))).toEqual([])
  // By the primary key, it would be read as a whole for its second column.
  expect(JSON.stringify(plans)).toContain('settlement_campaigns_campaign_idx')
})

/** The first walks through all history, in slices; the others ask a provider before they ask the database. */
const elsewhere = [
  'watch the books',
  'read the balance at the provider',
  'compare the books with the provider',
]

test('no scheduled task reads what is over', async () => {
  const { rows } = await wiring.database.pool.query<{ name: string; column: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid, 1, true) AS column
      FROM pg_index WHERE indpred IS NULL`,
  )
  const tables = Object.keys(rowsOf).filter((table) => !waiting.includes(table))
  const firstColumns = new Map(rows.map(({ name, column }) => [name, column]))
  const known = { tables, partialIndexes, firstColumns, isInVain: true }
  const tasks = wiring.schedule.filter(({ name }) => !elsewhere.includes(name))
  const found: string[] = []
  const silent: string[] = []

  for (const { name, work } of tasks) {
    plans = []
    // No provider answers here.
    await work().catch(() => undefined)
    const walks = plans.flatMap((plan) => walksThrough(plan, known))
    found.push(...walks.map((walk) => `${name}: ${walk}`))
    if (plans.length === 0) silent.push(name)
  }

  expect(tasks).toHaveLength(wiring.schedule.length - elsewhere.length)
  expect(found).toEqual([])
  expect(silent).toEqual(['seal tokens with the present key'])
})

test('the schedule that frees unrefundable money starts from debts, not from every campaign', async () => {
  const tables = ['campaigns', 'campaign_funding', 'refunds']
  const { pool } = wiring.database
  await pool.query(`INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents,
      status, stripe_refund_id, settled_at)
    SELECT gen_random_uuid(), f.campaign_id, f.id, b.owner_user_id, 1, 0, 'succeeded',
      're_' || f.id || n, now()
    FROM campaign_funding f JOIN brands b ON b.id = f.brand_id CROSS JOIN generate_series(1, 100) n`)
  await pool.query('ANALYZE refunds, campaigns, campaign_funding')
  await pool.query(`UPDATE pg_class SET reltuples = 100000
    WHERE oid IN ('campaigns'::regclass, 'campaign_funding'::regclass)`)
  plans = []

  const task = wiring.schedule.find(({ name }) => name === 'free money that no card can take')
  await task?.work()

  const known = { tables: [...Object.keys(rowsOf), ...tables], partialIndexes }
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.flatMap((plan) => walksThrough(plan, known))).toEqual([])
})
