import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { closeSubmission } from '../close-submission.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { enterReading } from './enter-reading.ts'
import { freezePostMoney, releasePost } from './freeze-post-money.ts'
import { reverseApproval } from './reverse-approval.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const deps = () => ({
  database: scene.database.db,
  clock: { now: () => new Date(Date.now() + 2000) },
  earningsHoldHours: 0,
})
const actOn = ({ id: submissionId }: { id: SubmissionId }, reason = 'Two million in an hour') => ({
  submissionId,
  adminUserId: scene.adminId,
  reason,
  requestId: newId(),
})
const hold = (post: ScenePost) => freezePostMoney(deps(), actOn(post))
const release = (post: ScenePost) => releasePost(deps(), actOn(post, 'The views are real'))
const own = ({ id: submissionId, creator }: ScenePost) =>
  readOwnSubmission(scene.database.db, { submissionId, creatorId: creator.id })
const broken = () => brokenInvariants(scene.database.db)
const readIn = (post: ScenePost, viewCount: number, likeCount: number | null = null) =>
  enterReading(deps(), {
    ...actOn(post, 'Seen on the page'),
    reading: { viewCount, likeCount, commentCount: null, shareCount: null, counts: true },
  })

test('a hold freezes unpaid and later earnings; its release returns both', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)

  const held = await hold(post)
  await scene.earn(post, 3000)
  const during = { money: await scene.moneyOf(post.creator.id), holds: (await own(post)).holds }
  const released = await release(post)

  expect(held).toEqual({ frozenCents: 600 })
  expect(during.money).toEqual({ frozen: 900 })
  expect(during.holds).toMatchObject([
    { reason: 'Two million in an hour', frozenCents: 900, endedAt: null, outcome: null },
  ])
  expect(released).toEqual({ releasedCents: 900 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 900 })
  expect((await own(post)).holds).toMatchObject([
    { frozenCents: 0, outcome: 'released', note: 'The views are real' },
  ])
  expect(await broken()).toEqual([])
})

test('a post is held once, released once, and only while it can have unpaid money', async () => {
  const [post, rejected] = [await scene.givenPost(), await scene.givenPost()]
  await reverseApproval(deps(), { ...actOn(rejected), code: 'other', evidence: 'A report' })

  const holds = await Promise.allSettled([1, 2, 3].map(() => hold(post)))
  const releases = await Promise.allSettled([1, 2, 3].map(() => release(post)))

  for (const results of [holds, releases]) {
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
  }
  await expect(release(post)).rejects.toMatchObject({ code: 'not-held' })
  await hold(post)
  await expect(hold(post)).rejects.toMatchObject({
    code: 'already-held',
    message: expect.stringContaining(`“${actOn(post).reason}”`),
  })
  await expect(hold(rejected)).rejects.toMatchObject({ code: 'nothing-to-hold' })
})

test('a reversal ends the hold and takes its money back', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 2000)
  await hold(post)

  await reverseApproval(deps(), { ...actOn(post), code: 'other', evidence: 'A report' })

  expect((await own(post)).holds).toMatchObject([{ frozenCents: 0, outcome: 'taken-back' }])
  expect((await own(post)).takenBack).toMatchObject({
    cents: 600,
    owedCents: 0,
    reinstateCents: 600,
  })
  expect(await broken()).toEqual([])
})

test('a manual reading is settled, and shown with its note, and to admins with its author', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 1000)

  const entered = await readIn(post, 5000)

  expect(entered).toEqual({
    counted: true,
    accruedCents: 1200,
    setAsideCents: 0,
    takenBackCents: 0,
  })
  const seen = await readBrandSubmission(scene.database.db, post.id, { kind: 'any' })
  expect(seen.snapshots.at(-1)).toMatchObject({
    viewCount: 5000,
    source: 'manual',
    note: 'Seen on the page',
    enteredBy: expect.any(String),
  })
  expect((await own(post)).snapshots.at(-1)).toMatchObject({ source: 'manual', enteredBy: null })
  expect(await broken()).toEqual([])
})

test('a manual reading shows the same signals, and its earnings are set aside too', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 1000)

  const entered = await readIn(post, 31_000, 5)

  expect(entered).toEqual({
    counted: true,
    accruedCents: 9000,
    setAsideCents: 9000,
    takenBackCents: 0,
  })
  expect((await own(post)).watch).toMatchObject({
    signals: [{ code: 'few-followers' }, { code: 'few-likes' }],
    doubts: [{ setAsideCents: 9000, closedAt: null }],
  })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 300, frozen: 9000 })
  expect(await broken()).toEqual([])
})

test('a lower manual count, or one for a locked post, is stored and does not count', async () => {
  const [post, locked] = [await scene.givenPost(), await scene.givenPost()]
  for (const each of [post, locked]) await scene.earn(each, 2000)
  await scene.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: locked.id, reason: 'gone', at: new Date() }),
  )

  const entered = [await readIn(post, 1999), await readIn(locked, 9000)]

  const uncounted = { counted: false, accruedCents: 0, setAsideCents: 0, takenBackCents: 0 }
  expect(entered).toEqual([uncounted, uncounted])
  expect((await own(locked)).snapshots.at(-1)).toMatchObject({ viewCount: 9000, counted: false })
  expect(await scene.moneyOf(locked.creator.id)).toEqual({ pending: 600 })
  expect(await broken()).toEqual([])
})

test('money paid out and taken back is tracked until it is recovered', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await reverseApproval(deps(), { ...actOn(post), code: 'other', evidence: 'A report' })
  await scene.earnAvailable(await scene.givenPost(post.creator), 1000)

  const { takenBack } = await own(post)

  expect(takenBack).toMatchObject({ cents: 1200, owedCents: 1200, recoveredCents: 300 })
})
