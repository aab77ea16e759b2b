import { expect, test } from 'vitest'
import { isMoney, sayPayment } from './payment-state.ts'

test.each([
  ['succeeded', false, true, 'succeeded'],
  ['pending', true, true, 'Waiting for your bank'],
  ['pending', false, false, 'Not paid'],
  ['failed', false, false, 'Not paid'],
] as const)(
  'a payment that is %s, at a bank: %s, is money: %s, "%s"',
  (status, isProcessing, money, words) => {
    const payment = { status, isProcessing }

    expect([isMoney(payment), sayPayment(payment)]).toEqual([money, words])
  },
)
