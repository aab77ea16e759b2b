import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPayout } from '../features/payouts/payout-store.ts'
import { reconcilePayouts } from '../features/payouts/reconcile-payouts.ts'
import { withdraw } from '../features/payouts/request-payout.ts'
import { reconcileRefunds } from '../features/refunds/reconcile-refunds.ts'
import { listRefundable } from '../features/refunds/refundable-store.ts'
import { refundCampaign } from '../features/refunds/request-refund.ts'
import { bookLostHistory } from '../features/restores/book-lost-history.ts'
import { readBalance } from '../money/balances.ts'
import { readLastCheck } from '../money/books/read-books.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { creatorAvailable, creatorDebt } from '../money/chart-of-accounts.ts'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { brokenInvariants, type PayableCreator } from '../testing/test-marketplace.ts'
import type { Dependencies } from '../wiring/dependencies.ts'
import {
  type Drill,
  earnMore,
  makeLostHistory,
  requesterOf,
  setUpDrill,
} from './testing/lost-history.ts'

let drill: Drill
let lost: Awaited<ReturnType<typeof makeLostHistory>>
beforeAll(async () => {
  drill = await setUpDrill()
  lost = await makeLostHistory(drill)
})
afterAll(() => drill.close())

/** In cents, in the order of the creators' names. */
async function received(): Promise<number[]> {
  const transfers = await drill.sandbox.provider.listEveryTransfer(null)
  return Object.values(lost.creators).map((creator) =>
    transfers
      .filter(({ destination }) => destination === creator.destination)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** Everyone asks for a payout; how it ended for each. */
async function everyoneWithdraws(parts: Dependencies): Promise<string[]> {
  const asked = Object.values(lost.creators).map((each) => withdraw(parts, requesterOf(each)))
  return (await Promise.allSettled(asked)).map(({ status }) => status)
}

async function problemsIn(parts: Dependencies): Promise<string[]> {
  const asked = [await parts.comparePayments(null), await parts.compareTransfers(null)]
  const ofProvider = asked.flatMap(({ id, offenders }) =>
    offenders.map(({ detail }) => `${id} ${detail}`),
  )
  return [...(await brokenInvariants(parts.database)), ...ofProvider]
}

async function fundedOf({ database }: Dependencies): Promise<Record<string, [string, number]>> {
  const rows = await manyRows(
    database,
    sql<{ id: CampaignId; status: string; fundedCents: number }>`
      SELECT id, status, funded_cents FROM campaigns WHERE brand_id = ${lost.brand.brandId}`,
  )
  const found = new Map(rows.map(({ id, status, fundedCents }) => [id, [status, fundedCents]]))
  const named = Object.entries(lost.campaigns).map(([name, id]) => [name, found.get(id)])
  return Object.fromEntries(named)
}

test('a restored database pays no one until it is compared with the provider, and says so', async () => {
  const parts = await drill.restored(lost.backup)
  const before = await received()

  await watchBooks(parts)
  const asked = await everyoneWithdraws(parts)
  await reconcilePayouts(parts, -60)
  await reconcileRefunds(parts, -60)

  expect(before).toEqual([2000, 3500, 0, 2000, 2000])
  expect(await received()).toEqual(before)
  expect(asked).toEqual(asked.map(() => 'rejected'))
  expect((await readLastCheck(parts.database)).arePayoutsStopped).toBe(true)
  expect((await problemsIn(parts)).map((problem) => problem.slice(0, 3))).toEqual(
    expect.arrayContaining(['I14', 'I30', 'I31']),
  )
})

test('after the comparison the books balance, and only unpaid creators are paid', async () => {
  const parts = await drill.restored(lost.backup)

  await bookLostHistory(parts)
  const problems = await problemsIn(parts)
  const { arePayoutsStopped } = await readLastCheck(parts.database)
  const asked = await everyoneWithdraws(parts)
  await reconcilePayouts(parts, -60)

  expect([problems, arePayoutsStopped]).toEqual([[], false])
  expect(asked).toEqual(['rejected', 'rejected', 'fulfilled', 'rejected', 'rejected'])
  expect(await received()).toEqual([2000, 3500, 2000, 2000, 2000])
  const { sentLater, failedLater } = lost.payouts
  expect(await findPayout(parts.database, sentLater)).toMatchObject({ status: 'paid' })
  expect(await findPayout(parts.database, failedLater)).toMatchObject({ status: 'failed' })
  expect(await problemsIn(parts)).toEqual([])
  await expectDebtPaid(parts, lost.creators.earnedSince)
})

/** The views that were lost are read again, and pay what was sent for them. */
async function expectDebtPaid(parts: Dependencies, creator: PayableCreator): Promise<void> {
  const owed = await readBalance(parts.database, creatorDebt(creator.id))

  await earnMore(parts, creator)

  expect(owed).toBe(1500)
  expect(await readBalance(parts.database, creatorDebt(creator.id))).toBe(0)
  expect(await readBalance(parts.database, creatorAvailable(creator.id))).toBe(0)
  expect(await brokenInvariants(parts.database)).toEqual([])
}

test('no payment is lost and no card refunded twice', async () => {
  const { brand, campaigns, refundedLater, abandoned } = lost
  const parts = await drill.restored(lost.backup)

  await bookLostHistory(parts)
  const again = { campaignId: campaigns.ended, brand, requestId: 'again' }

  await expect(refundCampaign(parts, again)).rejects.toThrow('Nothing is left to refund')
  expect(await fundedOf(parts)).toEqual({
    toppedUp: ['live', 15_000],
    unpaid: ['live', 20_000],
    ended: ['completed', 30_000],
    lostCampaign: ['completed', 40_000],
  })
  const { provider } = drill.sandbox
  expect(
    (await provider.listRefunds(refundedLater.intentId)).map((each) => each.amountCents),
  ).toEqual([33_000])
  expect(
    await listRefundable(parts.database, { limit: 9, brandId: brand.brandId, at: new Date() }),
  ).toMatchObject([{ campaignId: campaigns.lostCampaign, totalCents: 44_000, feeCents: 4000 }])
  expect((await provider.retrieveFundingIntent(abandoned.intentId)).status).toBe('canceled')
})
