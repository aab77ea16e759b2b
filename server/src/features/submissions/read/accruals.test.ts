import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatement } from '#features/earnings/statements/read-statement.ts'
import { listOwnLines } from '#features/payouts/read-own-payout.ts'
import { accrueBonus } from '#money/movements/accrue-bonus.ts'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { randomOf } from '#testing/seeded-shuffle.ts'
import { brokenInvariants, readingOf } from '#testing/test-marketplace.ts'
import { approveAgain } from '../review/approve-again.ts'
import { reverseApproval } from '../review/reverse-approval.ts'
import { type AccrualDayRow, listAccrualDays, listAccruals } from './accrual-store.ts'
import { readOwnSubmission } from './read-submission.ts'

let scene: MoneyFixtures
let post: ScenePost

/** Each kind of amount, and views of thirteen days. */
beforeAll(async () => {
  scene = await openMoneyFixtures()
  post = await scene.givenPost()
  await scene.database.db.transaction((tx) => accrueBonus(tx, bonusAt(daysAgo(30))))
  let views = 0
  for (let reading = 0; reading < 40; reading += 1) {
    views += Math.ceil(random() * 900)
    await readAt(views, new Date(daysAgo(30).getTime() + reading * 7 * 3_600_000))
  }
  await scene.mature()
  const reversal = { code: 'suspected_fraud', evidence: 'From one network' } as const
  await reverseApproval(deps(), { ...act(), ...reversal })
  await approveAgain(deps(), act())
  const goodwill = { submissionId: post.id, amountCents: toCents(120), at: new Date() }
  await scene.database.db.transaction((tx) =>
    grantGoodwill(tx, { ...goodwill, maturesAt: new Date() }),
  )
  await readAt(views + 700, new Date())
})
afterAll(() => scene.close())

const random = randomOf(11)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const deps = () => ({
  database: scene.database.db,
  clock: { now: () => new Date() },
  earningsHoldHours: 0,
  trackingWindowDays: 30,
})
const act = () => ({
  submissionId: post.id,
  adminUserId: scene.adminId,
  reason: 'Checked',
  requestId: newId(),
})

function bonusAt(at: Date) {
  const { id: submissionId, campaign, creator } = post
  const terms = { flatBonusCents: toCents(250), ratePerKViewsCents: 300 as never }
  const whose = { campaignId: campaign.id, creatorId: creator.id, creatorUserId: creator.userId }
  return { submissionId, ...whose, ...terms, at, maturesAt: at }
}

async function readAt(views: number, at: Date): Promise<void> {
  const readings = [readingOf(post.id, views, at)]
  await scene.database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
}

const ofPost = () => ({ submissionId: post.id, limit: 1000 })
const allLines = () => listAccruals(scene.database.db, ofPost())
const allDays = () => listAccrualDays(scene.database.db, ofPost())
const sumOf = (rows: readonly { accruedCents: number }[]) =>
  rows.reduce((sum, { accruedCents }) => sum + accruedCents, 0)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

test('each UTC day has a row per kind, which expands to its lines', async () => {
  const days = await allDays()
  const lines = await allLines()

  for (const { day, kind, accruedCents, lineCount, id, createdAt, newViews } of days) {
    const opened = await listAccruals(scene.database.db, { ...ofPost(), day, kind })
    const first = opened.at(-1)
    expect(opened).toEqual(
      lines.filter((line) => line.kind === kind && dayOf(line.createdAt) === day),
    )
    expect([sumOf(opened), opened.length]).toEqual([accruedCents, lineCount])
    expect([first?.id, first?.createdAt]).toEqual([id, createdAt])
    const gained = (opened[0]?.viewsAtSnapshot ?? 0) - (first?.viewsBefore ?? 0)
    expect(newViews).toBe(kind === 'views' ? gained : null)
  }
  expect(sumOf(days)).toBe(sumOf(lines))
  expect(new Set(days.map(({ kind }) => kind)).size).toBe(5)
  expect(lines.length).toBeGreaterThan(days.length * 2)
})

test('a line states the view counts between which it was paid', async () => {
  const lines = await allLines()

  const ofViews = lines.filter(({ kind }) => kind === 'views').toReversed()

  const ends = ofViews.map(({ viewsAtSnapshot }) => viewsAtSnapshot)
  expect(ofViews.map(({ viewsBefore }) => viewsBefore)).toEqual([0, ...ends.slice(0, -1)])
})

