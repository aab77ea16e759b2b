import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { addSeconds } from '../clock.ts'
import { countInWindow, giveBackToWindow, type WindowLimit } from './call-window.ts'
import { deleteWindowsEndedBefore } from './limit-store.ts'

const limit: WindowLimit = { name: 'tries', callsMax: 3, windowSeconds: 60 }
const now = new Date('2026-01-01T00:00:00Z')
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  vi.useFakeTimers({ toFake: ['Date'] })
})
beforeEach(() => void vi.setSystemTime(now))
afterAll(async () => {
  vi.useRealTimers()
  await opened.close()
})

/** True if the call was allowed. */
async function tryOnce(caller: string, of = limit): Promise<boolean> {
  try {
    await countInWindow(opened.db, of, caller)
    return true
  } catch {
    return false
  }
}

it('allows exactly its limit, under any concurrency', async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, () => tryOnce('crowd')))

  expect(tries.filter(Boolean)).toHaveLength(3)
})

it('counts each caller and each limit separately', async () => {
  for (let calls = 0; calls < 3; calls += 1) await tryOnce('one')

  expect(await tryOnce('one')).toBe(false)
  expect(await tryOnce('another')).toBe(true)
  expect(await tryOnce('one', { ...limit, name: 'other-tries' })).toBe(true)
})

it('restarts when the window has ended, and states when that is', async () => {
  for (let calls = 0; calls < 3; calls += 1) await tryOnce('patient')
  vi.setSystemTime(addSeconds(now, 20))

  const refused = countInWindow(opened.db, { ...limit, refusal: 'Three a minute.' }, 'patient')

  await expect(refused).rejects.toMatchObject({
    retryAfterSeconds: 40,
    message: 'Three a minute.',
  })
  vi.setSystemTime(addSeconds(now, 60))
  expect(await tryOnce('patient')).toBe(true)
})

it('does not count refused calls', async () => {
  for (let calls = 0; calls < 9; calls += 1) await tryOnce('stubborn')
  await giveBackToWindow(opened.db, limit, 'stubborn')

  expect([await tryOnce('stubborn'), await tryOnce('stubborn')]).toEqual([true, false])
})

it('can uncount a call, but never below zero', async () => {
  for (let calls = 0; calls < 3; calls += 1) await countInWindow(opened.db, limit, 'right')
  await giveBackToWindow(opened.db, limit, 'right')

  expect([await tryOnce('right'), await tryOnce('right')]).toEqual([true, false])
  for (let calls = 0; calls < 9; calls += 1) await giveBackToWindow(opened.db, limit, 'right')
  expect(await countInWindow(opened.db, limit, 'right')).toBe(1)
})

it('uncounts nothing in the next window', async () => {
  await countInWindow(opened.db, limit, 'late')
  vi.setSystemTime(addSeconds(now, 60))
  await giveBackToWindow(opened.db, limit, 'late')

  expect(await countInWindow(opened.db, limit, 'late')).toBe(1)
})

it('is deleted once its window is over', async () => {
  await tryOnce('brief')
  const kept = async () => {
    const { rows } = await opened.db.pool.query(
      `SELECT FROM limit_counts WHERE key = 'tries:brief'`,
    )
    return rows.length
  }

  await deleteWindowsEndedBefore(opened.db, addSeconds(now, 60))
  const early = await kept()
  await deleteWindowsEndedBefore(opened.db, addSeconds(now, 61))

  expect([early, await kept()]).toEqual([1, 0])
})
