import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { findFreePort } from '#testing/test-server.ts'
import { until } from '#testing/until.ts'
import { type Bundles, bundlePrograms } from './testing/program.ts'
import { statusOf } from './testing/server-process.ts'

/** A process, as its operator’s tools see it. */
interface Watched {
  readonly child: ChildProcess
  readonly url: string
  readonly usersUrl: string
}

let database: TestDatabase
let bundles: Bundles
let api: Watched
let worker: Watched
let sandboxPort: number
const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-watched-'))

beforeAll(async () => {
  database = await openTestDatabase()
  sandboxPort = await findFreePort()
  bundles = await bundlePrograms(['server/src/main.ts'])
  // One after the other: a database belongs to the key that the first one makes.
  api = await start('api')
  worker = await start('worker')
})

afterAll(async () => {
  for (const { child } of [api, worker]) {
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  bundles.remove()
  rmSync(dataDir, { recursive: true })
  await database.close()
})

async function start(
  role: 'api' | 'worker',
  { connectionString }: { connectionString: string } = database,
): Promise<Watched> {
  const [port, operatorPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, [bundles.programOf('main')], {
    env: {
      ROLE: role,
      PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '1',
      DEMO: '0',
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${operatorPort}`
  await until(`the ${role} listens`, async () => (await statusOf(`${url}/healthz`)) === 200)
  return { child, url, usersUrl: `http://127.0.0.1:${port}` }
}

const scrape = async ({ url }: Watched) => await (await fetch(`${url}/metrics`)).text()

it('an API and a worker tell on a port of their own whether they live and are ready', async () => {
  for (const { url } of [api, worker]) {
    const ready = await fetch(`${url}/readyz`)
    expect(await ready.json()).toMatchObject({ checks: { database: true, sandbox: false } })
    expect(ready.status).toBe(503)
    expect(await statusOf(`${url}/api/campaigns`)).toBe(404)
  }
})

it('each connection says what it is for and of which process it is', async () => {
  const listNames = async () => {
    const rows = await manyRows(
      database.db,
      sql<{ name: string }>`SELECT DISTINCT application_name AS name FROM pg_stat_activity
        WHERE datname = current_database() AND client_port IS NOT NULL AND pid <> pg_backend_pid()`,
    )
    return rows.map(({ name }) => name)
  }
  await statusOf(`${api.url}/readyz`)
  // The session is looked up.
  const headers = { cookie: 'permille_session=unknown' }
  await until('the API serves', async () =>
    fetch(`${api.usersUrl}/api/auth/me`, { headers }).then(
      () => true,
      () => false,
    ),
  )
  await until('the worker asks its queue', async () =>
    (await listNames()).some((name) => name.startsWith('permille queue ')),
  )

  const names = await listNames()

  expect(names.filter((name) => !/^permille [a-z]+ .+-[0-9a-f]{8}$/.test(name))).toEqual([])
  const parts = new Set(names.map((name) => name.split(' ')[1]))
  expect([...parts]).toEqual(expect.arrayContaining(['api', 'ready', 'presence', 'queue']))
})

it('their metrics are those that the documents list', async () => {
  const namesIn = (text: string, row: RegExp) => [...text.matchAll(row)].map(([, name]) => name)
  await until('the worker has read the gauges', async () =>
    (await scrape(worker)).includes('\npermille_payouts_stopped 1\n'),
  )

  const texts = [await scrape(api), await scrape(worker)]

  const page = readFileSync(new URL('../../../docs/monitoring.md', import.meta.url), 'utf8')
  const documented = namesIn(page, /^\| `(permille_\w+)` \|/gm)
  for (const text of texts) {
    expect(namesIn(text, /^# TYPE (permille_\w+) /gm).sort()).toEqual([...documented].sort())
  }
  expect(texts[0]).toContain('permille_build_info{version="')
  expect(texts[0]).toMatch(/permille_db_pool_connections\{pool="api",state="idle"\} [1-9]/)
  expect(texts[0]).not.toMatch(/^permille_(payouts_stopped|schema_version) /m)
  expect(texts[1]).toMatch(/permille_schema_version 1\d+\n/)
  expect(texts[1]).toMatch(/task_last_success_seconds\{task="free held jobs"\} \d{10}/)
  expect(texts[1]).toContain('permille_task_period_seconds{task="watch how it runs"} 15')
})

it('a scrape tells whether an API is ready; one that waits for a schema is up, and is not', async () => {
  const empty = await openEmptyDatabase()
  const waiting = await start('api', empty)
  const sandbox = createServer((_request, response) => response.end())
  sandbox.listen(sandboxPort, '127.0.0.1')

  await until('the API shows that it is ready', async () =>
    (await scrape(api)).includes('\npermille_ready{role="api"} 1\n'),
  )
  const shown = await scrape(waiting)

  expect(shown).toContain('\npermille_ready{role="api"} 0\n')
  expect(shown).toContain('\npermille_build_info{version=')
  waiting.child.kill('SIGTERM')
  await once(waiting.child, 'exit')
  sandbox.close()
  await empty.close()
})

it('a stop is announced, serves on while balancers notice, and ends with 0; without a schema it ends at once', async () => {
  const checks = async ({ url }: Watched) =>
    ((await (await fetch(`${url}/readyz`)).json()) as { checks: { ready: boolean } }).checks
  const empty = await openEmptyDatabase()
  const waiting = await start('api', empty)
  const all = [api, worker, waiting]
  const exits = all.map(async ({ child }) => {
    const [code] = await once(child, 'exit')
    return code
  })
  for (const each of [api, worker]) {
    await until('it has started', async () => (await checks(each)).ready)
  }
  const before = await fetch(`${api.usersUrl}/healthz`)

  for (const { child } of all) child.kill('SIGTERM')
  await until('it says that it stops', async () => !(await checks(api)).ready)
  const during = await fetch(`${api.usersUrl}/healthz`)

  expect([before, during].map(({ status }) => status)).toEqual([200, 200])
  expect([before, during].map(({ headers }) => headers.get('connection'))).toEqual([
    'keep-alive',
    'close',
  ])
  expect(await Promise.all(exits)).toEqual([0, 0, 0])
  await empty.close()
})
