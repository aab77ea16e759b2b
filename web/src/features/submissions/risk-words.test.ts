import { expect, test } from 'vitest'
import { sayRisks } from './risk-words.ts'

test('a risk is said in words, and a post without one has none', () => {
  expect(sayRisks({ riskCodes: ['few-likes', 'drop'], adminReasons: ['flagged'] })).toEqual([
    'Unusually few likes',
    'Views taken back',
  ])
  expect(sayRisks({ riskCodes: [], adminReasons: ['account-not-verified'] })).toEqual([])
})

test('a post flagged by a version that kept no codes still shows it', () => {
  expect(sayRisks({ riskCodes: [], adminReasons: ['flagged'] })).toEqual(['Unusual numbers'])
})
