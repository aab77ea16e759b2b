import type { UserId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#testing/test-users.ts'
import { restoreUser, suspendUser } from '../accounts/suspend-user.ts'
import { suspensionChanged } from '../administration/suspension-changed.ts'
import { type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

async function suspend(userId: UserId, { from, until }: { from: number; until: number }) {
  const { database, clock } = setup.deps
  const { userId: adminUserId } = await makeAdmin(database)
  const request = { userId, adminUserId, requestId: 'test' }
  setup.moveTo(from)
  const suspended = { ...request, now: clock.now(), reason: 'Spam' }
  await database.transaction((tx) => suspendUser(tx, suspended, suspensionChanged))
  const restore = async () => {
    setup.moveTo(until)
    const restored = { ...request, now: clock.now() }
    await database.transaction((tx) => restoreUser(tx, restored, suspensionChanged))
  }
  return { restore }
}

const day = 24

test('a creator’s seven days to dispute pause during a suspension', async () => {
  const [inTime, late] = [await setup.rejected(), await setup.rejected()]
  for (const { creator } of [inTime, late]) {
    const { restore } = await suspend(creator.userId, { from: day, until: 9 * day })
    const { open } = await setup.readOwn(creator === inTime.creator ? inTime : late)
    expect(open).not.toBeNull()
    await restore()
  }

  setup.moveTo(15 * day - 0.01)
  const { open } = await setup.readOwn(inTime)
  await setup.open(inTime)
  setup.moveTo(15 * day + 0.01)

  expect(hoursOf(open?.until)).toBeCloseTo(15 * day, 0)
  await expect(setup.open(late)).rejects.toMatchObject({ code: 'dispute-too-late' })
  expect((await setup.readOwn(late)).open).toBeNull()
})

function hoursOf(at: Date | undefined): number {
  return ((at?.getTime() ?? 0) - Date.now()) / 3_600_000
}

test('a restored brand has the rest of its three days to answer', async () => {
  const [inTime, late, before] = [
    await setup.rejected(),
    await setup.rejected(),
    await setup.rejected(),
  ]
  for (const post of [inTime, late, before]) await setup.open(post)
  for (const { campaign } of [inTime, late]) {
    await suspend(campaign.brand.userId, { from: day, until: 9 * day }).then(({ restore }) =>
      restore(),
    )
  }
  await suspend(before.campaign.brand.userId, { from: 4 * day, until: 9 * day }).then(
    ({ restore }) => restore(),
  )

  setup.moveTo(11 * day - 0.01)
  expect((await setup.readCase(inTime)).dispute?.turn).toBe('brand')
  await setup.answer(inTime)
  setup.moveTo(11 * day + 0.01)

  await expect(setup.answer(late)).rejects.toMatchObject({ code: 'answer-too-late' })
  // Its time was over before.
  await expect(setup.answer(before)).rejects.toMatchObject({ code: 'answer-too-late' })
})

test('a creator does not wait for a brand that stays suspended', async () => {
  const post = await setup.rejected()
  await setup.open(post)
  await suspend(post.campaign.brand.userId, { from: day, until: 9 * day })

  setup.moveTo(3 * day + 0.01)

  expect((await setup.readCase(post)).dispute?.turn).toBe('admin')
  await setup.decide(post, 'reject')
})
