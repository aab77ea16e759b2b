import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatement } from '#features/earnings/statements/read-statement.ts'
import { listAccruals } from '#features/submissions/read/accrual-store.ts'
import { findTakenBack } from '#features/submissions/read/money-back-store.ts'
import { readOwnSubmission } from '#features/submissions/read/read-submission.ts'
import { badDebtExpense, goodwillExpense } from '#money/chart-of-accounts.ts'
import { writeOffDebts } from '#money/movements/recover-debts.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, fund } from '#testing/test-marketplace.ts'
import { endCampaignOf } from './testing/end-campaign.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { reverse, approve, enter, correct } = reversalActs(() => scene)
const db = () => scene.database.db
const moneyOf = ({ creator }: ScenePost) => scene.moneyOf(creator.id)
const broken = () => brokenInvariants(db())

/** What the marketplace bore of an act: goodwill, and debts that it gave up. */
async function borneBy(act: () => Promise<unknown>): Promise<{ goodwill: number; debts: number }> {
  const read = () =>
    exactlyOne(
      db(),
      sql<{ goodwill: number; debts: number }>`SELECT ${spentOn(goodwillExpense)} AS goodwill,
        ${spentOn(badDebtExpense)} AS debts FROM ledger_entries`,
    )
  const before = await read()
  await act()
  const after = await read()
  return { goodwill: after.goodwill - before.goodwill, debts: after.debts - before.debts }
}

const spentOn = (account: string) =>
  sql<never>`coalesce(sum(CASE ${account} WHEN debit_account THEN amount_cents
    WHEN credit_account THEN -amount_cents END), 0)::bigint`

/** $12.00 of a post that was approved again after its reversal, paid by the marketplace. */
async function givenGoodwill({ leftCents = 0, isPaidOut = false } = {}): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)
  await endCampaignOf(scene, post, leftCents)
  await approve(post)
  if (isPaidOut) await scene.pay(post)
  return post
}

const giveUp = ({ creator }: ScenePost) =>
  db().transaction((tx) => writeOffDebts(tx, { creatorId: creator.id, at: new Date() }))

test('a second reversal takes back what the marketplace paid in place of the campaign', async () => {
  const post = await givenGoodwill()
  const before = await moneyOf(post)
  let reversed: unknown

  const borne = await borneBy(async () => {
    reversed = await reverse(post)
  })

  expect(before).toEqual({ available: 1200 })
  expect(reversed).toMatchObject({ takenBackCents: 1200, owedCents: 0 })
  expect(borne).toEqual({ goodwill: -1200, debts: 0 })
  expect([await moneyOf(post), await scene.budgetOf(post)]).toEqual([{}, 0])
  expect(await broken()).toEqual([])
})

test('it is paid again by a third approval, and taken back again', async () => {
  const post = await givenGoodwill()
  await reverse(post)

  const again = await approve(post)
  await scene.mature()
  const has = await moneyOf(post)
  const reversed = await reverse(post)

  expect(again).toMatchObject({ reinstatedCents: 0, goodwillCents: 1200, waitsCents: 0 })
  expect(has).toEqual({ available: 1200 })
  expect(reversed.takenBackCents).toBe(1200)
  expect(await moneyOf(post)).toEqual({})
  expect(await broken()).toEqual([])
})

test('a third approval takes it from the campaign if that has money again', async () => {
  const post = await givenGoodwill()
  await reverse(post)
  await fund(db(), post.campaign, { amountCents: 700, feeCents: 0 })

  const again = await approve(post)
  await scene.mature()

  expect(again).toMatchObject({ reinstatedCents: 700, goodwillCents: 500, waitsCents: 0 })
  expect(await moneyOf(post)).toEqual({ available: 1200 })
  expect(await broken()).toEqual([])
})

test('each part returns to whoever paid it', async () => {
  const post = await givenGoodwill({ leftCents: 500 })

  const borne = await borneBy(() => reverse(post))

  expect(borne).toEqual({ goodwill: -700, debts: 0 })
  expect([await moneyOf(post), await scene.budgetOf(post)]).toEqual([{}, 500])
  expect(await findTakenBack(db(), post.id)).toMatchObject({
    cents: 1200 + 1200,
    goodwillCents: 700,
    reinstateCents: 1200,
  })
  expect(await broken()).toEqual([])
})

