import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { until } from '#testing/until.ts'
import { run } from '../database/query.ts'
import { sql } from '../database/sql.ts'
import { defineJob, enqueue } from './job.ts'
import { handleJob, runJobs } from './job-runner.ts'

const nameWritten = defineJob<{ name: string }>('name-written')

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('runs jobs queued under their name, and those an older version queued in camelCase', async () => {
  const { connectionString, log } = database
  await database.db.transaction((tx) => enqueue(tx, nameWritten, { payload: { name: 'new' } }))
  await run(database.db, sql`SELECT graphile_worker.add_job('nameWritten', '{"name": "old"}')`)

  const done: string[] = []
  const jobs = await runJobs({
    connectionString,
    handlers: [handleJob(nameWritten, async ({ name }) => void done.push(name))],
    concurrency: 1,
    ownsQueue: true,
    log,
  })
  await until('both are done', async () => done.length === 2)
  await jobs.stop()

  expect(done.sort()).toEqual(['new', 'old'])
})
