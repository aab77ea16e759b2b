import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['amex', '0005', 'American Express ending in 0005'],
  ['a new one', '1234', 'your card ending in 1234'],
  [null, null, 'your card'],
])('the card %s %s is “%s”', (cardBrand, cardLast4, name) => {
  expect(cardName({ cardBrand, cardLast4 })).toBe(name)
})
