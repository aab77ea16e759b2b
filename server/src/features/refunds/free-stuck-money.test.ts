import type { RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOffBrandDebts } from '#money/movements/brand-debts/write-off-brand-debts.ts'
import { type DebtFixtures, openDebtFixtures } from '#money/testing/debt-fixtures.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { freeStuckMoney } from './free-stuck-money.ts'

let scene: DebtFixtures
beforeAll(async () => {
  scene = await openDebtFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db
const free = () => freeStuckMoney({ database: db(), clock: { now: () => new Date() } })

/** As if the process died before it committed. */
const freeAndDie = () =>
  freeStuckMoney({
    clock: { now: () => new Date() },
    database: {
      ...db(),
      transaction: (work) =>
        db().transaction(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    },
  })

/** Posts earned these, all of it went back, and what the brand owed then was given up. */
async function givenGivenUp(earnedCents: readonly [number, ...number[]]) {
  const paid = await scene.givenPaid()
  const takings: (() => Promise<unknown>)[] = []
  for (const cents of earnedCents) takings.push(await scene.givenEarned(paid, cents))
  const earned = earnedCents.reduce((sum, cents) => sum + cents, 0)
  const left = 10_000 - earned
  const refund = await scene.givenRefund(paid, [left, left / 10, (11 * earned) / 10])
  await scene.book(refund, refund.made)
  await scene.endCampaign(paid)
  const { brandId } = paid.campaign.brand
  await db().transaction((tx) =>
    writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
  )
  return { ...paid, refund, takings }
}

async function undoneOf(refundId: RefundId): Promise<number[]> {
  const rows = await manyRows(
    db(),
    sql<{ cents: number }>`SELECT amount_cents AS cents FROM ledger_entries
      WHERE event = 'brand-debt-write-off-undone' AND idempotency_key LIKE ${`rf:${refundId}:%`} ORDER BY seq`,
  )
  return rows.map(({ cents }) => cents)
}

test('money returned after another campaign paid the debt goes to that one, whose card can take it', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)
  await scene.askBack(other)
  await owed.takeBack()
  expect([await scene.budgetOf(owed), await scene.budgetOf(other)]).toEqual([6000, 0])

  expect([await free(), await free()]).toEqual([1, 0])

  expect([await scene.budgetOf(owed), await scene.budgetOf(other)]).toEqual([0, 6000])
  expect(await scene.owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
  const ids = await scene.askBack(other)
  const refunds = await manyRows(
    db(),
    sql`SELECT amount_cents, fee_cents FROM refunds WHERE id = ANY(${ids}::uuid[])`,
  )
  expect(refunds).toEqual([{ amountCents: 6000, feeCents: 600 }])
})

test('money returned after the debt was written off pays it, and the campaign is empty', async () => {
  const owed = await scene.givenOwed()
  const { brandId } = owed.campaign.brand
  await db().transaction((tx) =>
    writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId: newId(), at: new Date() }),
  )
  await owed.takeBack()

  expect([await free(), await free()]).toEqual([1, 0])

  expect(await scene.budgetOf(owed)).toBe(0)
  expect(await scene.owedBy(owed)).toBe(0)
  const booked = await manyRows(
    db(),
    sql`SELECT event, amount_cents FROM ledger_entries
      WHERE idempotency_key LIKE ${`rf:${owed.refund.id}:debt%`} ORDER BY seq`,
  )
  expect(booked).toEqual([
    { event: 'brand-debt-written-off', amountCents: 6600 },
    { event: 'brand-debt-write-off-undone', amountCents: 6600 },
    { event: 'brand-debt-paid', amountCents: 6000 },
    { event: 'brand-debt-paid', amountCents: 600 },
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a write-off is undone in parts, as its money comes back', async () => {
  const owed = await givenGivenUp([2000, 3000, 1000])
  const [first, second, third] = owed.takings
  const left = async () => [await scene.budgetOf(owed), await undoneOf(owed.refund.id)]

  await first?.()
  await free()
  const afterFirst = await left()
  await second?.()
  await expect(freeAndDie()).rejects.toThrow('killed')
  const afterKill = await left()
  await free()
  const afterSecond = await left()
  await third?.()
  expect([await free(), await free()]).toEqual([1, 0])

  expect(afterFirst).toEqual([0, [2200]])
  expect(afterKill).toEqual([3000, [2200]])
  expect(afterSecond).toEqual([0, [2200, 3300]])
  expect(await left()).toEqual([0, [2200, 3300, 1100]])
  expect(await scene.owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund that fails after part of the write-off came back undoes the rest', async () => {
  const owed = await givenGivenUp([2000, 4000])
  await owed.takings[0]?.()
  await free()

  await scene.fail(owed.refund)

  expect(await undoneOf(owed.refund.id)).toEqual([2200, 4400])
  expect(await scene.owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a campaign with a post that can still earn keeps returned money', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)
  await scene.askBack(other)
  await owed.takeBack()
  await run(
    db(),
    sql`UPDATE submissions SET status = 'approved', locked_at = NULL, lock_reason = NULL
      WHERE campaign_id = ${owed.campaign.id}`,
  )

  expect(await free()).toBe(0)

  expect(await scene.budgetOf(owed)).toBe(6000)
})
