import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds, type Clock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { collectEvents } from './collect-events.ts'
import type { AnyEvent } from './event.ts'
import type { EventSource, Span } from './sources/event-source.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await run(database.db, sql`DELETE FROM events`)
  const never = sql`UPDATE event_collection SET collected_until = '2020-01-01', states_read_at = '2020-01-01'`
  await run(database.db, never)
})

const start = new Date('2026-03-01T10:00:00Z')
const at = (seconds: number): Date => addSeconds(start, seconds)

function eventAt(key: string, seconds: number): AnyEvent {
  const about = { key, at: at(seconds), brandId: null, userId: newId<UserId>() }
  return { ...about, type: 'user.terms_outdated', objectId: newId(), body: {} }
}

/** A table of history: its source finds what is committed, in the span, and no event yet. */
function historyOf(name: string, rows: () => readonly AnyEvent[], isState = false): EventSource {
  const read = async (db: Parameters<EventSource['read']>[0], { after, until }: Span) => {
    const known = await manyRows(db, sql<{ key: string }>`SELECT key FROM events`)
    const keys = new Set(known.map(({ key }) => key))
    return rows().filter((row) => row.at > after && row.at <= until && !keys.has(row.key))
  }
  return { name, isState, read }
}

const collect = (sources: readonly EventSource[], seconds: number) => {
  const clock: Clock = { now: () => at(seconds) }
  return collectEvents({ database: database.db, log: database.log, clock }, sources)
}

async function keys(): Promise<string[]> {
  const rows = await manyRows(
    database.db,
    sql<{ key: string }>`SELECT key FROM events ORDER BY seq`,
  )
  return rows.map(({ key }) => key)
}

test('events of one run are ordered by time, and simultaneous ones by source', async () => {
  const campaigns = historyOf('campaigns', () => [eventAt('live', 2), eventAt('ended', 9)])
  const payments = historyOf('payments', () => [eventAt('paid', 1), eventAt('paid again', 2)])

  await collect([campaigns, payments], 10)

  expect(await keys()).toEqual(['paid', 'live', 'paid again', 'ended'])
})

test('a late commit becomes a later event, after those collected before it', async () => {
  const rows = [eventAt('first', 300)]
  const source = historyOf('posts', () => rows)
  await collect([source], 600)
  rows.push(eventAt('committed late', 10))

  await collect([source], 603)
  rows.push(eventAt('too late', -10))
  await collect([source], 1300)

  expect(await keys()).toEqual(['first', 'committed late'])
})

test('a process whose clock is ahead makes no other process skip what happens meanwhile', async () => {
  const rows: AnyEvent[] = []
  const posts = historyOf('posts', () => rows)
  const collectFrom = (now: Date) =>
    collectEvents({ database: database.db, log: database.log, clock: { now: () => now } }, [posts])
  await collectFrom(addSeconds(new Date(), 3600))
  rows.push({ ...eventAt('meanwhile', 0), at: new Date() })

  await collectFrom(new Date())

  expect(await keys()).toEqual(['meanwhile'])
})

test('concurrent workers and repeated runs make each event once', async () => {
  const source = historyOf('posts', () => [eventAt('first', 1), eventAt('second', 2)])

  await Promise.all([collect([source], 5), collect([source], 5), collect([source], 5)])
  await collect([source], 8)

  expect(await keys()).toEqual(['first', 'second'])
})

test('states are read once a minute', async () => {
  let reads = 0
  const state: EventSource = {
    name: 'budgets',
    isState: true,
    read: () => {
      reads += 1
      return Promise.resolve([])
    },
  }

  for (const seconds of [10_000, 10_003, 10_059, 10_060, 10_063]) await collect([state], seconds)

  expect(reads).toBe(2)
})

test('a failing source delays no other, and misses nothing however long it fails', async () => {
  let isBroken = true
  const broken: EventSource = {
    ...historyOf('refunds', () => [eventAt('refunded', 20)]),
    read: async (db, span) => {
      if (isBroken) await run(db, sql`SELECT 1 / 0`)
      return historyOf('refunds', () => [eventAt('refunded', 20)]).read(db, span)
    },
  }
  const posts = historyOf('posts', () => [eventAt('first', 1), eventAt('second', 4000)])
  await collect([broken, posts], 30)
  const atFirst = await keys()
  await collect([broken, posts], 4001)
  const afterAnHour = await keys()
  isBroken = false

  await collect([broken, posts], 4004)

  expect(atFirst).toEqual(['first'])
  expect(afterAnHour).toEqual(['first', 'second'])
  expect(await keys()).toEqual(['first', 'second', 'refunded'])
})

test('a run over its limit is collected before the window moves on', async () => {
  const many = Array.from({ length: 750 }, (_, number) => eventAt(`event ${number}`, number / 100))
  const source = historyOf('posts', () => many)
  const limited: EventSource = {
    ...source,
    read: async (db, span) => (await source.read(db, span)).slice(0, span.rowsMax),
  }

  const [first, second] = [await collect([limited], 100), await collect([limited], 5000)]

  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  expect(await keys()).toHaveLength(750)
})

test('the application adds events and deletes old ones, but cannot change one', async () => {
  const { applicationUrl: connectionString, log } = database
  const limits = { connectionsMax: 1, statementTimeoutMs: 10_000 }
  const application = connectDatabase({ connectionString, log, ...limits })
  const clock: Clock = { now: () => at(5) }
  const sources = [historyOf('posts', () => [eventAt('old', 1), eventAt('new', 2)])]
  await collectEvents({ database: application, log, clock }, sources)
  await run(application, sql`DELETE FROM events WHERE key = 'old'`)

  const change = run(application, sql`UPDATE events SET at = now()`)

  await expect(change).rejects.toThrow('append-only')
  await application.close()
  const { count } = await exactlyOne(
    database.db,
    sql<{ count: number }>`SELECT count(*) AS count FROM events`,
  )
  expect(count).toBe(1)
})
