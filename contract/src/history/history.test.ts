import { expect, it } from 'vitest'
import { readBrandHistoryCall } from './history.ts'

const accepts = (query: object) => readBrandHistoryCall.query?.safeParse(query).success

it.each([
  [{ from: 'first' }, true],
  [{ from: 'first', to: '2026-03-01' }, true],
  [{ from: '2026-03-01' }, true],
  [{ from: '2026-03-01', to: 'last' }, true],
  [{ from: '2026-03-01', to: '2026-03-01' }, true],
  [{ from: '2026-03-02', to: '2026-03-01' }, false],
  [{ from: '2026-02-30' }, false],
  [{ from: 'last' }, false],
])('a history of %o is accepted: %s', (query, isAccepted) => {
  expect(accepts(query)).toBe(isAccepted)
})
