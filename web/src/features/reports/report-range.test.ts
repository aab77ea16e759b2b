import { expect, it } from 'vitest'
import { presetOf, rangeIn, rangeOf } from './report-range.ts'

const now = new Date('2026-03-10T23:30:00Z')

it.each([
  ['all', '', ''],
  ['7', '2026-03-04', ''],
  ['30', '2026-02-09', ''],
])('%s means the days from "%s" to "%s"', (preset, from, to) => {
  expect(rangeOf(preset, now)).toEqual({ from, to })
  expect(presetOf({ from: from || undefined, to: to || undefined }, now)).toBe(preset)
})

it('a range of one’s own is no preset', () => {
  expect(presetOf({ from: '2026-03-04', to: '2026-03-05' }, now)).toBeUndefined()
})

it.each([
  ['2026-02-28', '', '2026-02-28'],
  ['2026-02-30', '', undefined],
  ['tomorrow', '', undefined],
  ['', '', undefined],
  ['2026-03-10', '2026-03-10', '2026-03-10'],
  ['2026-03-10', '2026-03-09', undefined],
  ['2026-03-11', '', undefined],
])('from "%s" to "%s" in the URL begins on %s', (from, to, day) => {
  expect(rangeIn((name) => (name === 'from' ? from : to), now).from).toBe(day)
})
