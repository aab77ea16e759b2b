import { formatCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { dollars } from './shown-values.ts'

test('money is formatted as in the product', () => {
  const amounts = [0, 5, 100, 2_058_092, 100_000_000, -1250]

  expect(amounts.map(dollars)).toEqual(amounts.map(formatCents))
})
