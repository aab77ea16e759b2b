import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, makeCreator } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

test('a locked post is disputed: its unpaid money is frozen', async () => {
  const post = await setup.locked()

  await setup.open(post)

  expect(await setup.row(post.id)).toMatchObject({ status: 'open', matter: 'lock' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 0, frozen: 3000 })
  const { dispute, frozenCents, open } = await setup.readOwn(post)
  expect({ frozenCents, open, turn: dispute?.turn }).toEqual({
    frozenCents: 3000,
    open: null,
    turn: 'brand',
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test.each([
  ['rejected', 'rejection'],
  ['locked', 'lock'],
  ['held', 'hold'],
] as const)('a %s post offers a dispute about its %s', async (state, matter) => {
  const post = await setup[state]()

  const { open } = await setup.readOwn(post)
  await setup.open(post)

  expect(open).toMatchObject({ matter, unpaidCents: state === 'rejected' ? 0 : 3000 })
  expect(await setup.row(post.id)).toMatchObject({ matter })
})

test('a post that its creator withdrew cannot be disputed', async () => {
  const post = await setup.rejected()
  const { database } = setup.deps
  const withdrawn = sql`UPDATE submissions SET rejection_code = 'withdrawn' WHERE id = ${post.id}`
  await database.transaction((tx) => run(tx, withdrawn))

  const { open } = await setup.readOwn(post)

  expect(open).toBeNull()
  await expect(setup.open(post)).rejects.toMatchObject({ code: 'nothing-to-dispute' })
})

test('a rejection after an approval is disputed as a reversal', async () => {
  const post = await setup.approved()
  const { database } = setup.deps
  await database.transaction(async (tx) => {
    await run(
      tx,
      sql`UPDATE submissions SET status = 'rejected', rejected_at = now(),
          rejection_code = 'suspected_fraud' WHERE id = ${post.id}`,
    )
    await run(
      tx,
      sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
        VALUES (${post.id}, 'approved', 'rejected', 'admin', now())`,
    )
  })

  await setup.open(post)

  expect(await setup.row(post.id)).toMatchObject({ matter: 'reversal' })
})

test('nothing can be disputed before an adverse decision', async () => {
  const post = await setup.approved()

  const opening = setup.open(post)

  await expect(opening).rejects.toMatchObject({ code: 'nothing-to-dispute' })
  expect(await setup.readOwn(post)).toMatchObject({ open: null, dispute: null })
})

test('the seventh day counts in full: a moment later is too late', async () => {
  const [inTime, late] = [await setup.rejected(), await setup.rejected()]
  const week = 7 * 24
  const { open } = await setup.readOwn(inTime)

  setup.moveTo(week - 0.01)
  await setup.open(inTime)
  setup.moveTo(week + 0.01)
  const opening = setup.open(late)

  await expect(opening).rejects.toMatchObject({ code: 'dispute-too-late' })
  expect((await setup.readOwn(late)).open).toBeNull()
  const hours = ((open?.until.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeCloseTo(week, 1)
})

test('a post can be disputed once, whatever happens later and however often one clicks', async () => {
  const post = await setup.rejected()

  const outcomes = await Promise.allSettled([setup.open(post), setup.open(post), setup.open(post)])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ])
  setup.moveTo(4 * 24)
  await setup.decide(post, 'reject')
  await expect(setup.open(post)).rejects.toMatchObject({ code: 'already-disputed' })
})

test('another creator’s post is not found, and a suspended creator cannot dispute', async () => {
  const [post, suspended] = [await setup.rejected(), await setup.rejected()]
  const { database } = setup.deps
  const stranger = await makeCreator(database)
  await suspend(database, suspended.creator.userId)

  const asStranger = setup.open({ ...post, creator: stranger })

  await expect(asStranger).rejects.toMatchObject({ family: 'not-found' })
  await expect(setup.open(suspended)).rejects.toMatchObject({ code: 'suspended' })
})

test('earnings during a dispute are frozen too, and a payout leaves them out', async () => {
  const post = await setup.held()

  await setup.open(post)

  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 0, frozen: 3000 })
  setup.moveTo(4 * 24)
  await setup.decide(post, 'reject')
  // The admin's hold goes on.
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 0, frozen: 3000 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
