import type { FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type RefundablePayment, splitOverPayments } from './refund.ts'

function payment(amount: number, fee: number): RefundablePayment {
  return { fundingId: newId<FundingId>(), amountCents: toCents(amount), feeCents: toCents(fee) }
}

const left = (amount: number, fee: number) => ({
  amountCents: toCents(amount),
  feeCents: toCents(fee),
})

function sumOf(parts: readonly { amountCents: number; feeCents: number }[]) {
  return left(
    parts.reduce((sum, part) => sum + part.amountCents, 0),
    parts.reduce((sum, part) => sum + part.feeCents, 0),
  )
}

test('the first payment is returned whole before the next one, to the cent', () => {
  const payments = [payment(5000, 500), payment(0, 1), payment(10_000, 1000)]

  const parts = splitOverPayments(left(5001, 501), payments)

  expect(parts).toMatchObject([
    { fundingId: payments[0]?.fundingId, amountCents: 5000, feeCents: 500 },
    { fundingId: payments[1]?.fundingId, amountCents: 0, feeCents: 1 },
    { fundingId: payments[2]?.fundingId, amountCents: 1, feeCents: 0 },
  ])
})

test('a payment without a refund has no part', () => {
  const [used, unused] = [payment(1, 0), payment(5000, 500)]

  expect(splitOverPayments(left(1, 0), [payment(0, 0), used, unused])).toMatchObject([
    { fundingId: used.fundingId, amountCents: 1, feeCents: 0 },
  ])
})

test('refunding more than the payments brought is our own bug', () => {
  const payments = [payment(5000, 500)]

  expect(() => splitOverPayments(left(5001, 500), payments)).toThrow('1 cents came from no payment')
  expect(() => splitOverPayments(left(5000, 501), payments)).toThrow('1 cents came from no payment')
})

test('whatever is left, the parts are within their payments, in order, and add up to it', () => {
  const cents = fc.integer({ min: 0, max: 20_000 })
  const given = fc.array(fc.tuple(cents, cents), { maxLength: 6 }).chain((amounts) => {
    const payments = amounts.map(([amount, fee]) => payment(amount, fee))
    const most = sumOf(payments)
    const asked = fc.record({
      amountCents: fc.integer({ min: 0, max: most.amountCents }).map(toCents),
      feeCents: fc.integer({ min: 0, max: most.feeCents }).map(toCents),
    })
    return fc.record({ payments: fc.constant(payments), asked })
  })

  fc.assert(
    fc.property(given, ({ payments, asked }) => {
      const parts = splitOverPayments(asked, payments)

      expect(sumOf(parts)).toEqual(asked)
      const returned = payments.filter(({ fundingId }) =>
        parts.some((part) => part.fundingId === fundingId),
      )
      expect(parts.map(({ fundingId }) => fundingId)).toEqual(
        returned.map(({ fundingId }) => fundingId),
      )
      for (const [index, part] of parts.entries()) {
        expect(part.amountCents).toBeLessThanOrEqual(returned[index]?.amountCents ?? -1)
        expect(part.feeCents).toBeLessThanOrEqual(returned[index]?.feeCents ?? -1)
        expect(part.amountCents + part.feeCents).toBeGreaterThan(0)
      }
    }),
  )
})
