import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordTransition } from '#features/submissions/record-transition.ts'
import { markRejected } from '#features/submissions/submission-store.ts'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { reinstatePost } from '#money/movements/taken-back/reinstate-post.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type BreakBooks, openToBreaking } from '../testing/break-books.ts'

let scene: MoneyFixtures
let find: BreakBooks
let paid: ScenePost
let held: ScenePost
let reinstated: ScenePost
let freezeId: string
let payoutId: PayoutId
beforeAll(async () => {
  scene = await openMoneyFixtures()
  paid = await scene.givenPost()
  await scene.earnAvailable(paid, 4000)
  await scene.pay(paid)
  await scene.takeBack(paid)
  await scene.earnAvailable(await scene.givenPost(paid.creator), 1000)
  held = await scene.givenPost()
  await scene.earn(held, 1000)
  freezeId = (await scene.freeze({ submissionId: held.id })).id
  const at = new Date()
  const goodwill = { submissionId: held.id, amountCents: toCents(5), at, maturesAt: at }
  await scene.database.db.transaction((tx) => grantGoodwill(tx, goodwill))
  const returned = await scene.givenPost()
  await scene.earnAvailable(returned, 5000)
  payoutId = await scene.pay(returned)
  await scene.reverse(payoutId, 400)
  reinstated = await givenReinstated()
  find = await openToBreaking(scene.database)
})
afterAll(() => scene.close())

/** $3.00, taken back and paid again. */
async function givenReinstated(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earn(post, 1000)
  const at = new Date()
  await scene.database.db.transaction(async (tx) => {
    const { id: submissionId, campaign, creator } = post
    await takeBackPost(tx, { id: newId(), submissionId, takenBy: scene.adminId, at })
    await markRejected(tx, { submissionId, at, code: 'other', reason: 'A mistake' })
    const admin = { actor: 'admin', actorUserId: scene.adminId, note: null, at } as const
    await recordTransition(tx, { ...admin, submissionId, from: 'approved', to: 'rejected' })
    const creatorUserId = creator.userId
    const order = {
      submissionId,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId,
      at,
    }
    await reinstatePost(tx, order)
  })
  return post
}

test('books with debts, freezes, goodwill and returned transfers are clean', async () => {
  expect(await find()).toEqual({})
})

test.each([
  ['owed', sql`owed_cents = owed_cents + 1`, ['I20', 'I25']],
  ['recovered', sql`recovered_cents = recovered_cents + 1`, ['I20', 'I25']],
  ['written-off', sql`written_off_cents = written_off_cents + 1`, ['I25']],
])('I25 finds a debt whose %s sum is a cent off', async (_sum, change, found) => {
  const findings = await find(sql`UPDATE creator_debts SET ${change}`)

  expect(Object.keys(findings).sort()).toEqual(found)
  expect(findings.I25).toEqual([paid.creator.id])
})

test('I25 finds a debt without its correction', async () => {
  const findings = await find(sql`DELETE FROM accrual_corrections WHERE is_owed`)

  expect(findings.I25).toEqual([paid.creator.id])
})

test.each([
  ['has ended', sql`closed_at = now(), outcome = 'released'`],
  ['is of another cause', sql`cause = 'disputed'`],
  ['is of another post', sql`submission_id = gen_random_uuid()`],
  ['is of another campaign', sql`submission_id = NULL, campaign_id = gen_random_uuid()`],
])('I26 finds money frozen by a freeze that %s', async (_how, change) => {
  const findings = await find(sql`UPDATE money_freezes SET ${change} WHERE id = ${freezeId}`)

  expect(Object.keys(findings)).toEqual(['I26'])
  expect(findings.I26).toHaveLength(1)
})

test('I26 allows a freeze of the whole campaign', async () => {
  const change = sql`UPDATE money_freezes SET submission_id = NULL, campaign_id = ${held.campaign.id}`

  expect(await find(change)).toEqual({})
})

test('I28 finds goodwill that is not booked, or booked with another amount', async () => {
  const isGoodwill = sql`event = 'goodwill'`

  const gone = await find(sql`DELETE FROM ledger_entries WHERE ${isGoodwill}`)
  const more = await find(
    sql`UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE ${isGoodwill}`,
  )

  expect([gone.I28, more.I28]).toEqual([[expect.any(String)], [expect.any(String)]])
})

test.each([
  ['noted', sql`UPDATE payout_reversals SET amount_cents = amount_cents + 1`],
  ['booked', sql`UPDATE ledger_entries SET amount_cents = 1 WHERE event = 'payout-reversed'`],
  ['made available', sql`UPDATE earning_accruals SET accrued_cents = 1 WHERE kind = 'returned'`],
])('I27 finds returned money that is %s with another amount', async (_what, change) => {
  expect((await find(change)).I27).toHaveLength(1)
})

test('I27 finds a partly returned payout marked as failed', async () => {
  const failed = sql`UPDATE payouts SET status = 'failed', reason = 'x' WHERE id = ${payoutId}`

  expect((await find(failed)).I27).toContain(payoutId)
})

test('I32 finds money paid again that was not taken back, or is not booked', async () => {
  const isAgain = sql`kind = 'reinstated'`

  const more = await find(
    sql`UPDATE earning_accruals SET accrued_cents = accrued_cents + 1 WHERE ${isAgain}`,
  )
  const unbooked = await find(sql`DELETE FROM ledger_entries WHERE event = 'reinstated'`)

  expect(more.I32).toContain(reinstated.id)
  expect(unbooked.I32).toEqual([expect.any(String)])
})

test('I34 finds a dispute without its freeze, and a decided one whose freeze is still open', async () => {
  const dispute = (id: Statement<never>, status: Statement<never>) => sql`INSERT INTO disputes
      (id, submission_id, opened_by_user_id, matter, reason, status, answer_due_at,
        resolution_notes, decided_by, decided_at)
    SELECT ${id}, ${held.id}, ${scene.adminId}, 'hold', 'x', ${status}, now(), 'x',
      CASE ${status} WHEN 'open' THEN NULL ELSE ${scene.adminId}::uuid END,
      CASE ${status} WHEN 'open' THEN NULL ELSE now() END`
  const own = sql<never>`${freezeId}::uuid`
  const [open, rejected] = [
    sql<never>`'open'::dispute_status`,
    sql<never>`'rejected'::dispute_status`,
  ]

  const found = [
    await find(dispute(sql<never>`gen_random_uuid()`, open)),
    await find(dispute(own, rejected)),
    await find(dispute(own, open)),
  ]

  expect(found).toEqual([{ I34: [expect.any(String)] }, { I34: [freezeId] }, {}])
})
