import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { until } from '../testing/until.ts'
import { type OwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'
import { type Bundles, bundlePrograms, type RunningProgram, runProgram } from './testing/program.ts'

const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))

let postgres: OwnPostgres
let bundles: Bundles
let worker: RunningProgram | undefined

beforeAll(async () => {
  postgres = await openOwnPostgres()
  bundles = await bundlePrograms(['server/src/faults/testing/job-worker.ts'])
  const { connectionString } = postgres
  await migrate({ connectionString, migrationsDir, log: createLog('silent') })
})

afterAll(async () => {
  await worker?.kill()
  bundles.remove()
  await postgres.discard()
})

async function ask(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.connectionString })
  await client.connect()
  try {
    return await client.query(text, [...values])
  } finally {
    await client.end()
  }
}

async function enqueue(name: string, takesMs: number): Promise<void> {
  const payload = JSON.stringify({ name, takesMs })
  await ask(`SELECT graphile_worker.add_job('write-name', $1::json)`, [payload])
}

async function countHeld(): Promise<number> {
  const { rows } = await ask(
    'SELECT count(*)::int AS held FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
  )
  return rows[0].held
}

/** How many times a line was written. */
function countLines(file: string, line: string): number {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each === line).length
}

test('a database outage while a job ends loses neither the worker nor the job', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'jobs-')), 'names')
  writeFileSync(file, '')
  const isWritten = (line: string, count: number) =>
    until(`${line}, ${count} times`, async () => countLines(file, line) === count, 20)
  const args = [postgres.connectionString, file]
  worker = await runProgram(bundles.programOf('job-worker'), { args })

  await enqueue('first', 600)
  await isWritten('first begins', 1)
  await postgres.kill()
  await isWritten('first ends', 1)
  await sleep(1000)
  await postgres.start()

  // Its completion could not be recorded, so it runs again.
  await isWritten('first ends', 2)
  await enqueue('second', 0)
  await isWritten('second ends', 1)
  await until('nothing is held', async () => (await countHeld()) === 0, 10)
}, 60_000)
