import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { AnyStored } from './event.ts'
import { insertEvents, lockEvents } from './event-store.ts'
import { type EventReader, readEvents } from './read-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await run(database.db, sql`CREATE TABLE taken (reader text, key text, place serial)`)
  await run(database.db, sql`INSERT INTO event_progress (reader, seq) VALUES ('other', 0)`)
})
afterAll(() => database.close())
beforeEach(async () => {
  await run(database.db, sql`DELETE FROM events`)
  await run(database.db, sql`DELETE FROM taken`)
})

const start = new Date('2026-03-01T10:00:00Z')

function happen(...keys: string[]): Promise<void> {
  return database.db.transaction(async (tx) => {
    await lockEvents(tx)
    const events = keys.map((key) => {
      const about = { key, at: start, brandId: null, userId: newId<UserId>() }
      return { ...about, type: 'user.terms_outdated', objectId: newId<UserId>(), body: {} } as const
    })
    await insertEvents(tx, { events, at: start })
  })
}

const write = (tx: Transaction, reader: string, events: readonly AnyStored[]) =>
  run(
    tx,
    sql`INSERT INTO taken (reader, key)
      SELECT ${reader}, unnest(${events.map(({ key }) => key)}::text[])`,
  )

/** Writes each event down, and fails after it wrote one of these. */
function reader(name: string, failing: ReadonlySet<string> = new Set()): EventReader {
  return {
    name,
    read: async (tx, events) => {
      await write(tx, name, events)
      if (events.some(({ key }) => failing.has(key))) throw new Error('it cannot be told')
    },
  }
}

const read = (by: EventReader, seconds = 0) => {
  const clock = { now: () => addSeconds(start, seconds) }
  return readEvents({ database: database.db, log: database.log, clock }, by)
}

/** The process dies before anything that it wrote is committed. */
function readKilled(by: EventReader): Promise<void> {
  const { db, log } = database
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    db.transaction<T>(async (tx) => {
      await work(tx)
      throw new Error('killed')
    })
  return readEvents({ database: { ...db, transaction }, log, clock: { now: () => start } }, by)
}

async function taken(by = 'notifications'): Promise<string[]> {
  const rows = await manyRows(
    database.db,
    sql<{ key: string }>`SELECT key FROM taken WHERE reader = ${by} ORDER BY place`,
  )
  return rows.map(({ key }) => key)
}

test('each event is read once, in order, and later ones after it', async () => {
  await happen('a', 'b')
  await read(reader('notifications'))
  await happen('c')

  await Promise.all([read(reader('notifications')), read(reader('notifications'))])

  expect(await taken()).toEqual(['a', 'b', 'c'])
})

test('a slow or killed reader loses nothing and delays no other', async () => {
  await happen('a', 'b')
  await expect(readKilled(reader('other'))).rejects.toThrow('killed')
  await read(reader('notifications'))
  const meanwhile = [await taken('notifications'), await taken('other')]
  await happen('c')

  await read(reader('other'), 7200)

  expect(meanwhile).toEqual([['a', 'b'], []])
  expect(await taken('other')).toEqual(['a', 'b', 'c'])
})

test('an unreadable event is set aside, and read once when it can be', async () => {
  await happen('a', 'bad', 'c')
  await read(reader('notifications', new Set(['bad'])))
  const others = await taken()
  await read(reader('notifications', new Set(['bad'])), 61)
  await happen('d')
  await read(reader('notifications', new Set(['bad'])), 62)
  const stillOthers = await taken()

  for (const seconds of [100, 200, 300]) await read(reader('notifications'), seconds)

  expect(others).toEqual(['a', 'c'])
  expect(stillOthers).toEqual(['a', 'c', 'd'])
  expect(await taken()).toEqual(['a', 'c', 'd', 'bad'])
})

test('repeated failures are retried ever less often', async () => {
  await happen('bad')
  let tries = 0
  const failing: EventReader = {
    name: 'notifications',
    read: () => {
      tries += 1
      return Promise.reject(new Error('never'))
    },
  }

  for (let minute = 0; minute < 600; minute += 1) await read(failing, minute * 60)

  // Together and alone at first; then after 1, 2, 4, 8, 16, 32 minutes, and each hour.
  expect(tries).toBeGreaterThan(14)
  expect(tries).toBeLessThan(20)
})

test('of many that failed, one turn tries some hundreds, so that it does not keep others waiting', async () => {
  await happen(...Array.from({ length: 501 }, (_, number) => `bad ${number}`))
  let tries = 0
  const failing: EventReader = {
    name: 'notifications',
    read: () => {
      tries += 1
      return Promise.reject(new Error('never'))
    },
  }
  await read(failing)
  tries = 0

  await read(failing, 61)
  const inOneTurn = tries
  await read(failing, 62)

  expect([inOneTurn, tries]).toEqual([500, 501])
})

test('thousands of events are read in order, a few hundred per transaction', async () => {
  const keys = Array.from({ length: 1201 }, (_, number) => `event ${number}`)
  await happen(...keys)
  const sizes: number[] = []
  const counting: EventReader = {
    name: 'notifications',
    read: async (tx, events) => {
      sizes.push(events.length)
      await write(tx, 'notifications', events)
    },
  }

  await read(counting)

  expect(sizes).toEqual([500, 500, 201])
  expect(await taken()).toEqual(keys)
})

test('an idle turn is one statement', async () => {
  await happen('a')
  await read(reader('notifications'))
  const statements: string[] = []
  const counted = {
    ...database.db,
    query: <Row>(statement: Parameters<typeof database.db.query<Row>>[0]) => {
      statements.push(statement.text)
      return database.db.query<Row>(statement)
    },
    transaction: () => Promise.reject(new Error('nothing is to be written')),
  }
  const deps = { database: counted, log: database.log, clock: { now: () => start } }

  await readEvents(deps, reader('notifications'))

  expect(statements).toHaveLength(1)
})

test('progress never goes backwards', async () => {
  await happen('a')
  await read(reader('notifications'))
  const progress = () =>
    exactlyOne(
      database.db,
      sql<{ seq: number }>`SELECT seq FROM event_progress WHERE reader = 'notifications'`,
    )
  const before = await progress()
  await run(database.db, sql`DELETE FROM events`)

  await read(reader('notifications'))

  expect(await progress()).toEqual(before)
})
