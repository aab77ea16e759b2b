import type { LedgerDay } from '@permille/contract/billing/billing'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { LedgerTable } from './ledger-table.tsx'

const views = {
  id: 'e1',
  type: 'creator_earn',
  event: 'accrual',
  amountCents: -320,
  campaignId: 'c1',
  campaignName: 'Autumn knitwear',
  submissionId: 's1',
  submissionTitle: 'Wool and window light',
  creatorName: 'Lena Okafor',
  createdAt: '2026-11-14T00:10:00.000Z',
  lineCount: 12,
} as unknown as LedgerDay
const funding = {
  ...views,
  id: 'e2',
  type: 'brand_fund',
  event: 'funding',
  lineCount: 1,
} as LedgerDay

test('a day of a post’s views is one row, which expands to its readings', () => {
  const { text, buttons } = renderText(<LedgerTable lines={[views]} />, { role: 'brand' })

  expect(text).toContain('Views 12 readings Lena Okafor · Wool and window light')
  expect(text).toContain('Nov 14, 2026 UTC')
  expect(text).toContain('−$3.20')
  // Once in the table, once in the card for narrow boxes.
  expect(buttons).toEqual(['12 readings', '12 readings'])
})

test('a single movement cannot be expanded', () => {
  const { buttons } = renderText(<LedgerTable lines={[funding]} />, { role: 'brand' })

  expect(buttons).toEqual([])
})
