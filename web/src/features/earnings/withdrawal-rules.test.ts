import type { WithdrawalCode } from '@permille/contract/earnings'
import { expect, it } from 'vitest'
import { isNotYet } from './withdrawal-rules.tsx'

const failed = (...codes: WithdrawalCode[]) => codes.map((code) => ({ code, passed: false }))

it.each([
  ['a new creator’s', failed('account-connected', 'kyc', 'minimum'), [true, true, true]],
  ['a paid out creator’s', failed('minimum', 'maturing', 'open-payout'), [true, true, true]],
  ['a refused account’s', failed('kyc', 'minimum'), [false, true]],
  ['a doubted post’s', failed('held', 'not-held', 'not-suspended'), [false, false, false]],
  ['met', [{ code: 'minimum', passed: true } as const], [false]],
])('of %s rules, those to do or to wait for', (_, rules, expected) => {
  expect(rules.map((rule) => isNotYet(rule, rules))).toEqual(expected)
})
