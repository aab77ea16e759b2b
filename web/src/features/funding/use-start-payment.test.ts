import { expect, it } from 'vitest'
import { dollarsIn } from './use-start-payment.ts'

it.each([
  ['25', 25],
  [' 25.50 ', 25.5],
  ['1,50', 1.5],
  ['1.000,50', 1000.5],
  ['1,000.50', 1000.5],
  ['1,000', undefined],
  ['1.005', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['  ', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['ten', undefined],
  ['Infinity', undefined],
])('"%s" is parsed as %s dollars', (typed, dollars) => {
  expect(dollarsIn(typed)).toBe(dollars)
})
