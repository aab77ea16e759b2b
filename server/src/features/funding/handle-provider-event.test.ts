import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { handleProviderEvent, requeueStuckEvents } from './handle-provider-event.ts'
import type { EventOutcome } from './provider-event.ts'
import {
  closeEvent,
  deferEvent,
  findEvent,
  insertEvent,
  listStuckEvents,
} from './provider-event-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => run(database.db, sql`DELETE FROM provider_events`))
afterAll(() => database.close())

const start = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

async function givenEvent(id: string, receivedAt = start): Promise<string> {
  const event = { id, type: 'transfer.created', objectId: `tr_${id}`, accountId: null }
  const stored = { ...event, createdAt: receivedAt }
  await database.db.transaction((tx) => insertEvent(tx, stored, receivedAt))
  return id
}

const defer = (eventId: string, until: Date) =>
  database.db.transaction((tx) => deferEvent(tx, { eventId, until }))

/** Handles the event `seconds` after the start; returns how often its handler ran. */
async function handle(eventId: string, outcome: EventOutcome, seconds = 0): Promise<number> {
  let calls = 0
  const handlers = {
    'transfer.': async () => {
      calls += 1
      return outcome
    },
  }
  const clock = { now: () => after(seconds) }
  await handleProviderEvent({ database: database.db, log: database.log, clock, handlers }, eventId)
  return calls
}

const stateOf = (id: string) =>
  exactlyOne(
    database.db,
    sql`SELECT outcome, attempts, processed_at, deferred_until FROM provider_events WHERE id = ${id}`,
  )

const jobs = () =>
  manyRows(
    database.db,
    sql<{ key: string; runAt: Date }>`SELECT key, run_at FROM graphile_worker.jobs ORDER BY key`,
  )

const open = { outcome: null, attempts: 0, processedAt: null, deferredUntil: null }

test('a handled event is not handled again, and an unknown event id does nothing', async () => {
  const id = await givenEvent('evt_once')
  const done = { kind: 'done', outcome: 'paid' } as const

  const calls = [await handle(id, done, 5), await handle(id, done, 9), await handle('none', done)]

  expect(calls).toEqual([1, 0, 0])
  expect(await stateOf(id)).toEqual({
    outcome: 'paid',
    attempts: 1,
    processedAt: after(5),
    deferredUntil: null,
  })
})

test('the event of an unknown object is retried later, by one job', async () => {
  const id = await givenEvent('evt_early')

  await handle(id, { kind: 'unknown' })
  await handle(id, { kind: 'unknown' }, 10)

  expect(await stateOf(id)).toEqual({ ...open, attempts: 2, deferredUntil: after(30) })
  expect(await jobs()).toEqual([{ key: 'event:evt_early', runAt: after(30) }])
})

test('an event is closed once and not deferred afterwards; others stay unchanged', async () => {
  const [id, other] = [await givenEvent('evt_closed'), await givenEvent('evt_other')]

  await closeEvent(database.db, { eventId: id, outcome: 'first', at: start })
  await closeEvent(database.db, { eventId: id, outcome: 'second', at: after(9) })
  await defer(id, after(60))

  const closed = { outcome: 'first', attempts: 1, processedAt: start, deferredUntil: null }
  expect(await stateOf(id)).toEqual(closed)
  expect(await stateOf(other)).toEqual(open)
})

test('deferring one event leaves the others unchanged', async () => {
  const [id, other] = [await givenEvent('evt_deferred'), await givenEvent('evt_other')]

  await defer(id, after(60))

  expect(await stateOf(id)).toEqual({ ...open, attempts: 1, deferredUntil: after(60) })
  expect(await stateOf(other)).toEqual(open)
})

test('a repeated event is stored once, as it first arrived', async () => {
  await givenEvent('evt_repeated')

  await givenEvent('evt_repeated', after(9))

  expect(await findEvent(database.db, 'evt_repeated')).toMatchObject({ receivedAt: start })
})

test('an event is stuck after its time, unless it is closed or deferred', async () => {
  await givenEvent('evt_at', start)
  await givenEvent('evt_newer', after(-1))
  await givenEvent('evt_older', after(-2))
  await closeEvent(database.db, {
    eventId: await givenEvent('evt_closed', after(-3)),
    outcome: 'paid',
    at: start,
  })
  await defer(await givenEvent('evt_due', after(-4)), after(59.999))
  await defer(await givenEvent('evt_waits', after(-5)), after(60))

  const limits = { receivedBefore: start, deferredBefore: after(60) }

  expect(await listStuckEvents(database.db, limits)).toEqual(['evt_due', 'evt_older', 'evt_newer'])
})

test('an event whose job is lost for more than ten minutes gets a new one', async () => {
  await run(database.db, sql`SELECT graphile_worker.remove_job('event:evt_early')`)
  await givenEvent('evt_lost', start)
  const requeueAt = (seconds: number) =>
    requeueStuckEvents({ database: database.db, clock: { now: () => after(seconds) } })

  await requeueAt(600)
  const early = await jobs()
  await requeueAt(600.001)
  await requeueAt(600.001)

  expect(early).toEqual([])
  expect((await jobs()).map(({ key }) => key)).toEqual(['event:evt_lost'])
})
