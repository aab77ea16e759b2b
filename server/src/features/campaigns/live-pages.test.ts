import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangeListener, followChanges } from '#platform/database/change-listener.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { createLivePages, type LivePage, type LivePages } from './live-pages.ts'

let database: TestDatabase
let signals: ChangeListener[]
let processes: LivePages[]

beforeAll(async () => {
  database = await openTestDatabase()
  // Two server processes, each with its own connection.
  signals = [1, 2].map(() => followChanges({ ...database, channel: 'campaigns' }))
  processes = signals.map((signal) => createLivePages(database.db, signal))
  while (signals.some((signal) => signal.version() === undefined)) await sleep(10)
})

afterAll(async () => {
  for (const signal of signals) await signal.stop()
  await database.close()
})

function readAll(): Promise<LivePage[]> {
  return Promise.all(processes.map((pages) => pages.read({ limit: 20 })))
}

async function addCampaign(): Promise<string> {
  const { id } = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  return id
}

/** Resolves when every process has received the change. */
async function changing<T>(change: () => Promise<T>): Promise<T> {
  const before = signals.map((signal) => signal.version())
  const result = await change()
  for (let tries = 0; tries < 200; tries += 1) {
    if (signals.every((signal, index) => signal.version() !== before[index])) return result
    await sleep(10)
  }
  throw new Error('a change was not heard')
}

test('a page is read once while no campaign changes', async () => {
  await changing(addCampaign)
  const [first] = await readAll()
  const [again] = await readAll()
  expect(again?.items).toBe(first?.items)
})

test('any change appears in the next page of every process', async () => {
  await readAll()
  const id = await changing(addCampaign)
  const pages = await readAll()
  expect(pages.map((page) => page.items[0]?.id)).toEqual([id, id])
})

test('a paused campaign leaves every list, and its version changes', async () => {
  const id = await changing(addCampaign)
  const [first] = await readAll()
  await changing(() =>
    run(
      database.db,
      sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}' WHERE id = ${id}`,
    ),
  )
  const pages = await readAll()
  expect(pages.flatMap((page) => page.items).some((item) => item.id === id)).toBe(false)
  expect(pages[0]?.version).not.toBe(first?.version)
})

test('a renamed brand is listed under its new name', async () => {
  await changing(addCampaign)
  await readAll()
  await changing(() => run(database.db, sql`UPDATE brands SET name = 'Renamed'`))
  const [page] = await readAll()
  expect(page?.items[0]?.brandName).toBe('Renamed')
})

test('nothing is cached while changes cannot be received', async () => {
  const pages = createLivePages(database.db, { version: () => undefined, stop: async () => {} })
  const first = await pages.read({ limit: 20 })
  const again = await pages.read({ limit: 20 })
  expect(again.items).not.toBe(first.items)
})

test('a change during a read makes that page stale', async () => {
  let version = 1
  const pages = createLivePages(database.db, { version: () => version, stop: async () => {} })
  const reading = pages.read({ limit: 20 })
  version = 2
  const [old, next] = [await reading, await pages.read({ limit: 20 })]
  expect(next.items).not.toBe(old.items)
})
