import { describe, expect, test } from 'vitest'
import { amountProblem, amountReadBack, dollarsTyped } from './amounts.ts'
import { readTypedCount } from './numbers.ts'

describe('an amount', () => {
  test.each([
    ['8.235', 'Is this $8,235.00 or $8.24? Enter 8235 or 8.24'],
    ['100.005', 'Is this $100,005.00 or $100.01? Enter 100005 or 100.01'],
  ])('typed as "%s" is asked back with the sums to enter', (typed, question) => {
    expect(amountProblem(typed)).toBe(question)
  })

  test.each<[string, number]>([
    ['25', 25],
    [' 25.50 ', 25.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1,50', 1.5],
    ['1,5', 1.5],
    ['0,50', 0.5],
    ['0.500', 0.5],
    ['1.000,50', 1000.5],
    ['1,000.50', 1000.5],
    ["1'000.50", 1000.5],
    ['1’000,50', 1000.5],
    ['1 000,50', 1000.5],
    ['1\u00a0000,50', 1000.5],
    ['1\u202f000,50', 1000.5],
    ['1\u2009000', 1000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1.234.567,89', 1_234_567.89],
    ['1,00,000.50', 100_000.5],
    ['$1.50', 1.5],
    ['1.50 $', 1.5],
    ['$1,234.56', 1234.56],
    ['１２．５０', 12.5],
    ['＄１，２３４．５０', 1234.5],
    ['١٬٠٠٠٫٥٠', 1000.5],
    ['١٢', 12],
    ['۱۲٫۵', 12.5],
    ['\u200e1.50\u200e', 1.5],
    ['0.005', 0.005],
    ['1000.005', 1000.005],
    ['-1', -1],
    ['−1', -1],
    ['-$1.50', -1.5],
  ])('typed as "%s" is %s dollars', (typed, dollars) => {
    expect([dollarsTyped(typed), amountProblem(typed)]).toEqual([dollars, undefined])
  })

  test.each([
    '1e3',
    '0x10',
    '1.5.0',
    '1,5,0',
    '1 5',
    '1,50.5',
    '1,0000',
    '1000,50,5',
    '1.000,50.5',
    '1 000.000,5',
    '10 000 00',
    'ten',
    'Infinity',
    'NaN',
    '+-1',
    '$',
    '.',
    '-',
    '1-2',
    '5 dollars',
    '1/2',
    '½',
    '1²',
    '①5',
  ])('"%s" is refused', (typed) => {
    expect(dollarsTyped(typed)).toBeNaN()
    expect(amountProblem(typed)).toBe('Enter the amount in dollars, such as 1500 or 1500.50')
  })

  test.each([
    'US$5',
    'us$ 5',
    '5 US$',
    '-US$5',
    '5 USD',
    'USD 5',
    'A$5',
    'AU$5',
    'NZ$ 5',
    '5 AUD',
    'cad5',
    '€5',
    '1,50 €',
    '£5',
    '5¥',
    '5 kr.',
    'CHF 5.50',
    'US$1,000',
  ])('"%s" is refused, because its dollars could be of any country', (typed) => {
    expect(dollarsTyped(typed)).toBeNaN()
    expect(amountProblem(typed)).toBe(
      'Enter the amount without a currency, in this page’s dollars, such as 1500 or 1500.50',
    )
    expect(amountReadBack(typed)).toBeUndefined()
  })

  test.each([
    ['1,000', 'Is this $1,000.00 or $1.00? Enter 1000 or 1.00'],
    ['1.000', 'Is this $1,000.00 or $1.00? Enter 1000 or 1.00'],
    ['12,500', 'Is this $12,500.00 or $12.50? Enter 12500 or 12.50'],
    ['12.500', 'Is this $12,500.00 or $12.50? Enter 12500 or 12.50'],
    ['1.005', 'Is this $1,005.00 or $1.00? Enter 1005 or 1.00'],
    ['25.616', 'Is this $25,616.00 or $25.62? Enter 25616 or 25.62'],
    ['$1,234', 'Is this $1,234.00 or $1.23? Enter 1234 or 1.23'],
    ['١٬٠٠٠', 'Is this $1,000.00 or $1.00? Enter 1000 or 1.00'],
  ])('"%s" is ambiguous, so it is refused', (typed, sentence) => {
    expect([dollarsTyped(typed), amountProblem(typed)]).toEqual([Number.NaN, sentence])
  })

  test('may be empty, because some amounts are optional', () => {
    expect(
      ['', '  ', '\u00a0'].map((typed) => [dollarsTyped(typed), amountProblem(typed)]),
    ).toEqual(Array(3).fill([Number.NaN, undefined]))
  })

  test.each<[string, string | undefined]>([
    ['1.000,50', 'That is $1,000.50'],
    ['1,50', 'That is $1.50'],
    ['0.005', 'That is $0.01'],
    ['1.2345', 'That is $1.23'],
    ['-0', 'That is $0.00'],
    ['1500.50', undefined],
    ['1500', undefined],
    ['1,000', undefined],
    ['ten', undefined],
    ['', undefined],
  ])('typed as "%s" is displayed as %s', (typed, sentence) => {
    expect(amountReadBack(typed)).toBe(sentence)
  })
})

test.each<[string, number]>([
  ['25616', 25_616],
  ['25,616', 25_616],
  ['25.616', 25_616],
  ['25 616', 25_616],
  ['25\u202f616', 25_616],
  ["1'025'616", 1_025_616],
  ['1,025,616', 1_025_616],
  ['10,25,616', 1_025_616],
  ['２５', 25],
  ['٢٥', 25],
  ['-1', -1],
  ['2.5', Number.NaN],
  ['25,61', Number.NaN],
  ['1,025.616', Number.NaN],
  ['25.6K', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('the count typed as "%s" is %s', (typed, count) => {
  expect(readTypedCount(typed)).toBe(count)
})
