import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost } from '#testing/test-marketplace.ts'
import { queueMigrationsCount } from './schema/schema-state.ts'

let database: TestDatabase
/** The owner's, whom no missing right stops. */
let client: pg.Client
beforeEach(async () => {
  database = await openTestDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

test('the number of queue migrations matches the number checked at start', async () => {
  const { rows } = await client.query('SELECT max(id) AS id FROM graphile_worker.migrations')

  expect(rows).toEqual([{ id: queueMigrationsCount }])
})

test('a post shows only our own copy of its picture', async () => {
  const { id } = await makeApprovedPost(database.db, { fundedCents: 1000 })

  const elsewhere = client.query('UPDATE submissions SET thumbnail_url = $1 WHERE id = $2', [
    'https://evil.test/1.webp',
    id,
  ])

  await expect(elsewhere).rejects.toThrow('submissions_thumbnail_is_ours')
})

test('the judged views are only lowered', async () => {
  const { id } = await makeApprovedPost(database.db, { fundedCents: 1000 })
  await client.query(
    `INSERT INTO view_judgements (id, submission_id, view_count, views_left, judged_at)
      VALUES (gen_random_uuid(), $1, 9000, 5000, now())`,
    [id],
  )

  await client.query('UPDATE view_judgements SET view_count = view_count - 1')

  for (const change of [
    'DELETE FROM view_judgements',
    'UPDATE view_judgements SET views_left = 0',
    'UPDATE view_judgements SET view_count = view_count + 1',
  ]) {
    await expect(client.query(change)).rejects.toThrow('append-only')
  }
})
