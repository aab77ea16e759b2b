import { expect, it } from 'vitest'
import { reportOf } from './audit-report.ts'
import type { InvariantResult } from './invariants.ts'

const holding: InvariantResult = {
  id: 'I01',
  group: 'ledger',
  claim: 'Sums are sums',
  stopsPayouts: true,
  offenders: [],
  unchecked: null,
}
const broken = { ...holding, id: 'I08', offenders: [{ offender: 'p1', detail: 'off by 1' }] }
const unchecked = { ...holding, id: 'I14', unchecked: 'The provider is silent' }

it('prints that the books are clean, and which transfers were left out', () => {
  expect(reportOf([holding, { ...holding, id: 'I14', foreignCount: 3 }])).toBe(
    [
      'ok     I01   Sums are sums',
      'ok     I14   Sums are sums',
      "         left out: 3 transfers of others on the provider's account",
      'The books are clean: 2 rules hold.',
      '',
    ].join('\n'),
  )
})

it('names a single transfer of others, and does not mention zero', () => {
  const reports = [1, 0].map((foreignCount) => reportOf([{ ...holding, foreignCount }]))

  expect(reports[0]).toContain('left out: 1 transfer of others')
  expect(reports[1]).not.toContain('left out')
})

it('reports a rule as broken only if it has offenders', () => {
  const report = reportOf([holding, broken, unchecked])

  expect(report).toContain('BROKEN I08   Sums are sums\n         p1: off by 1\n')
  expect(report).toContain('?      I14   Sums are sums\n         not checked: The provider')
  expect(report).toMatch(/1 of 3 invariants is broken\.\n$/)
})

it('does not call the books clean while a rule could not be checked', () => {
  expect(reportOf([holding, unchecked])).toMatch(
    /Nothing is broken, but 1 of 2 invariants could not be checked\.\n$/,
  )
})
