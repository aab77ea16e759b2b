import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { countCall } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('calls beyond a quota’s window are refused, and allowed again in the next', async () => {
  const window = (start: string) => ({
    platform: 'x' as const,
    scope: 'app',
    windowStartsAt: new Date(start),
    callsMax: 2,
  })

  const first = [
    await countCall(database.db, window('2026-01-01T00:00:00Z')),
    await countCall(database.db, window('2026-01-01T00:00:00Z')),
    await countCall(database.db, window('2026-01-01T00:00:00Z')),
  ]
  const next = await countCall(database.db, window('2026-01-01T00:15:00Z'))

  expect(first).toEqual([true, true, false])
  expect(next).toBe(true)
})
