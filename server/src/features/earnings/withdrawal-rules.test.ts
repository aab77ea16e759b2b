import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { explainWithdrawal, type WithdrawalFacts } from './withdrawal-rules.ts'

const withdrawable: WithdrawalFacts = {
  accountStatus: 'connected',
  accountProblem: null,
  destination: 'acct_1',
  availableCents: toCents(2500),
  maturingCents: toCents(0),
  frozenCents: toCents(0),
  inTransitCents: toCents(0),
  nextMaturesAt: null,
  hasOpenPayout: false,
  heldUntil: null,
  suspendedReason: null,
  arePayoutsStopped: false,
}

function failing(change: Partial<WithdrawalFacts>): string[] {
  return explainWithdrawal({ ...withdrawable, ...change })
    .filter((line) => !line.passed)
    .map((line) => line.code)
}

test('a connected creator with enough money can withdraw', () => {
  expect(failing({})).toEqual([])
})

test.each([
  ['no account', { accountStatus: 'not_connected' }, ['account-connected', 'kyc']],
  ['an unfinished account', { accountStatus: 'pending' }, ['account-connected', 'kyc']],
  ['a restricted account', { accountStatus: 'restricted' }, ['kyc']],
  ['too little money', { availableCents: toCents(999) }, ['minimum']],
  [
    'money that matures',
    { availableCents: toCents(0), maturingCents: toCents(5000) },
    ['minimum', 'maturing'],
  ],
  ['frozen money', { frozenCents: toCents(100), availableCents: toCents(0) }, ['minimum', 'held']],
  ['an open payout', { hasOpenPayout: true }, ['open-payout']],
  ['a new password or email', { heldUntil: new Date() }, ['account-change']],
  ['a suspension', { suspendedReason: 'spam' }, ['not-suspended']],
  ['books in question', { arePayoutsStopped: true }, ['books-clean']],
] as const)('%s fails exactly its own rules', (_, change, codes) => {
  expect(failing(change)).toEqual(codes)
})

test('money in its hold or frozen does not block what is available', () => {
  expect(failing({ frozenCents: toCents(100) })).toEqual([])
  expect(failing({ maturingCents: toCents(9000) })).toEqual([])
})

test('the rule about the minimum states how much is missing', () => {
  const lines = explainWithdrawal({ ...withdrawable, availableCents: toCents(250) })

  expect(lines.find((line) => line.code === 'minimum')?.message).toContain('$7.50')
})
