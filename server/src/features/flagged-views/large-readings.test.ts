import type { SubmissionId, UserId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ScenePost } from '#money/testing/money-fixtures.ts'
import { addHours } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { openWatchFixtures, type WatchFixtures } from '../risk/testing/watch-fixtures.ts'
import { closeSubmission } from '../submissions/close-submission.ts'
import { approveAgain } from '../submissions/review/approve-again.ts'
import { correctReading } from '../submissions/review/correct-reading.ts'
import { enterReading } from '../submissions/review/enter-reading.ts'
import { reverseApproval } from '../submissions/review/reverse-approval.ts'
import { releaseFlag, takeBackFlag } from './decide-flag.ts'

let scene: WatchFixtures
let other: UserId
beforeAll(async () => {
  scene = await openWatchFixtures()
  other = (await makeAdmin(scene.database.db)).userId
})
afterAll(() => scene.close())
afterEach(async () => expect(await brokenInvariants(scene.database.db)).toEqual([]))

/** So many hours after the approval. */
const depsAt = (hours: number) => ({
  database: scene.database.db,
  clock: { now: () => addHours(scene.start, hours) },
  earningsHoldHours: 0,
  trackingWindowDays: 30,
})
const actOn = ({ id: submissionId }: { id: SubmissionId }, adminUserId = scene.adminId) => ({
  submissionId,
  adminUserId,
  reason: 'Seen on the page',
  requestId: newId(),
})
const unknown = { likeCount: null, commentCount: null, shareCount: null, counts: true }

const enter = (post: ScenePost, viewCount: number, { hours }: { hours: number }) =>
  enterReading(depsAt(hours), { ...actOn(post), reading: { ...unknown, viewCount } })

async function release(post: ScenePost, by: UserId, hours: number) {
  const freezeId = await scene.openFlagOf(post)
  const at = addHours(scene.start, hours)
  const decision = { freezeId, adminUserId: by, reason: 'I looked', at, requestId: newId() }
  return scene.database.db.transaction((tx) => releaseFlag(tx, decision))
}

async function takeBack(post: ScenePost, hours: number) {
  const freezeId = await scene.openFlagOf(post)
  const at = addHours(scene.start, hours)
  const decision = { freezeId, adminUserId: other, reason: 'Bought', at, requestId: newId() }
  return scene.database.db.transaction((tx) => takeBackFlag(tx, decision))
}

const reason = '20,000 views, entered by hand, are more than twice the 6,000 read before.'

test('earnings from a far larger count are set aside, and the call succeeds', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })

  const entered = await enter(post, 20_000, { hours: 2 })

  expect(entered).toMatchObject({ counted: true, accruedCents: 4200, setAsideCents: 4200 })
  const { doubts: flags } = await scene.watchOf(post)
  const enteredUntil = addHours(scene.start, 26)
  expect(flags).toMatchObject([{ reason, setAsideCents: 4200, clearsAt: null, enteredUntil }])
  expect((await scene.watchOf(post, 26)).doubts).toMatchObject([{ enteredUntil: null }])
  expect(await scene.moneyOf(post.creator.id)).toMatchObject({ pending: 1800, frozen: 4200 })
})

test('twice the count, a small count, and a first count are paid like every reading', async () => {
  const [twice, few, first] = [
    await scene.givenPost(),
    await scene.givenPost(),
    await scene.givenPost(),
  ]
  await scene.read(twice, { views: 6000, likes: 300 })
  await scene.read(few, { views: 10, likes: 1 })

  const entered = [
    await enter(twice, 12_000, { hours: 2 }),
    await enter(few, 9999, { hours: 2 }),
    await enter(first, 50_000, { hours: 2 }),
  ]

  expect(entered.map(({ setAsideCents }) => setAsideCents)).toEqual([0, 0, 0])
})

test('another admin can release it at once, and the one who entered it a day later', async () => {
  const [shared, alone] = [await scene.givenPost(), await scene.givenPost()]
  for (const post of [shared, alone]) {
    await scene.read(post, { views: 6000, likes: 300 })
    await enter(post, 20_000, { hours: 2 })
  }

  for (const post of [shared, alone]) {
    await expect(release(post, scene.adminId, 25.9)).rejects.toMatchObject({ code: 'own-reading' })
  }

  expect(await release(shared, other, 3)).toEqual({ releasedCents: 4200 })
  expect(await release(alone, scene.adminId, 26)).toEqual({ releasedCents: 4200 })
})

