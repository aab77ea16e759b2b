import { toCents } from '@permille/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gainOf, type MonthOfChange, monthsBetween, periodOf, sumOf } from './statement.ts'

const cents = fc.nat(1_000_000).map(toCents)
const change = fc.record<MonthOfChange>({
  month: fc
    .integer({ min: 0, max: 35 })
    .map((n) => new Date(Date.UTC(2024, n)).toISOString().slice(0, 7)),
  earnedCents: cents,
  takenBackCents: cents,
  goodwillCents: cents,
  paidOutCents: cents,
  returnedCents: cents,
  writtenOffCents: cents,
})

test('months add up to their years, years to everything, and each begins where the last one ended', () => {
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ({ month }) => month }), (changes) => {
      const months = monthsBetween(changes, { first: '2024-01', last: '2026-12' })
      const years = ['2024', '2025', '2026'].map((year) =>
        sumOf(months.filter(({ month }) => month.startsWith(year))),
      )

      const all = sumOf(years)

      expect(months).toHaveLength(36)
      expect(all).toEqual(sumOf(months))
      expect(all.openingCents).toBe(0)
      expect(all.closingCents).toBe(changes.reduce((sum, each) => sum + gainOf(each), 0))
      for (const row of [months, years]) {
        expect(row.slice(1).map((each) => each.openingCents)).toEqual(
          row.slice(0, -1).map((each) => each.closingCents),
        )
      }
    }),
  )
})

test.each([
  ['2026', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-02', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('%s is a period in UTC', (name, from, end) => {
  expect(periodOf(name)).toEqual({ name, from: new Date(from), end: new Date(end) })
})
