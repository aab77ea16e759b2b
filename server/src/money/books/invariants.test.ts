import { expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { checkInvariants, invariantClaims, isHolding } from './invariants.ts'

test('every rule stops payouts except those about lateness, campaigns without money, the provider’s list and sweeps', () => {
  const alarmsOnly = invariantClaims.filter((rule) => !rule.stopsPayouts).map(({ id }) => id)

  expect(alarmsOnly).toEqual(['I15b', 'I19', 'I21', 'I29', 'I38', 'I41', 'I42'])
  expect(invariantClaims.map(({ id }) => id)).toContain('I14')
})

/** A server that fails at every statement. */
const failing = (reason: unknown): Database => ({ query: () => Promise.reject(reason) })

test.each([new Error('canceling statement due to statement timeout'), 'a lost connection'])(
  'a rule that cannot be checked states why: %s',
  async (reason) => {
    const results = await checkInvariants(failing(reason))

    const why = reason instanceof Error ? reason.message : reason
    expect(results.map(({ id, unchecked }) => [id, unchecked])).toEqual(
      expect.arrayContaining([
        ['I01', why],
        ['I20', why],
      ]),
    )
    expect(results).toHaveLength(invariantClaims.length - 2)
  },
)

test('a rule holds when it was checked without offenders', () => {
  const offenders = [{ offender: 'a', detail: 'b' }]

  expect(isHolding({ offenders: [], unchecked: null })).toBe(true)
  expect(isHolding({ offenders: [], unchecked: 'no time' })).toBe(false)
  expect(isHolding({ offenders, unchecked: null })).toBe(false)
  expect(isHolding({ offenders, unchecked: 'no time' })).toBe(false)
})
