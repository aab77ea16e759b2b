import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
/** Someone who uses the application meanwhile. */
let app: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  app = new pg.Client({ connectionString: database.connectionString })
  await app.connect()
})
afterEach(async () => {
  await app.end()
  await database.close()
})

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

function run(count?: number): Promise<void> {
  const { connectionString } = database
  return migrate({
    connectionString,
    migrationsDir,
    log: createLog('silent'),
    ...(count !== undefined && { count }),
  })
}

/** The schema before names had one form, with a campaign and two people. */
async function fill(): Promise<void> {
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  await run(files.filter((name) => name < '0122').length)
  await app.query(`
    INSERT INTO users (id, role, email, password, display_name) VALUES
      ('${id(1)}', 'brand', 'a@example.test', '$argon2id$v=19', 'Zoë'),
      ('${id(2)}', 'creator', 'b@example.test', '$argon2id$v=19', 'Chloé');
    INSERT INTO brands (id, owner_user_id, name) VALUES ('${id(11)}', '${id(1)}', 'Brand');
    INSERT INTO campaigns (id, brand_id, name, category, status, budget_cents, funded_cents,
        reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, platforms_allowed)
      VALUES ('${id(31)}', '${id(11)}', 'Campaign', 'fashion', 'draft', 10000, 0, 300, 0, 0,
        '{youtube}')`)
}

async function leftOf(names: readonly string[]): Promise<string[]> {
  const { rows } = await app.query<{ name: string }>(
    'SELECT indexname AS name FROM pg_indexes WHERE indexname = ANY($1) ORDER BY 1',
    [names],
  )
  return rows.map(({ name }) => name)
}

const oldIndexes = ['brands_name_words_idx', 'campaigns_name_words_idx']

test('who has locked a campaign can write it while names get one form', async () => {
  await fill()
  await app.query('BEGIN')
  await app.query('SELECT FROM campaigns FOR UPDATE')
  const running = run()
  running.catch(() => undefined)
  await expect
    .poll(
      async () =>
        (await app.query("SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'"))
          .rowCount,
      { timeout: 20_000, interval: 20 },
    )
    .toBeGreaterThan(0)

  await app.query(`UPDATE campaigns SET name = 'Été'`)
  await app.query('COMMIT')
  await running

  expect(await leftOf(oldIndexes)).toEqual([])
})

test('a person’s row in use is not waited for, and an index of a busy table stays', async () => {
  await fill()
  await app.query('BEGIN')
  await app.query(`SELECT FROM person_search WHERE user_id = '${id(2)}' FOR UPDATE`)
  await app.query('SELECT FROM brands FOR UPDATE')

  await run()

  const { rows } = await app.query<{ words: string }>(
    'SELECT words FROM person_search ORDER BY user_id',
  )
  expect(rows.map(({ words }) => words.split('\n')[1])).toEqual([' zoe', ' chloé'])
  expect(await leftOf(oldIndexes)).toEqual(['brands_name_words_idx'])
  await app.query('COMMIT')
}, 60_000)
