import type { Cents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { Sums } from './campaign-money-card.tsx'

const cents = (amount: number) => amount as Cents
const plain = {
  paidInCents: cents(11_000),
  spentCents: cents(8000),
  feesCents: cents(800),
  refundedCents: cents(0),
  overRefundedCents: cents(0),
  debtPaidCents: cents(0),
  chargedBackCents: cents(0),
  heldCents: cents(2200),
}

test('a campaign’s money is listed by place, without zero lines', () => {
  const { text } = renderText(<Sums money={plain} />, { role: 'admin' })

  expect(text).toBe('Spent $80.00 Fees $8.00 Left $22.00 Funded $110.00')
})

test('each kind of returned money has its own line', () => {
  const money = {
    ...plain,
    refundedCents: cents(5000),
    overRefundedCents: cents(3000),
    debtPaidCents: cents(100),
    chargedBackCents: cents(100),
    heldCents: cents(0),
  }

  const { text } = renderText(<Sums money={money} />, { role: 'admin' })

  expect(text).toContain('Refunded $50.00')
  expect(text).toContain('Beyond the campaign’s money −$30.00')
  expect(text).toContain('Kept to repay the brand’s debt $1.00')
  expect(text).toContain('Taken back by banks $1.00')
})
