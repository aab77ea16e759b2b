import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Bundles, bundlePrograms } from './testing/program.ts'
import { startServerProcess, statusOf } from './testing/server-process.ts'

let database: TestDatabase
let bundles: Bundles
/** Shared by both: a database belongs to the key stored there. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-log-'))

beforeAll(async () => {
  database = await openTestDatabase()
  bundles = await bundlePrograms(['server/src/main.ts'])
})

afterAll(async () => {
  bundles.remove()
  await database.close()
})

/** One call in a hundred is logged. */
const callsMin = 200

test.each([
  { trouble: 'a full disk', redirect: '2>/dev/full' },
  { trouble: 'a reader that has died', redirect: '2> >(exit)' },
])('the server survives a log that goes to $trouble', async ({ redirect }) => {
  const server = await startServerProcess(bundles.programOf('main'), {
    env: {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
    },
    shell: (command) => `${command} ${redirect}`,
  })

  const statuses: number[] = []
  while (statuses.length < callsMin) statuses.push(await statusOf(`${server.url}/healthz`))

  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(server.isAlive()).toBe(true)
  await server.kill()
})
