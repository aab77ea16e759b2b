import { type Debt, listDebtsCall } from '@permille/contract/earnings/earnings'
import type { SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { pagesOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { DebtsCard } from './debts-card.tsx'

const debt: Debt = {
  submissionId: 'post-1' as SubmissionId,
  title: 'A walk in the rain',
  campaignName: 'Autumn looks',
  reason: 'The views were bought',
  since: timestamp.parse('2026-03-01T10:00:00Z'),
  owedCents: toCents(5200),
  recoveredCents: toCents(1200),
  writtenOffCents: toCents(1000),
}
const stats = {
  totalEarnings: 900,
  availableBalance: 500,
  pendingEarnings: 400,
  paidOut: 5200,
  takenBack: 5200,
  owed: 3000,
}
const key = pagesOf(listDebtsCall).queryKey
const given = (debts: readonly Debt[]) =>
  ({ responses: [[key, { pages: [{ items: debts }], pageParams: [undefined] }]] }) as const

test('a debt states its cause, its rest, and how the total adds up', () => {
  const { text } = renderText(<DebtsCard stats={stats} />, given([debt]))

  expect(text).toContain('You owe $30.00')
  expect(text).toContain('you don’t need to do anything')
  expect(text).toContain(
    'A walk in the rain Autumn looks · since Mar 1, 2026 · The views were bought',
  )
  expect(text).toContain('$52.00 had been paid out; $12.00 recovered so far, $10.00 written off.')
  expect(text).toContain(
    '$9.00 total = $5.00 available + $4.00 pending + $52.00 paid out − $52.00 taken back',
  )
})

test('a paid debt stays on the page and asks for nothing', () => {
  const settled = { ...debt, recoveredCents: toCents(4200) }

  const { text } = renderText(<DebtsCard stats={{ ...stats, owed: 0 }} />, given([settled]))

  expect(text).toContain('You owe nothing')
  expect(text).toContain('$42.00 recovered so far')
  expect(text).not.toContain('Your next earnings repay it')
})
