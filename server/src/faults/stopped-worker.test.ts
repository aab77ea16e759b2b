import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost } from '#testing/test-marketplace.ts'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { until } from '#testing/until.ts'
import { type Bundles, bundlePrograms } from './testing/program.ts'

const postsCount = 12

let database: TestDatabase
let sandbox: TestSandbox
let bundles: Bundles
let worker: ChildProcess
const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-stopped-'))

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startTestSandbox()
  bundles = await bundlePrograms(['server/src/main.ts'])
})

afterAll(async () => {
  if (worker?.exitCode === null) {
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  bundles.remove()
  rmSync(dataDir, { recursive: true })
  await sandbox.close()
  await database.close()
})

/** Each is read alone, because its platform refused it before. */
async function givenDuePosts(): Promise<void> {
  for (let made = 0; made < postsCount; made += 1) {
    const { id } = await makeApprovedPost(database.db, { fundedCents: 1000 })
    await run(
      database.db,
      sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at, trouble)
        SELECT id, platform, social_account_id, 'epoch', 'refused' FROM submissions WHERE id = ${id}`,
    )
  }
}

function countPosts(): Promise<{ leased: number; due: number }> {
  return exactlyOne(
    database.db,
    sql<{ leased: number; due: number }>`SELECT count(leased_until)::int AS leased,
      count(*) FILTER (WHERE leased_until IS NULL AND next_read_at = 'epoch')::int AS due
      FROM tracking_schedule`,
  )
}

it('a worker that reads many posts of a slow platform stops with 0, and leaves the rest due', async () => {
  await givenDuePosts()
  const slow = { provider: 'youtube', kind: 'slow', delaySeconds: 4, times: 1000 }
  await sandbox.setFault({ ...slow, match: 'GET /youtube/v3/videos' })
  worker = spawn(process.execPath, [bundles.programOf('main')], {
    env: {
      ROLE: 'worker',
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      SANDBOX_URL: sandbox.url,
      DEMO: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  await until('it reads', async () => (await countPosts()).leased === postsCount)

  const exited = once(worker, 'exit')
  worker.kill('SIGTERM')
  const [code] = await exited

  expect(code).toBe(0)
  const { leased, due } = await countPosts()
  expect(leased).toBe(0)
  expect(due).toBeGreaterThan(postsCount / 2)
}, 60_000)
