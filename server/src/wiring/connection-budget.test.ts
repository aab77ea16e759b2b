import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { budgetOf, connectionsOf } from './connection-budget.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ OPERATOR_PORT: '1', EMBEDDED: 'off' })
  await server.startWorker()
})
afterAll(() => server.close())

async function countByPart(): Promise<Record<string, number>> {
  const rows = await manyRows(
    server.database.db,
    sql<{ part: string; count: number }>`
      SELECT split_part(application_name, ' ', 2) AS part, count(*)::int AS count
      FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'permille %' GROUP BY part`,
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]))
}

it('a process with every pool full opens what its role may, and balancers still hear that it is ready', async () => {
  const { database, requests, readiness, booksDatabase, campaignChanges } = server.wiring.parts
  campaignChanges.version()
  const pools = [database, requests, booksDatabase].map(({ pool }) => pool)
  const taken = pools.flatMap((pool) => Array.from({ length: pool.options.max }, () => pool))
  server.wiring.markReady()

  const clients = await Promise.all(taken.map((pool) => pool.connect()))
  const ready = await fetch(`${server.url}/readyz`)
  await until('it watches', async () => {
    const { presence, signal } = await countByPart()
    return presence === 5 && signal === 1
  })
  const opened = await countByPart()
  for (const client of clients) client.release()

  expect(await ready.json()).toMatchObject({ status: 'ready' })
  expect(readiness.pool.totalCount).toBe(1)
  const { queue = 0, ...counted } = opened
  const { queue: queueMost = 0, ...most } = budgetOf('all')
  // The test's own pool has that name, too.
  expect({ ...counted, worker: most.worker }).toEqual(most)
  expect(queue).toBeLessThanOrEqual(queueMost)
})

it('the documents name the same numbers', () => {
  const [api, worker, all] = [connectionsOf('api'), connectionsOf('worker'), connectionsOf('all')]
  const four = 2 * (api + worker)
  const says = (name: string, words: string): boolean =>
    readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8').includes(words)

  const guide = `${api} for each with \`ROLE=api\`, ${worker} with \`ROLE=worker\`, ${all} for one`
  expect(says('runbooks/going-live.md', guide)).toBe(true)
  const capacity = `${api} for an API and ${worker} for a worker, so ${four} for two of each`
  expect(says('capacity.md', capacity)).toBe(true)
  expect(says('install.md', `may open ${four} connections`)).toBe(true)
})
