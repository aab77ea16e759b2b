import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { textOf } from '#testing/text-of.ts'
import { BillingSums } from './billing-sums.tsx'

/** $110.00 paid in, $60.00 of it earned with its fee, and all of it returned to the card. */
const sums = {
  paidInCents: toCents(11_000),
  spentCents: toCents(6000),
  feesCents: toCents(600),
  refundedCents: toCents(11_000),
  overRefundedCents: toCents(6600),
  owedCents: toCents(6600),
  chargedBackCents: toCents(0),
  heldCents: toCents(0),
  feeReserveCents: toCents(0),
  refundableCents: toCents(0),
  reservedCents: toCents(0),
  pendingCents: toCents(0),
}

test.each([
  [6600, 'You owe $66.00 of it'],
  [1000, 'You owe $10.00 of it'],
  [0, 'You owe none of it'],
])(
  'refunds beyond the campaigns’ money are subtracted, with the %i cents still owed',
  (owed, says) => {
    const text = textOf(<BillingSums sums={{ ...sums, owedCents: toCents(owed) }} />)

    expect(text).toContain('Refunded $110.00')
    expect(text).toContain(`− Refunded beyond that $66.00 ${says}`)
  },
)

test('a brand refunded no more than it had left sees no debt', () => {
  const settled = { ...sums, refundedCents: toCents(4400), overRefundedCents: toCents(0) }

  const text = textOf(<BillingSums sums={{ ...settled, owedCents: toCents(0) }} />)

  expect(text).not.toContain('beyond')
  expect(text).not.toContain('owe')
})

test('what is left in completed campaigns is refunded by those who may', () => {
  const shown = <BillingSums sums={{ ...sums, refundableCents: toCents(500) }} />
  const [owner, manager] = [[], ['money:move'] as const].map((lacks) =>
    renderText(shown, { role: 'brand', brand: { lacks: [...lacks] } }),
  )

  expect(owner?.text).toContain('no post can earn it anymore. Refund it')
  expect(manager?.text).toContain('no post can earn it anymore.')
  expect(manager?.text).not.toContain('Refund it')
})