test('daily views beyond four bytes are listed like all others', async () => {
  const viral = await scene.givenPost()
  await scene.earn(viral, 3_000_000_000)

  const [day] = await listAccrualDays(scene.database.db, { submissionId: viral.id, limit: 10 })

  expect(day).toMatchObject({ newViews: 3_000_000_000, accruedCents: 99_750 })
})

async function pagedBy(limit: number): Promise<AccrualDayRow[]> {
  const rows: AccrualDayRow[] = []
  for (let last: AccrualDayRow | undefined; ; ) {
    const after = last && { at: last.listedAt, id: last.id }
    const page = await listAccrualDays(scene.database.db, { ...ofPost(), after, limit })
    rows.push(...page.slice(0, limit))
    last = page[limit - 1]
    if (page.length <= limit) return rows
  }
}

test('pages hold the same rows as one list, newest first', async () => {
  const days = await allDays()

  const times = days.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(await pagedBy(1)).toEqual(days)
  expect(await pagedBy(4)).toEqual(days)
})

test('a receipt lists the payouts of its post, each with its state', async () => {
  const { db } = scene.database
  const paid = await scene.givenPost()
  const other = await scene.givenPost(paid.creator)
  await scene.earnAvailable(paid, 5000)
  await scene.earnAvailable(other, 7000)
  const firstId = await scene.pay(paid)
  await scene.earnAvailable(paid, 9000)
  const openId = await scene.reserve(paid)
  await scene.earn(paid, 9500)
  const creatorId = paid.creator.id

  const { payouts, earnings, unpaid } = await readOwnSubmission(db, {
    submissionId: paid.id,
    creatorId,
  })

  const listed = payouts.map(({ id, status, amountCents }) => [id, status, amountCents])
  expect(listed).toEqual([
    [openId, 'queued', 1200],
    [firstId, 'paid', 1500],
  ])
  expect(earnings).toBe(1500 + 1200 + 150)
  expect(unpaid).toEqual([{ place: 'maturing', amountCents: 150, at: expect.any(Date) }])
  for (const { id: payoutId, amountCents } of payouts) {
    const lines = await listOwnLines(db, { creatorId, payoutId, limit: 10 })
    const own = lines.find((line) => line.submissionId === paid.id)
    expect(own?.amountCents).toBe(amountCents)
  }
})

test('the receipt, the post’s earnings, its lines and the statement match', async () => {
  const { db } = scene.database
  const { creator, id: submissionId } = post

  const own = await readOwnSubmission(db, { submissionId, creatorId: creator.id })
  const now = new Date()
  const statements = await Promise.all(
    [...new Set([daysAgo(30), now].map((at) => String(at.getUTCFullYear())))].map((period) =>
      readStatement(db, { creatorId: creator.id, period, now }),
    ),
  )

  const { viewsCents, bonusCents, goodwillCents, correctionCents, reinstatedCents } =
    own.earnedByKind
  const stated = (of: 'earnedCents' | 'goodwillCents' | 'takenBackCents') =>
    statements.reduce((sum, statement) => sum + statement[of], 0)
  const byKind = await manyRows(
    db,
    sql<{ kind: string; cents: number }>`SELECT kind, sum(accrued_cents)::bigint AS cents
      FROM earning_accruals WHERE submission_id = ${submissionId} GROUP BY kind ORDER BY kind`,
  )
  expect(byKind.map(({ cents }) => cents)).toEqual([
    bonusCents,
    correctionCents,
    goodwillCents,
    reinstatedCents,
    viewsCents,
  ])
  expect(Object.values(own.earnedByKind).reduce<number>((sum, cents) => sum + cents, 0)).toBe(
    own.earnings,
  )
  expect(own.earnings).toBe(sumOf(await allLines()))
  expect(own.unpaid.reduce<number>((sum, { amountCents }) => sum + amountCents, 0)).toBe(
    own.earnings,
  )
  expect(stated('earnedCents')).toBe(viewsCents + bonusCents + reinstatedCents)
  expect(stated('goodwillCents')).toBe(goodwillCents)
  expect(stated('takenBackCents')).toBe(-correctionCents)
  expect(own.takenBack?.cents).toBe(-correctionCents)
  expect(await brokenInvariants(db)).toEqual([])
})
