import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import type { PostPayout } from '@permille/contract/submissions/receipt'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { renderText } from '#testing/render-text.ts'
import { PaidOut } from './paid-out.tsx'

const payout = (day: number, cents: number, status: PostPayout['status']): PostPayout => ({
  id: `p${day}` as PayoutId,
  number: `P-10${day}`,
  createdAt: timestamp.parse(new Date(2025, 2, day, 12).toISOString()),
  status,
  amountCents: toCents(cents),
})

test('states how much was paid out and by which payouts, without money in transit', () => {
  const payouts = [payout(20, 500, 'queued'), payout(14, 1200, 'paid'), payout(7, 300, 'paid')]

  const { text } = renderText(<PaidOut payouts={payouts} />)

  expect(text).toBe(
    'On its way $5.00 P-1020 · Mar 20, 2025 $5.00 ' +
      'Paid out $15.00 P-1014 · Mar 14, 2025 $12.00 P-107 · Mar 7, 2025 $3.00',
  )
  expect(markupOf(<PaidOut payouts={payouts} />, [])).toContain('href="/earnings/payouts/p14"')
})

test('the earliest of many payouts are collapsed but counted in the sum', () => {
  const payouts = [9, 8, 7, 6, 5, 4, 3].map((day) => payout(day, 100, 'paid'))

  const { text } = renderText(<PaidOut payouts={payouts} />)

  expect(text).toMatch(/^Paid out \$7\.00 .*P-105 · Mar 5, 2025 \$1\.00 2 earlier P-104 · Mar 4/)
})

test('a post without a payout shows none', () => {
  expect(renderText(<PaidOut payouts={[]} />).text).toBe('')
})
