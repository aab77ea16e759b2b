import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let app: pg.Client
beforeEach(async () => {
  database = await openTestDatabase()
  app = new pg.Client({ connectionString: database.connectionString })
  await app.connect()
})
afterEach(async () => {
  await app.end()
  await database.close()
})

const names = ['brands_name_words_idx', 'campaigns_name_words_idx']

async function start(): Promise<string[]> {
  const { connectionString } = database
  await migrate({ connectionString, migrationsDir, log: createLog('silent') })
  const { rows } = await app.query<{ name: string }>(
    'SELECT indexname AS name FROM pg_indexes WHERE indexname = ANY($1) ORDER BY 1',
    [names],
  )
  return rows.map(({ name }) => name)
}

test('an index that a migration could not drop is dropped at a later start, without waiting', async () => {
  for (const name of names) {
    await app.query(`CREATE INDEX ${name} ON ${name.split('_')[0]} (name)`)
  }
  await app.query('BEGIN')
  await app.query('SELECT FROM brands FOR UPDATE')

  const whileBusy = await start()
  await app.query('COMMIT')
  const later = await start()

  expect(whileBusy).toEqual(['brands_name_words_idx'])
  expect(later).toEqual([])
})
