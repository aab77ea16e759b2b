import { expect, it } from 'vitest'
import { dollarsIn } from './use-start-payment.ts'

it.each([
  ['25', 25],
  [' 25.50 ', 25.5],
  ['', undefined],
  ['  ', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['ten', undefined],
  ['Infinity', undefined],
])('"%s" is %s dollars', (typed, dollars) => {
  expect(dollarsIn(typed)).toBe(dollars)
})
