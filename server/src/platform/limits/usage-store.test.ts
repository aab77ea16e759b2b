import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { countUse, deleteWindowsBegunBefore, giveBackUse } from './usage-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('uses beyond a window are refused, and allowed again in the next', async () => {
  const use = (start: string) => ({ scope: 'x:app', windowStartsAt: new Date(start), most: 2 })

  const first = [
    await countUse(database.db, use('2026-01-01T00:00:00Z')),
    await countUse(database.db, use('2026-01-01T00:00:00Z')),
    await countUse(database.db, use('2026-01-01T00:00:00Z')),
  ]
  const next = await countUse(database.db, use('2026-01-01T00:15:00Z'))

  expect(first).toEqual([true, true, false])
  expect(next).toBe(true)
})

test('a use counts with its cost, and one that does not fit takes nothing', async () => {
  const at = new Date('2026-01-01T00:00:00Z')
  const use = (cost: number) => ({ scope: 'youtube:app', windowStartsAt: at, most: 10, cost })

  const taken = []
  for (const cost of [11, 6, 5, 4, 1]) taken.push(await countUse(database.db, use(cost)))

  expect(taken).toEqual([false, true, false, true, false])
})

test('however many at once, no more than the window holds', async () => {
  const use = { scope: 'many', windowStartsAt: new Date('2026-01-01T00:00:00Z'), most: 7 }

  const taken = await Promise.all(Array.from({ length: 40 }, () => countUse(database.db, use)))

  expect(taken.filter(Boolean)).toHaveLength(7)
})

test('what is given back can be used again, to the first', async () => {
  const use = { scope: 'back', windowStartsAt: new Date('2026-01-01T00:00:00Z'), most: 2 }
  await countUse(database.db, use)
  await countUse(database.db, use)

  await giveBackUse(database.db, use)
  await giveBackUse(database.db, use)
  await giveBackUse(database.db, use)

  const taken = []
  for (let index = 0; index < 3; index += 1) taken.push(await countUse(database.db, use))
  expect(taken).toEqual([true, true, false])
})

test('a window that is over is forgotten', async () => {
  const start = new Date('2026-02-01T00:00:00Z')
  const use = { scope: 'old', windowStartsAt: start, most: 1 }
  await countUse(database.db, use)

  await deleteWindowsBegunBefore(database.db, start)
  const early = await countUse(database.db, use)
  await deleteWindowsBegunBefore(database.db, new Date(start.getTime() + 1))

  expect([early, await countUse(database.db, use)]).toEqual([false, true])
})
