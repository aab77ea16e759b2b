import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import {
  type FixtureRefund,
  openRefundFixtures,
  type RefundFixtures,
} from '../testing/refund-fixtures.ts'
import { lockRefund } from './book-refund.ts'

let scene: RefundFixtures
beforeAll(async () => {
  scene = await openRefundFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db
const givenRefund = async () => scene.givenRefund(await scene.givenPaid())

test('a refund is booked once, for its own campaign', async () => {
  const [refund, other] = [await givenRefund(), await givenRefund()]

  const booked = [await scene.book(refund, refund.made), await scene.book(refund, refund.made)]

  expect(booked).toEqual([true, false])
  expect(await scene.refundedCents(refund.campaign.id)).toBe(5000)
  expect([await scene.statusOf(other), await scene.refundedCents(other.campaign.id)]).toEqual([
    'requested',
    0,
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test.each([
  ['a cent more', { amountCents: toCents(5501) }, 'has another amount'],
  ['another payment', { paymentIntentId: 'pi_other' }, 'is of another payment'],
])('a refund of %s is not booked', async (_, change, problem) => {
  const refund = await givenRefund()

  await expect(scene.book(refund, { ...refund.made, ...change })).rejects.toThrow(problem)

  expect(await scene.statusOf(refund)).toBe('requested')
})

test('a second refund at the provider is not booked, nor one that had failed', async () => {
  const [twice, failed] = [await givenRefund(), await givenRefund()]
  await scene.book(twice, twice.made)
  await scene.fail(failed)

  await expect(scene.book(twice, { ...twice.made, id: 're_2' })).rejects.toThrow('was made twice')
  await expect(scene.book(failed, failed.made)).rejects.toThrow('failed, but')
})

const locked = [
  ['campaigns', ({ campaign }: FixtureRefund) => campaign.id],
  ['campaign_funding', ({ fundingId }: FixtureRefund) => fundingId],
  ['refunds', ({ id }: FixtureRefund) => id],
] as const

test.each(locked)(
  'an outcome waits for a transaction that has locked its row of %s',
  async (name, idOf) => {
    const refund = await givenRefund()
    const table = {
      campaigns: sql`campaigns`,
      campaign_funding: sql`campaign_funding`,
      refunds: sql`refunds`,
    }

    await db().transaction(async (holder) => {
      await run(
        holder,
        sql`SELECT FROM ${table[name]} WHERE id = ${idOf(refund)} FOR NO KEY UPDATE`,
      )
      await expect(
        db().transaction(async (tx) => {
          await run(tx, sql`SET LOCAL lock_timeout = '100ms'`)
          await lockRefund(tx, refund.id)
        }),
      ).rejects.toThrow('lock timeout')
    })
  },
)
