import { expect, test } from 'vitest'
import { sayRisks } from './risk-words.ts'

test('a risk is described in words, and a post without one has no description', () => {
  expect(sayRisks({ riskCodes: ['few-likes', 'drop'], adminReasons: ['flagged'] })).toEqual([
    'Unusually few likes',
    'Views taken back',
  ])
  expect(sayRisks({ riskCodes: [], adminReasons: ['account-not-verified'] })).toEqual([])
})

test('a post flagged by an older version without codes is still shown as flagged', () => {
  expect(sayRisks({ riskCodes: [], adminReasons: ['flagged'] })).toEqual(['Unusual numbers'])
})
