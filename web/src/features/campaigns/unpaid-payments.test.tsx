import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { UnpaidPayments } from './unpaid-payments.tsx'

const summaryOf = (count: number, hasMore: boolean) =>
  renderText(
    <UnpaidPayments count={count} hasMore={hasMore}>
      {null}
    </UnpaidPayments>,
  ).text

test('payments that were not paid are counted once all are loaded', () => {
  expect(summaryOf(3, false)).toBe('Not paid: 3')
  expect(summaryOf(3, true)).toBe('Not paid')
  expect(summaryOf(0, true)).toBe('')
})
