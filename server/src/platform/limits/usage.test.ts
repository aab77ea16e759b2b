import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { Database } from '../database/database.ts'
import { countUse, countUses, giveBackUse, readUsed, type Use } from './usage.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Whether the use was counted. */
function isCounted(use: Omit<Use, 'windowSeconds'>, db: Database = database.db) {
  return countUse(db, { ...use, windowSeconds: 900 })
}

test('uses beyond the limit are refused, and allowed again in the next window', async () => {
  const use = (start: string) => ({ scope: 'x:app', windowStartsAt: new Date(start), max: 2 })

  const first = [
    await isCounted(use('2026-01-01T00:00:00Z')),
    await isCounted(use('2026-01-01T00:00:00Z')),
    await isCounted(use('2026-01-01T00:00:00Z')),
  ]
  const next = await isCounted(use('2026-01-01T00:15:00Z'))

  expect(first).toEqual([true, true, false])
  expect(next).toBe(true)
})

test('a use counts with its cost, and one that does not fit counts nothing', async () => {
  const at = new Date('2026-01-01T00:00:00Z')
  const use = (cost: number) => ({ scope: 'youtube:app', windowStartsAt: at, max: 10, cost })

  const taken = []
  for (const cost of [11, 6, 5, 4, 1]) taken.push(await isCounted(use(cost)))

  expect(taken).toEqual([false, true, false, true, false])
})

test('concurrent uses never exceed the limit', async () => {
  const use = { scope: 'many', windowStartsAt: new Date('2026-01-01T00:00:00Z'), max: 7 }

  const taken = await Promise.all(Array.from({ length: 40 }, () => isCounted(use)))

  expect(taken.filter(Boolean)).toHaveLength(7)
})

test('uses are counted in all of their windows or in none', async () => {
  const window = { windowStartsAt: new Date('2026-01-01T00:00:00Z'), windowSeconds: 900 }
  const narrow = { ...window, scope: 'narrow', max: 5, cost: 2 }
  const wide = { ...window, scope: 'wide', max: 100, cost: 2 }

  const refused = await Promise.all(
    Array.from({ length: 12 }, () => countUses(database.db, [narrow, wide])),
  )

  expect(refused.filter((use) => use === narrow)).toHaveLength(10)
  expect(refused.filter((use) => use === undefined)).toHaveLength(2)
  expect(await readUsed(database.db, wide)).toBe(4)
})

test('a returned use can be used again', async () => {
  const use = { scope: 'back', windowStartsAt: new Date('2026-01-01T00:00:00Z'), max: 2 }
  await isCounted(use)
  await isCounted(use)

  await giveBackUse(database.db, { ...use, windowSeconds: 900 })
  await giveBackUse(database.db, { ...use, windowSeconds: 900 })
  await giveBackUse(database.db, { ...use, windowSeconds: 900 })

  const taken = []
  for (let index = 0; index < 3; index += 1) taken.push(await isCounted(use))
  expect(taken).toEqual([true, true, false])
})

test('a use counted in a transaction counts once it commits', async () => {
  const use = { scope: 'undone', windowStartsAt: new Date('2026-01-01T00:00:00Z'), max: 1 }
  const inside: boolean[] = []
  const undone = database.db.transaction(async (tx) => {
    inside.push(await isCounted(use, tx), await isCounted(use, tx))
    throw new Error('given up')
  })

  await expect(undone).rejects.toThrow('given up')

  await database.db.transaction(async (tx) => inside.push(await isCounted(use, tx)))
  expect([...inside, await isCounted(use)]).toEqual([true, false, true, false])
})
