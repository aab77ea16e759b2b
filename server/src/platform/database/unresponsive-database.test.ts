import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { connectDatabase, type DatabaseServer } from './database.ts'
import { run } from './query.ts'
import { sql } from './sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A way to the server on which a test decides what still passes. */
interface Way {
  readonly db: DatabaseServer
  /** New connections get no answer any more. */
  holdNew(): void
  /** Nor do those that are open. */
  holdAll(): void
  close(): Promise<void>
}

async function openWay(connectionsMax: number): Promise<Way> {
  const { host, port, user, database: name } = new pg.Client(database.connectionString)
  const [held, open] = [{ areNew: false }, new Set<Socket>()]
  const server = createServer((socket) => {
    if (held.areNew) return
    const upstream = connect(`${host}/.s.PGSQL.${port}`)
    open.add(upstream)
    upstream.pipe(socket).pipe(upstream)
    for (const end of [socket, upstream]) end.on('error', () => upstream.destroy())
  })
  const listening = await listen(server)
  const db = connectDatabase({
    connectionString: `postgres://${user}@127.0.0.1:${listening}/${name}`,
    connectionsMax,
    statementTimeoutMs: 30_000,
    silenceMaxMs: 3000,
    log: database.log,
  })
  return {
    db,
    holdNew: () => {
      held.areNew = true
    },
    holdAll: () => {
      held.areNew = true
      for (const upstream of open) upstream.unpipe()
    },
    close: async () => {
      for (const upstream of open) upstream.destroy()
      await db.close()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const sleepFor = (db: DatabaseServer, seconds: number) => run(db, sql`SELECT pg_sleep(${seconds})`)

test('a server too busy for new connections is not silent while it answers others', async () => {
  const way = await openWay(2)
  await Promise.all([sleepFor(way.db, 0.05), sleepFor(way.db, 0.05)])
  way.holdNew()

  const long = Promise.allSettled([sleepFor(way.db, 3.5)])
  for (let count = 0; count < 35; count += 1) await sleepFor(way.db, 0.1)

  expect(await long).toEqual([{ status: 'fulfilled', value: expect.anything() }])
  await way.close()
}, 20_000)

test('a process too busy to hear the server does not take it for silent', async () => {
  const way = await openWay(1)
  await sleepFor(way.db, 0)
  const long = Promise.allSettled([sleepFor(way.db, 6.5)])

  for (let count = 0; count < 7; count += 1) {
    blockFor(900)
    await turn()
  }

  expect(await long).toEqual([{ status: 'fulfilled', value: expect.anything() }])
  await way.close()
}, 20_000)

test('a server that answers nobody costs a caller three seconds', async () => {
  const way = await openWay(1)
  await sleepFor(way.db, 0)
  way.holdAll()
  const startedAt = Date.now()

  await expect(sleepFor(way.db, 0)).rejects.toThrow()

  expect(Date.now() - startedAt).toBeLessThan(4500)
  await way.close()
}, 20_000)

function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
