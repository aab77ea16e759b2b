import { readWithdrawalRulesCall, type WithdrawalCode } from '@permille/contract/earnings/earnings'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
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

function explained(rules: Parameters<typeof isNotYet>[1], justSent?: string): string {
  const lines = rules.map(({ code, passed }) => ({ code, passed, message: code, at: null }))
  return renderText(<WithdrawalRules isBlocked justSent={justSent} />, {
    responses: [[queryOf(readWithdrawalRulesCall).queryKey, { rules: lines }]],
  }).text
}

it('after a withdrawal its success is shown, not the requirements of the next one', () => {
  const text = explained(failed('minimum', 'maturing'), '$29.60 sent today.')

  expect(text).toContain('$29.60 sent today.')
  expect(text).not.toContain('Before you can withdraw')
  expect(explained(failed('minimum', 'not-held'), '$29.60 sent today.')).toContain('withdraw?')
})

it('a creator with money on hold or held is not sent to find a campaign', () => {
  expect(explained(failed('minimum'))).toContain('Find a campaign')
  expect(explained(failed('minimum', 'held'))).not.toContain('Find a campaign')
  expect(explained(failed('minimum', 'maturing'))).not.toContain('Find a campaign')
})

it.each([
  ['details that were refused', ['kyc'], 'View your payout account'],
  ['no account yet', ['account-connected', 'kyc'], 'Set up your payout account'],
] as const)('with %s, one link leads to the fix', (_, missing, link) => {
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
