import { readBrandStatsCall } from '@permille/contract/overview/overview'
import { expect, test } from 'vitest'
import { keyOf } from '#api/query.ts'
import { sessionKey } from '#api/session.ts'
import { type Answer, markupOf } from '#testing/markup-of.tsx'
import { BrandDashboard } from './brand-dashboard.tsx'

const brand = { id: 'b1', role: 'owner', count: 1, lacks: [], isReadOnly: false }
const numbers = { totalBudget: 0, totalFunded: 0, totalPaid: 0, activeCampaigns: 0 }

/** Returns the markup between the numbers and the first list. */
function aboveLists(stats: readonly Answer[]): string | undefined {
  const markup = markupOf(<BrandDashboard />, [[sessionKey, { role: 'brand', brand }], ...stats])
  return /All time(.*?)Pending Submissions/s.exec(markup)?.[1]
}

const of = (totalSubmissions: number): Answer => [
  keyOf(readBrandStatsCall, {}),
  { ...numbers, totalSubmissions },
]

test('the lists wait until it is known whether first steps stand above them', () => {
  expect(aboveLists([])).toMatch(/data-skeleton.* hidden=""/s)
  expect(aboveLists([of(1)])).not.toMatch(/data-skeleton| hidden=""/)
})

test('the first steps of a new brand have their room before their code is there', () => {
  expect(aboveLists([of(0)])).toContain('data-skeleton')
  expect(aboveLists([of(0)])).not.toContain(' hidden=""')
})
