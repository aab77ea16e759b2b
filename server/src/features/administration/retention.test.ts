import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeAdmin, makeBrand } from '#testing/test-users.ts'
import { retentionSchedule } from './administration-work.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const now = new Date()
const daysAgo = (days: number): Date => addHours(now, -24 * days)

async function fill(at: { young: Date; old: Date }): Promise<void> {
  const { pool } = test.db
  for (const [name, instant] of Object.entries(at)) {
    await pool.query(
      `INSERT INTO mails (id, to_address, subject, body, created_at)
       VALUES (gen_random_uuid(), $1, 's', 'b', $2)`,
      [`${name}@permille.test`, instant],
    )
    await pool.query(
      `INSERT INTO provider_events (id, type, object_id, received_at, processed_at)
       VALUES ($1, 't', 'o', $2, $2)`,
      [`evt_${name}`, instant],
    )
  }
  await pool.query(
    `INSERT INTO provider_events (id, type, object_id, received_at) VALUES ('evt_open', 't', 'o', $1)`,
    [at.old],
  )
}

async function read(statement: string): Promise<unknown[]> {
  const { rows } = await test.db.pool.query<{ found: unknown }>(statement)
  return rows.map(({ found }) => found)
}

it('mails and handled events are deleted after 90 days; unhandled ones stay', async () => {
  await fill({ young: daysAgo(89), old: daysAgo(91) })

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT to_address AS found FROM mails')).toEqual(['young@permille.test'])
  expect(await read('SELECT id AS found FROM provider_events ORDER BY id')).toEqual([
    'evt_open',
    'evt_young',
  ])
})

it('notifications are deleted before their mails, so that they are not mailed again', async () => {
  const { pool } = test.db
  const { userId } = await makeAdmin(test.db)
  await pool.query(
    `WITH mail AS (INSERT INTO mails (id, to_address, subject, body, created_at)
        VALUES (gen_random_uuid(), 'a@permille.test', 's', 'b', $2) RETURNING id)
      INSERT INTO notifications (id, user_id, key, kind, title, text, path, at, made_at, is_shown,
        mail_due_at, mail_id)
      SELECT gen_random_uuid(), $1, 'post:1', 'payout', 't', 't', '/x', $2, $2, true, $2, id FROM mail`,
    [userId, daysAgo(91)],
  )

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT key AS found FROM notifications')).toEqual([])
})

it('events are deleted after 30 days, and recurring states with their notifications', async () => {
  const event = (type: string, days: number) =>
    test.db.pool.query(
      `INSERT INTO events (key, type, object_id, body, at, collected_at)
       VALUES ($1, $2, gen_random_uuid(), '{}', $3, $3)`,
      [`${type} ${days}`, type, daysAgo(days)],
    )
  const published = (days: number) =>
    test.db.pool.query(
      `INSERT INTO published_events (id, key, type, object_id, data, at, published_at)
       VALUES (gen_random_uuid(), $1, 'payout.paid', gen_random_uuid(), '{}', $2, $2)`,
      [`payout.paid ${days}`, daysAgo(days)],
    )
  for (const days of [29, 31, 89, 91]) {
    await published(days)
    await event('payout.paid', days)
    await event('campaign.budget_low', days)
    // A key for each person and version of the terms: every sign-in finds it again.
    await event('user.terms_outdated', days)
  }

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT key AS found FROM events ORDER BY seq')).toEqual([
    'payout.paid 29',
    'campaign.budget_low 29',
    'user.terms_outdated 29',
    'campaign.budget_low 31',
    'user.terms_outdated 31',
    'campaign.budget_low 89',
    'user.terms_outdated 89',
  ])
  const kept = 'SELECT key AS found FROM published_events'
  expect(await read(kept)).toEqual(['payout.paid 29'])
})

it('messages are deleted 90 days after their answer; open ones stay', async () => {
  const { userId } = await makeAdmin(test.db)
  for (const [text, answeredAt] of Object.entries({
    open: null,
    young: daysAgo(89),
    old: daysAgo(91),
  })) {
    await test.db.pool.query(
      `INSERT INTO messages (id, topic, email, text, created_at, answer, answered_at, answered_by)
       VALUES (gen_random_uuid(), 'other', 'a@permille.test', $1, $2, $3, $4, $5)`,
      [text, daysAgo(200), answeredAt && 'Yes', answeredAt, answeredAt && userId],
    )
  }

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT text AS found FROM messages ORDER BY text')).toEqual(['open', 'young'])
})

it('invitations are deleted 30 days after they ended', async () => {
  for (const days of [29, 31]) {
    await test.db.pool.query(
      `INSERT INTO invitations (token_hash, email, role, created_at, expires_at)
       VALUES ($1, $2, 'admin', $3, $3)`,
      [randomBytes(32), `${days}@permille.test`, daysAgo(days)],
    )
  }

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT email AS found FROM invitations')).toEqual(['29@permille.test'])
})

it('more rows than one slice are deleted too', async () => {
  await test.db.pool.query(
    `INSERT INTO mails (id, to_address, subject, body, created_at)
     SELECT gen_random_uuid(), 'many@permille.test', 's', 'b', $1 FROM generate_series(1, 2500)`,
    [daysAgo(91)],
  )

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(
    await read("SELECT id AS found FROM mails WHERE to_address = 'many@permille.test'"),
  ).toEqual([])
})

it('a deleted account’s billing details are deleted after ten years; others stay', async () => {
  const { pool } = test.db
  const years = { gone: 11, kept: 9 }
  for (const [legalName, yearsAgo] of Object.entries(years)) {
    const { userId } = await makeBrand(test.db)
    await pool.query('UPDATE brands SET legal_name = $2 WHERE owner_user_id = $1', [
      userId,
      legalName,
    ])
    await pool.query(
      `UPDATE users SET deleted_at = $2, suspended_at = $2, suspended_reason = 'Deleted' WHERE id = $1`,
      [userId, daysAgo(yearsAgo * 365.25)],
    )
  }

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read('SELECT legal_name AS found FROM brands WHERE legal_name IS NOT NULL')).toEqual(
    ['kept'],
  )
})

it('the servers that the database last ran on stay, and given-up jobs for 30 days', async () => {
  const { pool } = test.db
  for (const days of [500, 450, 401, 399]) {
    await pool.query(
      'INSERT INTO database_servers (started_at, first_seen_at, last_seen_at) VALUES ($1, $1, $1)',
      [daysAgo(days)],
    )
  }
  for (const days of [29, 31]) {
    await pool.query(`SELECT graphile_worker.add_job('${days} days', max_attempts => 1)`)
  }
  await pool.query(`UPDATE graphile_worker._private_jobs j SET attempts = 1,
    updated_at = now() - split_part(t.identifier, ' ', 1)::int * interval '1 day'
    FROM graphile_worker._private_tasks t WHERE t.id = j.task_id`)
  const age = `SELECT extract(day FROM now() - last_seen_at)::int AS found FROM database_servers ORDER BY 1`
  await pool.query(
    "UPDATE database_servers SET last_seen_at = now() - interval '420 days' WHERE last_seen_at > now() - interval '1 day'",
  )

  for (const { work } of retentionSchedule({ database: test.db, clock: { now: () => now } })) {
    await work()
  }

  expect(await read(age)).toEqual([399, 401])
  expect(await read('SELECT task_identifier AS found FROM graphile_worker.jobs')).toEqual([
    '29 days',
  ])
})
