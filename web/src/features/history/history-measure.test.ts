import { expect, it } from 'vitest'
import { moneyTick } from './history-measure.ts'

it.each([
  [0, '$0'],
  [50, '$0.50'],
  [4_000, '$40'],
  [120_000, '$1.2K'],
  [250_000_000, '$2.5M'],
])('%i cents are labelled %s on an axis', (cents, text) => {
  expect(moneyTick(cents)).toBe(text)
})
