import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUnmatchedPayment } from '#money/testing/make-unmatched-payment.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { requestUnmatchedRefund } from './request-unmatched-refund.ts'
import { sendingsOf } from './testing/refund-setup.ts'
import { listUnmatchedRefunds } from './unmatched-refund-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the rest of a payment is requested back once, and a job sends it', async () => {
  const { db } = database
  const { exceptionId } = await makeUnmatchedPayment(db)
  const at = new Date()
  const request = () => db.transaction((tx) => requestUnmatchedRefund(tx, { exceptionId, at }))

  const first = await request()
  const second = await request()

  expect(first).toMatchObject({ amountCents: 5000 })
  expect(second).toBeNull()
  if (first === null) throw new Error('nothing was asked')
  expect(await sendingsOf(db, first.id)).toEqual([new Date(at.getTime() + 2000)])
  expect(await listUnmatchedRefunds(db, exceptionId)).toMatchObject([
    { totalCents: 5000, status: 'requested', isSent: false, settledAt: null },
  ])
})
