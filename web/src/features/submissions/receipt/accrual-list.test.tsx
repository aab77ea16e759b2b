import type { AccrualId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import {
  type Accrual,
  type AccrualDay,
  listAccrualDaysCall,
  listAccrualsCall,
} from '@permille/contract/submissions/accruals'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { pagesOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { DayLines } from './accrual-day.tsx'
import { AccrualDays, AccrualList } from './accrual-list.tsx'

const nothing = { viewsCents: 0, bonusCents: 0, goodwillCents: 0, correctionCents: 0 }
const earnedByKind = { ...nothing, reinstatedCents: 0 } as OwnSubmission['earnedByKind']
const id = 's1' as SubmissionId
const terms = { ratePerKViewsCents: 300 } as OwnSubmission['terms']
const submission = { id, terms, earnings: toCents(570), earnedByKind } as OwnSubmission

const views: AccrualDay = {
  id: 'a1' as AccrualId,
  kind: 'views',
  day: '2026-11-14',
  accruedCents: toCents(320),
  lineCount: 12,
  newViews: 1067,
  createdAt: '2026-11-14T00:10:00Z' as AccrualDay['createdAt'],
}
const bonus = { ...views, kind: 'bonus', newViews: null, lineCount: 1 } as AccrualDay

const onePage = (items: readonly object[]) => ({ pages: [{ items }], pageParams: [undefined] })

test('a day states the readings it sums, in UTC, and the number of new views', () => {
  const request = pagesOf(listAccrualDaysCall, { params: { id }, query: { limit: 15 } })
  const responses = [[request.queryKey, onePage([views, bonus])]] as const

  const { text } = renderText(<AccrualDays submission={submission} />, { responses })

  expect(text).toContain('Views · Nov 14, 2026 UTC · 1,067 new · 12 readings $3.20')
  expect(text).toContain('Bonus · Nov 14, 2026 UTC $3.20')
  expect(text).toContain('Earned $5.70')
  expect(text).toContain('CSV')
})

test('its lines state the reason for each amount, and where the money is', () => {
  const request = pagesOf(listAccrualsCall, {
    params: { id },
    query: { day: views.day, kind: views.kind },
  })
  const line = {
    ...views,
    viewsBefore: 1000,
    viewsAtSnapshot: 2067,
    maturesAt: '2026-11-17T00:10:00Z',
    payoutId: 'p1' as PayoutId,
  } as unknown as Accrual
  const paidAgain = { ...line, id: 'a2' as AccrualId, viewsBefore: null, payoutId: null }
  const responses = [[[...request.queryKey, 12], onePage([line, paidAgain])]] as const

  const { text } = renderText(<DayLines day={views} submission={submission} />, { responses })

  expect(text).toContain('00:10 UTC · 1,000 → 2,067 × $3.00 per 1K · in a payout $3.20')
  expect(text).toContain('00:10 UTC · available')
})

test('a post that never earned has no list, a post whose money was taken back has one', () => {
  const takenBack = { ...earnedByKind, viewsCents: toCents(9), correctionCents: toCents(-9) }
  const textOf = (changed: OwnSubmission) => renderText(<AccrualList submission={changed} />).text

  expect(textOf(submission)).toBe('')
  expect(textOf({ ...submission, earnedByKind: takenBack })).toContain('How this adds up')
})
