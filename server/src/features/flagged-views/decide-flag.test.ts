import type { FreezeId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ScenePost } from '#money/testing/money-fixtures.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { openWatchFixtures, type WatchFixtures } from '../risk/testing/watch-fixtures.ts'
import { releaseFlag, takeBackFlag } from './decide-flag.ts'

let scene: WatchFixtures
beforeAll(async () => {
  scene = await openWatchFixtures()
})
afterAll(() => scene.close())
afterEach(async () => expect(await brokenInvariants(scene.database.db)).toEqual([]))

/** $30 earned honestly, then everything the campaign has left by bought views. */
async function givenBought(): Promise<ScenePost & { freezeId: FreezeId }> {
  const post = await scene.givenPost()
  await scene.database.db.transaction(async (tx) => {
    await run(tx, sql`UPDATE submissions SET flat_bonus_cents = 0 WHERE id = ${post.id}`)
    await run(
      tx,
      sql`UPDATE submission_totals SET bonus_due_cents = 0 WHERE submission_id = ${post.id}`,
    )
  })
  await scene.read(post, { views: 10_000, likes: 400 })
  await scene.read(post, { views: 5_000_000, likes: 2, hours: 2 })
  return { ...post, freezeId: await scene.openFlagOf(post) }
}

const decisionOn = (freezeId: FreezeId) => ({
  freezeId,
  adminUserId: scene.adminId,
  reason: 'I have watched it',
  at: new Date(),
  requestId: newId(),
})

const release = (freezeId: FreezeId) =>
  scene.database.db.transaction((tx) => releaseFlag(tx, decisionOn(freezeId)))
const takeBack = (freezeId: FreezeId) =>
  scene.database.db.transaction((tx) => takeBackFlag(tx, decisionOn(freezeId)))

const auditOf = ({ id }: ScenePost) =>
  manyRows(
    scene.database.db,
    sql<{ action: string; after: object }>`SELECT action, after FROM audit_log
      WHERE object_id = ${id} AND action LIKE 'doubt.%'`,
  )

const campaignOf = ({ campaign }: ScenePost) =>
  exactlyOne(
    scene.database.db,
    sql<{ status: string; paidOutCents: number }>`SELECT status, paid_out_cents FROM campaigns
      WHERE id = ${campaign.id}`,
  )

test('five million bought views cost the brand nothing once they are taken back', async () => {
  const post = await givenBought()
  const spent = await campaignOf(post)

  const taken = await takeBack(post.freezeId)

  expect(spent).toEqual({ status: 'paused', paidOutCents: 100_000 })
  expect(taken).toEqual({ takenBackCents: 97_000 })
  expect(await campaignOf(post)).toEqual({ status: 'live', paidOutCents: 3000 })
  expect(await scene.budgetOf(post)).toBe(97_000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 3000 })
})

test('released money goes to the creator, with the admin’s message', async () => {
  const post = await givenBought()

  const released = await release(post.freezeId)

  expect(released).toEqual({ releasedCents: 97_000 })
  const money = await scene.moneyOf(post.creator.id)
  expect(money).toEqual({ pending: 3000, available: 97_000 })
  expect((await scene.watchOf(post)).doubts).toMatchObject([
    { outcome: 'released', closeNote: 'I have watched it', setAsideCents: 0 },
  ])
  expect(await auditOf(post)).toMatchObject([
    { action: 'doubt.release', after: { reason: 'I have watched it', cents: 97_000 } },
  ])
})

test('a release clears up to twice the views', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 2 })
  await release(await scene.openFlagOf(post))

  await scene.read(post, { views: 60_000, likes: 2, hours: 2 })

  expect((await scene.watchOf(post)).doubts).toMatchObject([{ outcome: 'released' }])
})

test('after money was taken back, new bought views are set aside again', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 2 })
  await takeBack(await scene.openFlagOf(post))
  await scene.read(post, { views: 30_000, likes: 2, hours: 2 })
  const unchanged = await scene.watchOf(post)

  await scene.read(post, { views: 40_000, likes: 3, hours: 3 })

  expect(unchanged.doubts).toMatchObject([{ outcome: 'taken-back' }])
  expect((await scene.watchOf(post)).doubts).toMatchObject([
    { closedAt: null, setAsideCents: 3000 },
    { outcome: 'taken-back' },
  ])
})

test('a flag is decided once, and the second decision is refused', async () => {
  const post = await givenBought()

  const outcomes = await Promise.allSettled([
    release(post.freezeId),
    takeBack(post.freezeId),
    release(post.freezeId),
  ])

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([
    { reason: { code: 'doubt-closed' } },
    { reason: { code: 'doubt-closed' } },
  ])
  expect(await auditOf(post)).toHaveLength(1)
})

test('flagged money is taken back even if an earlier hold freezes it too', async () => {
  const post = await scene.givenPost()
  const held = await scene.freeze({ submissionId: post.id })
  await scene.change(sql`UPDATE money_freezes SET opened_at = ${scene.start} WHERE id = ${held.id}`)
  await scene.read(post, { views: 30_000, likes: 2 })
  const freezeId = await scene.openFlagOf(post)

  expect(await takeBack(freezeId)).toEqual({ takenBackCents: 9000 })

  await scene.release(held.id)
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
})

test('a freeze that is not a flag is not found', async () => {
  const post = await scene.givenPost()
  const { id } = await scene.freeze({ submissionId: post.id })

  await expect(release(id)).rejects.toMatchObject({ code: 'doubt-not-found' })
  await expect(takeBack(newId())).rejects.toMatchObject({ code: 'doubt-not-found' })
})

test('a reading during the decision is set aside or paid, never lost', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 2 })
  const freezeId = await scene.openFlagOf(post)

  await Promise.all([takeBack(freezeId), scene.read(post, { views: 40_000, likes: 3, hours: 2 })])

  const open = (await scene.watchOf(post)).doubts.filter(({ closedAt }) => closedAt === null)
  const frozen = open.reduce((sum, { setAsideCents }) => sum + setAsideCents, 0)
  expect([0, 3000]).toContain(frozen)
  expect(await scene.moneyOf(post.creator.id)).toEqual(frozen === 0 ? {} : { frozen })
})
