import { defaultRiskSettings } from '@permille/contract/risk/settings'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, readingOf } from '#testing/test-marketplace.ts'
import { settleReadings } from './settle-readings.ts'
import { openWatchFixtures, type WatchFixtures } from './testing/watch-fixtures.ts'

let scene: WatchFixtures
beforeAll(async () => {
  scene = await openWatchFixtures()
})
afterAll(() => scene.close())
afterEach(async () => {
  await scene.set({})
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})

const hoursOfDays = (days: number) => days * 24

test('millions of views without likes are set aside, with the reason and the numbers', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 10_000, likes: 400 })

  await scene.read(post, { views: 5_000_000, likes: 2, hours: 2 })

  const { signals, doubts: flags } = await scene.watchOf(post)
  expect(signals).toEqual([
    {
      code: 'few-likes',
      text: '2 likes on 5,000,000 views; at least 5,000 is usual on YouTube (0.1%).',
    },
  ])
  expect(flags).toMatchObject([
    { reason: signals[0]?.text, setAsideCents: 96_750, clearsAt: null, closedAt: null },
  ])
  // Only the promised bonus of $2.50 is left, and only what was earned before can reach the creator.
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 3000, frozen: 96_750 })
  expect(await scene.budgetOf(post)).toBe(250)
})

test('honest growth is not set aside, however fast it is', async () => {
  const post = await scene.givenPost()

  await scene.read(post, { views: 2000, likes: 90 })
  await scene.read(post, { views: 60_000, likes: 2400, hours: 5 })
  await scene.read(post, { views: 90_000, likes: 3000, hours: 20 })
  await scene.read(post, { views: 140_000, likes: 4500, hours: 60 })

  expect(await scene.watchOf(post)).toMatchObject({ signals: [], doubts: [] })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 42_000 })
})

test('a small account’s hit is shown, and its money flows', async () => {
  const post = await scene.givenPost(120)

  await scene.read(post, { views: 80_000, likes: 4000 })

  const { signals, doubts: flags } = await scene.watchOf(post)
  expect(signals).toMatchObject([{ code: 'few-followers' }])
  expect(flags).toEqual([])
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 24_000 })
})

test('a burst after the first day is only shown; with another signal it sets money aside', async () => {
  const [known, small] = [await scene.givenPost(), await scene.givenPost(120)]
  for (const post of [known, small]) {
    await scene.read(post, { views: 9000, likes: 500, hours: 20 })

    await scene.read(post, { views: 60_000, likes: 3000, hours: 100 })
  }

  const [ofKnown, ofSmall] = [await scene.watchOf(known), await scene.watchOf(small)]
  expect(ofKnown.signals.map(({ code }) => code)).toEqual(['burst'])
  expect(ofKnown.doubts).toEqual([])
  expect(ofSmall.signals.map(({ code }) => code)).toEqual(['few-followers', 'burst'])
  expect(ofSmall.doubts).toHaveLength(1)
  expect(await scene.moneyOf(small.creator.id)).toEqual({ pending: 2700, frozen: 15_300 })
})

test('a burst is measured over a day, across any number of readings', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 20_000, likes: 900, hours: 30 })
  for (const hour of [1, 2, 3, 4]) {
    const views = 20_000 + hour * 10_000

    await scene.read(post, { views, likes: 2000, hours: 100 + hour })
  }

  const { signals } = await scene.watchOf(post)
  expect(signals.map(({ text }) => text)).toEqual([
    '40,000 of 60,000 views (66%) came within 24 hours, after its first day.',
  ])
})

test('within the first day there is no burst', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 1000, likes: 50 })

  await scene.read(post, { views: 50_000, likes: 2000, hours: 24 })

  expect((await scene.watchOf(post)).signals).toEqual([])
})

test('later readings renew the one flag, and all their earnings are frozen too', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })
  const opened = await scene.openFlagOf(post)

  await scene.read(post, { views: 40_000, likes: 9, hours: 2 })

  const { doubts: flags } = await scene.watchOf(post)
  expect(flags).toMatchObject([
    {
      id: opened,
      reason: '9 likes on 40,000 views; at least 40 is usual on YouTube (0.1%).',
      setAsideCents: 12_000,
    },
  ])
})

test('a flag stays open without its signal, and shows when it will end', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })

  await scene.read(post, { views: 31_000, likes: 900, hours: 10 })

  const { signals, doubts: flags } = await scene.watchOf(post)
  expect(signals).toEqual([])
  const clearsAt = new Date(scene.start.getTime() + (1 + hoursOfDays(3)) * 3_600_000)
  expect(flags).toMatchObject([{ clearsAt, setAsideCents: 9300 }])
})

test('a large drop opens a flag without money; later earnings above it are frozen', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 50_000, likes: 2000 })

  await scene.read(post, { views: 20_000, likes: 1900, hours: 2 })
  const [opened] = (await scene.watchOf(post)).doubts
  await scene.read(post, { views: 60_000, likes: 2500, hours: 3 })

  expect(opened).toMatchObject({
    reason: 'The platform took back 30,000 of 50,000 views (60%).',
    setAsideCents: 0,
  })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 15_000, frozen: 3000 })
})

