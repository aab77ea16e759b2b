import { expect, test } from 'vitest'
import { describeRisks } from './risk-labels.ts'

test('a risk is described in a sentence, and a post without one has no description', () => {
  expect(describeRisks({ riskCodes: ['few-likes', 'drop'], adminReasons: ['flagged'] })).toEqual([
    'Unusually few likes',
    'Views taken back',
  ])
  expect(describeRisks({ riskCodes: [], adminReasons: ['account-not-verified'] })).toEqual([])
})

test('a post flagged by an older version without codes is still shown as flagged', () => {
  expect(describeRisks({ riskCodes: [], adminReasons: ['flagged'] })).toEqual(['Unusual numbers'])
})
