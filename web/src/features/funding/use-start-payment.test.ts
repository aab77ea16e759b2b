import { expect, it } from 'vitest'
import { refusalOf } from './use-start-payment.ts'

it.each(['25', ' 25.50 ', '1,50', '1.000,50', '1,000.50', '1', '999999.99'])(
  '"%s" is an amount to pay',
  (typed) => {
    expect(refusalOf(typed)).toBeUndefined()
  },
)

it.each(['1,000', '1.005', '1e3', '0x10', '', '  ', '0', '-5', 'ten', 'Infinity'])(
  '"%s" is refused as the specification says',
  (typed) => {
    expect(refusalOf(typed)).toBe('Please enter a valid funding amount')
  },
)

it.each([
  ['0.5', 'The smallest funding is $1.00'],
  ['1000000', 'The largest funding is $999,999.99'],
])('"%s" is refused with the limit, as by the server', (typed, problem) => {
  expect(refusalOf(typed)).toBe(problem)
})
