import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { lockRow } from '../locks.ts'
import { type MoneyFixtures, openMoneyFixtures } from '../testing/money-fixtures.ts'
import { bookTransfer } from './book-transfer.ts'
import { rebuildPayout } from './rebuild-payout.ts'
import { writeOffDebts } from './recover-debts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

test.each([500, 1500])(
  'a write-off for an advance payment is owed again as %i cents of it are returned',
  async (cents) => {
    const { creator } = await scene.givenPost()
    const { id: creatorId, userId } = creator
    const payoutId = newId<PayoutId>()
    const at = new Date()
    const transfer = {
      id: `tr_${payoutId}`,
      payoutId,
      amountCents: toCents(1500),
      amountReversedCents: toCents(0),
      destination: 'acct_1',
      isForeign: false,
      createdAt: at,
    }
    const { db } = scene.database
    await db.transaction(async (tx) => {
      await lockRow(tx, 'creator', creatorId)
      await rebuildPayout(tx, { payoutId, creatorId, userId, transfer, at })
      await bookTransfer(tx, { payoutId, transfer, at })
      await writeOffDebts(tx, { creatorId, at })
    })

    await scene.reverse(payoutId, cents)

    expect(await scene.moneyOf(creatorId)).toEqual({})
    expect(await brokenInvariants(db)).toEqual([])
  },
)
