import { expect, test } from 'vitest'
import { turnOf } from './dispute-calls.ts'

test.each<[string, readonly number[], { turn: number; withdrawnCents: number | null }]>([
  ['nothing was withdrawn', [], { turn: 1, withdrawnCents: null }],
  ['once', [-100], { turn: 1, withdrawnCents: 100 }],
  ['in two parts', [-60, -40], { turn: 1, withdrawnCents: 100 }],
  ['returned', [-100, 100], { turn: 1, withdrawnCents: 100 }],
  ['returned in two parts', [-100, 60, 40], { turn: 1, withdrawnCents: 100 }],
  ['withdrawn again', [-100, 100, -90], { turn: 2, withdrawnCents: 90 }],
  ['withdrawn three times', [-100, 100, -100, 100, -60, -40], { turn: 3, withdrawnCents: 100 }],
  ['a line of nothing between', [-60, 0, -40], { turn: 1, withdrawnCents: 100 }],
])('%s', (_what, amounts, seen) => {
  const moved = amounts.map((amount, index) => ({ amount, created: index }))

  expect(turnOf(moved)).toEqual(seen)
  expect(turnOf(moved.toReversed())).toEqual(seen)
})
