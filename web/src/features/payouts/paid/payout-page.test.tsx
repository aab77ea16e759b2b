import type { PayoutId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import {
  listPayoutLinesCall,
  type PayoutDetail,
  type PayoutLine,
} from '@permille/contract/payouts/payouts'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { pagesOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { PayoutSheet } from './payout-page.tsx'

const payout: PayoutDetail = {
  id: 'payout-1' as PayoutId,
  number: 'P-1042',
  totalCents: toCents(4000),
  createdAt: timestamp.parse('2026-03-01T10:00:00Z'),
  settledAt: timestamp.parse('2026-03-01T10:00:02Z'),
  status: 'paid',
  reason: null,
  transferId: 'tr_1',
  postCount: 2,
}
const line = (title: string, cents: number): PayoutLine => ({
  submissionId: title as SubmissionId,
  title,
  campaignName: 'Autumn',
  platform: 'x',
  amountCents: toCents(cents),
})
const debt: PayoutLine = {
  ...line('', -500),
  submissionId: null,
  title: null,
  campaignName: null,
  platform: null,
}

function shown(given: Partial<PayoutDetail>, lines: readonly PayoutLine[]) {
  const key = pagesOf(listPayoutLinesCall, { params: { id: payout.id } }).queryKey
  const pages = { pages: [{ items: lines }], pageParams: [undefined] }
  return renderText(<PayoutSheet payout={{ ...payout, ...given }} />, {
    responses: [[key, pages]],
  }).text
}

test('lists the posts it paid, its deductions for debts, and the total', () => {
  const text = shown({}, [line('Rain', 3000), line('Snow', 1500), debt])

  expect(text).toContain('2 posts')
  expect(text).toMatch(/Rain Autumn \$30\.00 .*Snow Autumn \$15\.00/)
  expect(text).toContain('Earlier debts Paid out of your earnings')
  expect(text).toContain('Total $40.00')
  expect(text).toContain('Statement March 2026 Payout number P-1042')
  expect(text).not.toContain('tr_1')
})

test('money that was returned to its creator is no debt', () => {
  const text = shown({}, [line('Rain', 3000), { ...debt, amountCents: toCents(1000) }])

  expect(text).toContain('Returned money From an earlier payout or debt $10.00')
  expect(text).not.toContain('Earlier debts')
})

test('a failed payout says why and lists nothing', () => {
  const text = shown({ status: 'failed', reason: 'Your bank refused it.', postCount: 0 }, [])

  expect(text).toContain('Your bank refused it.')
  expect(text).toContain('available again')
  expect(text).not.toContain('Total')
})
