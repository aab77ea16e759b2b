import type { SetupCheck } from '@permille/contract/administration/setup'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds, systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { administrationHandlers } from './administration-work.ts'
import { checkSetupDaily, createSetupChecks } from './check-setup.ts'
import { readAttention } from './read-attention.ts'
import { countFailedSetupChecks } from './setup-store.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer({ EMBEDDED: '1', DEMO: '0' })
  admin = await server.person('admin')
})
beforeEach(() => run(server.database.db, sql`DELETE FROM setup_runs`))
afterAll(() => server.close())

const read = async () => (await server.call('GET', '/api/admin/setup', { as: admin })).json
const check = () => server.call('POST', '/api/admin/setup/check', { as: admin })

const checkOf = (verdict: SetupCheck['verdict']): SetupCheck => {
  const words = { claim: 'It works.', seen: 'Seen.', remedy: null, where: null }
  return { party: 'stripe', code: 'key', verdict, ...words }
}

/** A daily task of an installation that finds this, at this time. */
function daily(now: Date, verdict: SetupCheck['verdict']) {
  const { db: database } = server.database
  const clock = { now: () => now }
  return checkSetupDaily({ database, clock, checkProviders: async () => [checkOf(verdict)] })
}

test('the first reader triggers a check, and the next one reads its result', async () => {
  const first = await read()

  expect(first.checks.length).toBeGreaterThan(25)
  expect(first.checks.filter(({ verdict }: SetupCheck) => verdict === 'failed')).toEqual([])
  expect(await read()).toEqual(first)
})

test('requests during a check get its result instead of another', async () => {
  let count = 0
  const checkProviders = async () => {
    count += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return [checkOf('passed')]
  }
  const { db: database } = server.database
  const setup = createSetupChecks({ database, clock: systemClock, checkProviders })

  const [first, second] = await Promise.all([setup.check(), setup.read()])

  expect(count).toBe(1)
  expect(second).toEqual(first)
})

test('a wrong provider key is a failed check and a line for the admin', async () => {
  await server.sandbox.setFault({
    provider: 'tiktok',
    match: 'POST /v2/oauth/token',
    kind: 'status',
    status: 400,
    body: { error: 'invalid_client', error_description: 'Client key or secret is incorrect.' },
  })

  const { json } = await check()

  const attention = await readAttention(server.database.db, new Date())
  expect(json.checks.filter(({ verdict }: SetupCheck) => verdict === 'failed')).toMatchObject([
    { party: 'tiktok', code: 'keys' },
  ])
  expect(attention.failedSetupChecks.count).toBe(1)
})

test('the daily task skips what was checked within a day', async () => {
  const start = new Date()

  const runs = [
    await daily(start, 'passed'),
    await daily(addSeconds(start, 23 * 3600), 'passed'),
    await daily(addSeconds(start, 24 * 3600), 'passed'),
  ]

  expect(runs).toEqual([true, false, true])
})

test('a failed check is repeated within minutes, so that a corrected key raises no alarm for a day', async () => {
  const start = new Date()

  const runs = [
    await daily(start, 'failed'),
    await daily(addSeconds(start, 599), 'passed'),
    await daily(addSeconds(start, 600), 'passed'),
    await daily(addSeconds(start, 1200), 'passed'),
  ]

  expect(runs).toEqual([true, false, true, false])
})

test('when the provider refuses our key, the setup is checked at once, and again after ten minutes', async () => {
  const start = new Date()
  const refusedAt = (seconds: number) => {
    const clock = { now: () => addSeconds(start, seconds) }
    const checkProviders = async () => [checkOf('failed')]
    const deps = { database: server.database.db, clock, checkProviders }
    const [handler] = administrationHandlers(deps)
    return handler?.work({})
  }
  const countRuns = async () =>
    (
      await exactlyOne(
        server.database.db,
        sql<{ count: number }>`SELECT count(*) AS count FROM setup_runs`,
      )
    ).count

  await refusedAt(0)
  await refusedAt(300)
  const atFirst = await countRuns()
  await refusedAt(600)

  expect([atFirst, await countRuns()]).toEqual([1, 2])
  expect(await countFailedSetupChecks(server.database.db)).toEqual({ count: 1, since: start })
})

test('a failure dates from its first failed run, and an impossible check is not a failure', async () => {
  const start = new Date()
  const day = (count: number) => addSeconds(start, count * 24 * 3600)
  const found = () => countFailedSetupChecks(server.database.db)

  await daily(day(0), 'failed')
  await daily(day(1), 'unchecked')
  const unchecked = await found()
  await daily(day(2), 'failed')
  await daily(day(3), 'failed')

  expect(unchecked).toEqual({ count: 0, since: null })
  expect(await found()).toEqual({ count: 1, since: day(2) })
})

test('objects of others on the same Stripe account are counted once each, with the last time', async () => {
  const event = (id: string, type: string, given: { object: string; account?: string }) =>
    run(
      server.database.db,
      sql`INSERT INTO provider_events (id, type, object_id, account_id, received_at, processed_at, outcome)
        VALUES (${id}, ${type}, ${given.object}, ${given.account ?? null},
          ${new Date(`2026-03-0${id}T10:00:00Z`)}, now(),
          ${given.object === 'pi_ours' ? 'funding-booked' : 'foreign'})`,
    )
  await event('1', 'payment_intent.created', { object: 'pi_1' })
  await event('2', 'payment_intent.succeeded', { object: 'pi_1' })
  await event('3', 'payment_intent.created', { object: 'pi_2' })
  await event('4', 'transfer.created', { object: 'tr_1' })
  await event('5', 'account.updated', { object: 'acct_1', account: 'acct_1' })
  await event('6', 'capability.updated', { object: 'transfers', account: 'acct_1' })
  await event('7', 'payment_intent.succeeded', { object: 'pi_ours' })

  const { foreign } = await read()

  expect(foreign).toEqual({
    paymentsCount: 2,
    transfersCount: 1,
    accountsCount: 1,
    lastAt: '2026-03-06T10:00:00.000Z',
  })
})
