import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type PayingServer, startPayingServer } from './testing/paying-server.ts'

const recoversWithinSeconds = 15
// biome-ignore lint/style/noProcessEnv: only the full form has it
const isFull = process.env.FAULT_FULL === '1'

let server: PayingServer

beforeAll(async () => {
  server = await startPayingServer(tmpdir(), 6)
}, 300_000)
afterAll(() => server.close())

/** Strangers who take every connection that is free, and those of everyone else. */
async function takeConnections() {
  const { connectionString } = server.postgres
  const connect = async () => {
    const client = new pg.Client({ connectionString, application_name: 'stranger' })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const taken = [await connect()]
  let [isOver, refused] = [false, 0]
  const take = async (): Promise<void> => {
    while (!isOver) {
      try {
        taken.push(await connect())
      } catch {
        refused += 1
        await sleep(5)
      }
    }
  }
  const taking = [1, 2, 3, 4].map(take)
  const areAllTaken = async () => {
    refused = 0
    await sleep(300)
    const others = await taken[0]?.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name <> 'stranger' AND backend_type = 'client backend'`,
    )
    return others?.rowCount === 0 && refused > 0
  }
  await until('strangers have every connection', areAllTaken)
  return async () => {
    isOver = true
    await Promise.all(taking)
    await Promise.all(taken.map((client) => client.end()))
  }
}

test.runIf(isFull)(
  'strangers who take every connection cost nobody money, and it is ready once they have gone',
  async () => {
    const [first, ...others] = server.creators
    if (first === undefined) throw new Error('no creator')
    await until('payouts are not stopped', async () => (await server.withdraw(first)) === 200, 120)

    const giveBack = await takeConnections()
    await until('it says that it is not ready', async () => (await server.readiness()) === 503, 30)
    const during = await Promise.all(others.map(server.withdraw))
    await sleep(2000)
    const still = await server.readiness()
    await giveBack()
    const isReady = async () => (await server.readiness()) === 200
    await until('it is ready again', isReady, recoversWithinSeconds)
    await server.withdrawAll(recoversWithinSeconds)

    expect(during.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(during).toContain(503)
    expect(still).toBe(503)
    expect(server.isAlive()).toBe(true)
    expect(await server.faults()).toEqual([])
  },
  300_000,
)
