import { expect, test } from 'vitest'
import { describePayment, isMoney, toneOfPayment } from './payment-state.ts'

test.each([
  ['succeeded', false, true, 'succeeded'],
  ['pending', true, true, 'Waiting for your bank'],
  ['pending', false, false, 'Not paid'],
  ['failed', false, false, 'Not paid'],
] as const)(
  'a payment that is %s, at a bank: %s, counts: %s, "%s"',
  (status, isProcessing, money, words) => {
    const payment = { status, isProcessing, end: null }

    expect([isMoney(payment), describePayment(payment)]).toEqual([money, words])
  },
)

test.each([
  [null, 'succeeded', 'positive'],
  ['questioned', 'Questioned', 'neutral'],
  ['disputed', 'Chargeback open', 'negative'],
  ['charged_back', 'Charged back', 'negative'],
  ['refunded', 'Refunded', 'neutral'],
  ['partly_refunded', 'Partly refunded', 'neutral'],
] as const)('a payment that ended as %s says "%s"', (end, words, tone) => {
  const payment = { status: 'succeeded', isProcessing: false, end } as const

  expect([describePayment(payment), toneOfPayment(payment)]).toEqual([words, tone])
})
