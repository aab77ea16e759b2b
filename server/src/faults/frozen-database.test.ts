import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type OwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'
import { type Bundles, bundlePrograms } from './testing/program.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

let postgres: OwnPostgres
let bundles: Bundles
let server: ServerProcess

beforeAll(async () => {
  postgres = await openOwnPostgres()
  bundles = await bundlePrograms(['server/src/main.ts'])
  server = await startServerProcess(bundles.programOf('main'), {
    env: {
      DATABASE_URL: postgres.connectionString,
      MIGRATE: 'on',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'permille-frozen-')),
    },
  })
})

afterAll(async () => {
  await server.kill()
  bundles.remove()
  await postgres.discard()
})

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly ms: number
}

/** With a cookie, so that each request asks the database for the session. */
async function get(address: string): Promise<Answer> {
  const startedAt = Date.now()
  const response = await fetch(`${server.url}${address}`, {
    headers: { cookie: 'permille_session=unknown' },
    signal: AbortSignal.timeout(25_000),
  })
  await response.arrayBuffer()
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), ms: Date.now() - startedAt }
}

const calls = ['/api/auth/me', '/api/campaigns', '/api/profile/somebody']
const pages = ['/dashboard', '/creators/somebody']

test('a frozen database costs no caller more than three seconds, and everything recovers', async () => {
  await Promise.all(Array.from({ length: 30 }, () => get('/api/auth/me')))

  const underWay = Array.from({ length: 20 }, () => get('/api/auth/me'))
  postgres.freeze()
  const first = await Promise.all([...calls, ...calls, ...pages, ...calls, ...pages].map(get))
  const later = await Promise.all(calls.map(get))
  await Promise.all(underWay)
  await sleep(2000)
  const still = await Promise.all([...calls, ...pages].map(get))
  postgres.thaw()
  await until('all is well', async () => (await get('/api/auth/me')).status === 401, 3)
  const after = await Promise.all([...calls, ...pages].map(get))

  const slowest = Math.max(...[...first, ...later, ...still].map(({ ms }) => ms))
  expect(slowest).toBeLessThan(4500)
  const refused = [...first.slice(0, 6), ...later, ...still.slice(0, 3)]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
  expect(after.filter(({ status }) => status >= 500)).toEqual([])
  expect(server.isAlive()).toBe(true)
}, 60_000)

test('a dead database is reported at once, and recovery is noticed', async () => {
  await postgres.kill()
  const during = await Promise.all(calls.map(get))
  await postgres.start()
  await until('all is well', async () => (await get('/api/auth/me')).status === 401, 10)

  expect(during.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(3500)
  expect(server.isAlive()).toBe(true)
}, 60_000)