test('receipt, list of amounts and statement say that it was taken back', async () => {
  const post = await givenGoodwill()
  await reverse(post)

  const ofPost = { submissionId: post.id, creatorId: post.creator.id }
  const { earnings, earnedByKind } = await readOwnSubmission(db(), ofPost)
  const lines = await listAccruals(db(), { ...ofPost, kind: 'correction', limit: 10 })
  const now = new Date()
  const period = String(now.getUTCFullYear())
  const statement = await readStatement(db(), { creatorId: post.creator.id, period, now })

  expect(earnings).toBe(0)
  expect(earnedByKind).toMatchObject({ goodwillCents: 1200, correctionCents: -2400 })
  expect(lines.map(({ kind, accruedCents }) => [kind, accruedCents])).toEqual([
    ['correction', -1200],
    ['correction', -1200],
  ])
  expect(statement).toMatchObject({
    earnedCents: 1200,
    goodwillCents: 1200,
    takenBackCents: 2400,
    closingCents: 0,
  })
})

test('what was paid out is owed to the marketplace, and later earnings pay it', async () => {
  const post = await givenGoodwill({ isPaidOut: true })

  const reversed = await reverse(post)
  const owing = await moneyOf(post)
  await scene.earnAvailable(await scene.givenPost(post.creator), 5000)

  expect(reversed).toMatchObject({ takenBackCents: 1200, owedCents: 1200 })
  expect(owing).toEqual({ debt: 1200 })
  expect(await moneyOf(post)).toEqual({ available: 300 })
  expect(await broken()).toEqual([])
})

test('a debt for it that was given up is owed again, and paid, before a third approval pays twice', async () => {
  const post = await givenGoodwill({ isPaidOut: true })
  await reverse(post)
  await giveUp(post)

  const borne = await borneBy(async () => {
    await approve(post)
    await scene.mature()
  })

  expect(borne).toEqual({ goodwill: 1200, debts: -1200 })
  expect(await moneyOf(post)).toEqual({})
  expect(await broken()).toEqual([])
})

test('it had paid the debt of the first reversal, which is owed again', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await reverse(post)
  await endCampaignOf(scene, post)
  await approve(post)
  const settled = await moneyOf(post)

  await reverse(post)

  expect(settled).toEqual({})
  expect(await moneyOf(post)).toEqual({ debt: 1200 })
  expect(await broken()).toEqual([])
})

test('a debt that is given up right after it was paid is paid all the same', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await reverse(post)
  await endCampaignOf(scene, post)

  await approve(post)
  const settled = await moneyOf(post)
  await giveUp(post)
  await scene.mature()

  expect(settled).toEqual({})
  expect(await moneyOf(post)).toEqual({})
  expect(await broken()).toEqual([])
})

test('a hold on it is no way to keep it', async () => {
  const post = await givenGoodwill()
  await scene.freeze({ submissionId: post.id })
  const held = await moneyOf(post)

  await reverse(post)
  const taken = await moneyOf(post)
  await approve(post)

  expect([held, taken]).toEqual([{ frozen: 1200 }, {}])
  expect(await moneyOf(post)).toEqual({ frozen: 1200 })
  expect(await broken()).toEqual([])
})

/** Of $12.00 that were paid in its campaign's place, $9.00 were earned by views that an admin had entered too high. */
async function givenWrongCount(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 1000)
  await enter(post, 4000)
  await reverse(post)
  await endCampaignOf(scene, post)
  await approve(post)
  await scene.mature()
  return post
}

test('a wrong count is not paid again by a third approval', async () => {
  const post = await givenWrongCount()
  await reverse(post)

  await correct(post, 1000)

  expect(await approve(post)).toMatchObject({ reinstatedCents: 0, goodwillCents: 300 })
  expect(await moneyOf(post)).toEqual({ available: 300 })
  expect(await broken()).toEqual([])
})

test('a wrong count stands as far as what it had earned was withdrawn', async () => {
  const post = await givenWrongCount()
  await scene.pay(post)
  await reverse(post)

  await expect(correct(post, 1000)).rejects.toMatchObject({ code: 'nothing-to-correct' })
  expect(await moneyOf(post)).toEqual({ debt: 1200 })
  expect(await broken()).toEqual([])
})