test('the platform takes back only its own count, not an admin’s', async () => {
  const [low, high] = [await scene.givenPost(), await scene.givenPost()]
  for (const post of [low, high]) await scene.read(post, { views: 20_000, likes: 900 })
  await scene.enter(low, { views: 60_000, hours: 2 })
  await scene.enter(high, { views: 60_000, hours: 2 })
  await scene.read(high, { views: 50_000, likes: 2000, hours: 3 })

  await scene.read(low, { views: 21_000, likes: 900, hours: 4 })
  await scene.read(high, { views: 21_000, likes: 900, hours: 4 })

  expect(await scene.watchOf(low)).toMatchObject({ signals: [], doubts: [] })
  expect((await scene.watchOf(high)).doubts).toMatchObject([
    { reason: 'The platform took back 29,000 of 50,000 views (57%).' },
  ])
})

test('a failed reading has no signal', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 50_000, likes: 2000 })

  await scene.read(post, { views: null, hours: 2 })

  expect(await scene.watchOf(post)).toMatchObject({ signals: [], doubts: [] })
})

test('a batch freezes the earnings of its flagged posts, and nothing else', async () => {
  const [honest, bought, young] = await Promise.all([
    scene.givenPost(),
    scene.givenPost(),
    scene.givenPost(),
  ])

  await scene.readTogether(
    [
      { id: honest.id, views: 30_000, likes: 900 },
      { id: bought.id, views: 30_000, likes: 1 },
      { id: young.id, views: 100, likes: 0 },
    ],
    1,
  )

  expect(await scene.moneyOf(honest.creator.id)).toEqual({ pending: 9000 })
  expect(await scene.moneyOf(bought.creator.id)).toEqual({ frozen: 9000 })
  expect(await scene.moneyOf(young.creator.id)).toEqual({ pending: 30 })
})

test('views that an admin cleared are flagged again above twice the count', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })
  await scene.release(await scene.openFlagOf(post))
  await scene.change(
    sql`UPDATE post_signals SET cleared_views = 30000 WHERE submission_id = ${post.id}`,
  )

  await scene.read(post, { views: 60_000, likes: 9, hours: 2 })
  const cleared = await scene.watchOf(post)
  await scene.read(post, { views: 60_001, likes: 9, hours: 3 })

  expect(cleared.signals).toHaveLength(1)
  expect(cleared.doubts).toMatchObject([{ outcome: 'released' }])
  expect((await scene.watchOf(post)).doubts).toMatchObject([{ closedAt: null }, {}])
})

test('a drop after an admin’s decision is new, and is not flagged twice', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })
  await scene.release(await scene.openFlagOf(post))
  await scene.change(
    sql`UPDATE post_signals SET cleared_views = 30000 WHERE submission_id = ${post.id}`,
  )

  await scene.read(post, { views: 3000, likes: 5, hours: 2 })
  await scene.release(await scene.openFlagOf(post))
  await scene.read(post, { views: 3000, likes: 5, hours: 3 })

  expect((await scene.watchOf(post)).doubts).toMatchObject([
    { outcome: 'released' },
    { outcome: 'released' },
  ])
})

test('changed settings apply from the next reading on', async () => {
  const { fewLikes } = defaultRiskSettings
  const post = await scene.givenPost()
  await scene.set({ fewLikes: { ...fewLikes, effect: 'show' } })
  await scene.read(post, { views: 30_000, likes: 5 })
  const shown = await scene.watchOf(post)

  await scene.set({ fewLikes: { ...fewLikes, likesPercentMin: 0.01 } })
  await scene.read(post, { views: 31_000, likes: 5, hours: 2 })
  const lenient = await scene.watchOf(post)
  await scene.set({})
  await scene.read(post, { views: 32_000, likes: 5, hours: 3 })

  expect([shown.signals.length, shown.doubts.length]).toEqual([1, 0])
  expect([lenient.signals.length, lenient.doubts.length]).toEqual([0, 0])
  expect((await scene.watchOf(post)).doubts).toHaveLength(1)
})

test('the numbers behind a flag are stored with it', async () => {
  const post = await scene.givenPost()

  await scene.read(post, { views: 30_000, likes: 5 })

  const { facts } = await exactlyOne(
    scene.database.db,
    sql<{ facts: object }>`SELECT facts FROM money_freezes WHERE submission_id = ${post.id}`,
  )
  expect(facts).toMatchObject({
    signals: ['few-likes'],
    viewCount: 30_000,
    likeCount: 5,
    followerCount: 100_000,
  })
})

test('a settlement in a failed transaction leaves no trace', async () => {
  const post = await scene.givenPost()
  const at = new Date()
  const readings = [{ ...readingOf(post.id, 30_000, at), likeCount: 5 }]

  const failing = scene.database.db.transaction(async (tx) => {
    await settleReadings(tx, { readings, at, holdHours: 72 })
    throw new Error('the transaction failed')
  })

  await expect(failing).rejects.toThrow('the transaction failed')
  expect(await scene.watchOf(post)).toMatchObject({ signals: [], doubts: [] })
})
