import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { until } from '#testing/until.ts'
import { manyRows, run } from '../database/query.ts'
import { sql } from '../database/sql.ts'
import { createLog } from '../log.ts'
import { defineJob, enqueue } from './job.ts'
import { handleJob, runJobs } from './job-runner.ts'

const longWork = defineJob('do-long-work')
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

it('has a line for each ended job, with the ids that it is about and nothing else of it', async () => {
  const { connectionString, db } = database
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const mailed = defineJob<{ mailId: string; address: string }>('mailed')
  const work = async ({ mailId }: { mailId: string }): Promise<void> => {
    if (mailId === 'second') throw new Error('it fails')
  }
  const handlers = [handleJob(mailed, work)]
  const jobs = await runJobs({ connectionString, handlers, concurrency: 1, ownsQueue: true, log })
  const ended = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job')
  for (const mailId of ['first', 'second']) {
    const payload = { mailId, address: 'maria@example.com' }
    await db.transaction((tx) => enqueue(tx, mailed, { payload }))
  }
  await until('both have ended', async () => ended().length === 2)
  await jobs.stop()

  const facts = { job: 'mailed', attempt: 1, ms: expect.any(Number) }
  expect(ended()).toMatchObject([
    { ...facts, result: 'done', about: { mailId: 'first' } },
    { ...facts, result: 'failed', about: { mailId: 'second' } },
  ])
  expect(lines.join()).not.toContain('maria@example.com')
})

it('goes on after two jobs could not be recorded as done', async () => {
  const { connectionString, log } = database
  const names = ['first', 'second', 'third']
  const runs: string[] = []
  const ends = new Map<string, () => void>()
  const work = async ({ name }: { name: string }): Promise<void> => {
    runs.push(name)
    if (runs.filter((each) => each === name).length > 1) return
    await new Promise<void>((resolve) => ends.set(name, resolve))
    if (name === 'third') throw new Error('it fails')
  }
  const handlers = [handleJob(nameWritten, work)]
  const options = { connectionString, handlers, concurrency: 3, ownsQueue: true, log }
  const jobs = await runJobs(options)
  for (const name of names) {
    await database.db.transaction((tx) => enqueue(tx, nameWritten, { payload: { name } }))
  }
  await until('all are at work', async () => ends.size === 3)

  const holder = await database.db.pool.connect()
  await holder.query(`BEGIN; SELECT FROM graphile_worker._private_jobs
    WHERE payload->>'name' <> 'third' FOR UPDATE`)
  for (const name of ['first', 'second']) {
    ends.get(name)?.()
    await sleep(50)
  }
  await until('both are cut', async () => (await cutCompletions()) === 2)
  await sleep(50)
  ends.get('third')?.()
  await holder.query('ROLLBACK')
  holder.release()

  await until('both run again', async () => runs.length >= 5, 20)
  await jobs.stop()
})

it('a job that outlasts a stop is given back, and has cost no attempt', async () => {
  const { connectionString, log } = database
  let hasBegun = false
  const work = (): Promise<never> => {
    hasBegun = true
    return new Promise(() => undefined)
  }
  const handlers = [handleJob(longWork, work)]
  const options = { connectionString, handlers, concurrency: 1, ownsQueue: true, log }
  const jobs = await runJobs({ ...options, patienceSeconds: 0.2 })
  await database.db.transaction((tx) => enqueue(tx, longWork, { payload: {} }))
  await until('it is at work', async () => hasBegun)

  await jobs.stop()

  const left = await manyRows(
    database.db,
    sql`SELECT attempts, locked_by, run_at <= now() AS "isDue" FROM graphile_worker.jobs
      WHERE task_identifier = ${longWork.name}`,
  )
  expect(left).toEqual([{ attempts: 0, lockedBy: null, isDue: true }])
})

/** Ends the sessions in which jobs wait to be recorded, once there are two. */
function cutCompletions(): Promise<number> {
  const waiting = sql<never>`FROM pg_stat_activity WHERE datname = current_database()
    AND application_name LIKE 'permille queue%' AND wait_event_type = 'Lock' AND query ILIKE '%delete%'`
  return run(
    database.db,
    sql`SELECT pg_terminate_backend(pid) ${waiting} AND (SELECT count(*) ${waiting}) = 2`,
  )
}