test('many small steps in a day count as one large one', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })

  const steps = [
    await enter(post, 12_000, { hours: 2 }),
    await enter(post, 24_000, { hours: 3 }),
    await enter(post, 48_000, { hours: 4 }),
  ]

  expect(steps.map(({ setAsideCents }) => setAsideCents)).toEqual([0, 3600, 7200])
})

test('an ordinary reading afterwards does not clear who entered the large one', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })

  await scene.read(post, { views: 21_000, likes: 2, hours: 3 })

  await expect(release(post, scene.adminId, 4)).rejects.toMatchObject({ code: 'own-reading' })
})

test('a reversal and its undoing cannot bypass the second admin', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })
  await reverseApproval(depsAt(3), { ...actOn(post), code: 'other', evidence: 'A report' })

  await approveAgain(depsAt(4), actOn(post))

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 2050, frozen: 4200 })
  await expect(release(post, scene.adminId, 5)).rejects.toMatchObject({ code: 'own-reading' })
  expect(await release(post, other, 5)).toEqual({ releasedCents: 4200 })
})

test('a correction that is not far larger ends it, and the right count is paid', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })

  const reading = { ...unknown, viewCount: 7000 }
  await correctReading(depsAt(3), { ...actOn(post), reading })

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 2100 })
  expect((await scene.watchOf(post)).doubts).toMatchObject([{ outcome: 'released' }])
})

test('correcting a typo does not clear an earlier flag for few likes', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 5000, likes: 300 })
  await scene.read(post, { views: 30_000, likes: 10, hours: 2 })
  const [few] = (await scene.watchOf(post)).doubts
  await enter(post, 50_000, { hours: 3 })
  await enter(post, 70_000, { hours: 4 })
  const [typed] = (await scene.watchOf(post)).doubts

  const reading = { ...unknown, viewCount: 30_000 }
  await correctReading(depsAt(5), { ...actOn(post), reading })

  const large = '70,000 views, entered by hand, are more than twice the 30,000 read before.'
  expect(typed?.reason).toBe(`${few?.reason} ${large}`)
  expect((await scene.watchOf(post)).doubts).toMatchObject([{ outcome: null, setAsideCents: 7500 }])
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1500, frozen: 7500 })
})

test('few likes read after a typo stay flagged when the typo is corrected', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 5000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })
  await scene.read(post, { views: 21_000, likes: 2, hours: 3 })
  await enter(post, 60_000, { hours: 4 })

  const reading = { ...unknown, viewCount: 21_000 }
  await correctReading(depsAt(5), { ...actOn(post), reading })

  expect((await scene.watchOf(post)).doubts).toMatchObject([{ outcome: null, setAsideCents: 4800 }])
})

test('a correction to a count that is still far larger waits', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 40_000, { hours: 2 })

  const reading = { ...unknown, viewCount: 20_000 }
  await correctReading(depsAt(3), { ...actOn(post), reading })

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1800, frozen: 4200 })
  await expect(release(post, scene.adminId, 4)).rejects.toMatchObject({ code: 'own-reading' })
})

test('the next day is not compared with a reading that was taken back', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })
  await takeBack(post, 3)

  const entered = await enter(post, 40_000, { hours: 30 })

  expect(entered).toMatchObject({ accruedCents: 6000, setAsideCents: 6000 })
})

test('a corrected count sets aside none of the views that a reversal took back', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 40_000, { hours: 2 })
  await reverseApproval(depsAt(3), { ...actOn(post), code: 'other', evidence: 'A report' })
  const correct = (viewCount: number, hours: number) =>
    correctReading(depsAt(hours), { ...actOn(post), reading: { ...unknown, viewCount } })

  await correct(20_000, 4)
  await correct(7000, 6)
  await approveAgain(depsAt(7), actOn(post))

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 2350 })
  const closeNote = 'The reading by hand was corrected.'
  expect((await scene.watchOf(post)).doubts).toMatchObject([{ outcome: 'released', closeNote }])
})

test('the admin who entered far larger views can reopen a locked post once they are taken back', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 6000, likes: 300 })
  await enter(post, 20_000, { hours: 2 })
  await takeBack(post, 3)
  const at = addHours(scene.start, 4)
  await scene.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: post.id, reason: 'gone', at }),
  )

  expect(await approveAgain(depsAt(5), actOn(post))).toMatchObject({ status: 'approved' })
})
