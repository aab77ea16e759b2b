import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { type PayoutSetup, setUpPayouts } from '../testing/payout-setup.ts'
import { payCreatorOtherwise } from './pay-creator-otherwise.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

test('money that a deleted creator cannot withdraw is paid another way', async () => {
  const { db } = setup.database
  const { userId } = await makePayableCreator(setup, 2500)
  const { userId: adminUserId } = await makeAdmin(db)
  const act = { adminUserId, reason: 'A transfer came back', requestId: newId(), at: new Date() }
  const paid = { userId, expectedCents: toCents(2500), reference: 'Wire 12' }
  const pay = () => db.transaction((tx) => payCreatorOtherwise(tx, { ...act, ...paid }))

  await expect(pay()).rejects.toMatchObject({ code: 'payout-possible' })
  await run(
    db,
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Left'
      WHERE id = ${userId}`,
  )

  const before = await sumMoney(db)

  expect(await pay()).toMatchObject({ status: 'paid' })
  const { paidOutCents, otherCents, addsUp } = await sumMoney(db)
  expect([paidOutCents - before.paidOutCents, otherCents, addsUp]).toEqual([2500, 0, true])
  expect(await brokenInvariants(db)).toEqual([])
})
