import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSeconds } from '../clock.ts'
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { countInWindow, giveBackToWindow, type WindowLimit } from './call-window.ts'
import { deleteWindowsEndedBefore } from './call-window-store.ts'

const limit: WindowLimit = { name: 'tries', callsMax: 3, windowSeconds: 60 }
const now = new Date('2026-01-01T00:00:00Z')
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})

afterAll(() => opened.close())

/** True for a call that was let through. */
async function tryOnce(caller: string, at = now, of = limit): Promise<boolean> {
  try {
    await countInWindow(opened.db, of, { caller, now: at })
    return true
  } catch {
    return false
  }
}

it('lets exactly as many through as it says, however many come at once', async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, () => tryOnce('crowd')))

  expect(tries.filter(Boolean)).toHaveLength(3)
})

it('counts each caller and each limit on its own', async () => {
  for (let calls = 0; calls < 3; calls += 1) await tryOnce('one')

  expect(await tryOnce('one')).toBe(false)
  expect(await tryOnce('another')).toBe(true)
  expect(await tryOnce('one', now, { ...limit, name: 'other-tries' })).toBe(true)
})

it('begins again when the window has ended, and says when that is', async () => {
  for (let calls = 0; calls < 3; calls += 1) await tryOnce('patient')
  const later = addSeconds(now, 20)

  const refused = countInWindow(
    opened.db,
    { ...limit, refusal: 'Three a minute.' },
    { caller: 'patient', now: later },
  )

  await expect(refused).rejects.toMatchObject({
    ...{ kind: 'too-many', retryAfterSeconds: 40, message: 'Three a minute.' },
  })
  expect(await tryOnce('patient', addSeconds(now, 60))).toBe(true)
})

it('gives back what did not count, and no more than was counted', async () => {
  const call = { caller: 'right', now }
  for (let calls = 0; calls < 3; calls += 1) await countInWindow(opened.db, limit, call)
  await giveBackToWindow(opened.db, limit, call)

  expect([await tryOnce('right'), await tryOnce('right')]).toEqual([true, false])
  for (let calls = 0; calls < 9; calls += 1) await giveBackToWindow(opened.db, limit, call)
  expect(await countInWindow(opened.db, limit, call)).toBe(1)
})

it('is forgotten once its window is over', async () => {
  await tryOnce('brief')
  await deleteWindowsEndedBefore(opened.db, addSeconds(now, 61))

  const { rows } = await opened.db.pool.query('SELECT FROM call_windows WHERE ends_at < $1', [
    addSeconds(now, 61),
  ])
  expect(rows).toHaveLength(0)
})
