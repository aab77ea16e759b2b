import { readWithdrawalRulesCall, type WithdrawalCode } from '@permille/contract/earnings'
import { expect, it } from 'vitest'
import { queryOf } from '../../api/query.ts'
import { renderText } from '../../testing/render-text.ts'
import { isNotYet, WithdrawalRules } from './withdrawal-rules.tsx'

const failed = (...codes: WithdrawalCode[]) => codes.map((code) => ({ code, passed: false }))

it.each([
  ['a new creator’s', failed('account-connected', 'kyc', 'minimum'), [true, true, true]],
  ['a paid out creator’s', failed('minimum', 'maturing', 'open-payout'), [true, true, true]],
  ['a refused account’s', failed('kyc', 'minimum'), [false, true]],
  ['a doubted post’s', failed('held', 'not-held', 'not-suspended'), [false, false, false]],
  ['met', [{ code: 'minimum', passed: true } as const], [false]],
])('of %s rules, marks those that only need a step or time', (_, rules, expected) => {
  expect(rules.map((rule) => isNotYet(rule, rules))).toEqual(expected)
})

it.each([
  ['details that were refused', ['kyc'], 'View your payout account'],
  ['no account yet', ['account-connected', 'kyc'], 'Set up your payout account'],
] as const)('with %s, one link leads to where to fix it', (_, missing, link) => {
  const codes: readonly WithdrawalCode[] = ['account-connected', 'kyc', 'minimum']
  const unmet: readonly WithdrawalCode[] = missing
  const rules = codes.map((code) => ({
    code,
    passed: !unmet.includes(code),
    message: code,
    at: null,
  }))

  const { text } = renderText(<WithdrawalRules isBlocked />, {
    responses: [[queryOf(readWithdrawalRulesCall).queryKey, { rules }]],
  })

  expect(text.match(/(?:View|Set up) your payout account/g)).toEqual([link])
})
