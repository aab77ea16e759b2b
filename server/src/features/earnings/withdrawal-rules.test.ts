import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { explainWithdrawal, requireWithdrawable, type WithdrawalFacts } from './withdrawal-rules.ts'

const withdrawable: WithdrawalFacts = {
  accountStatus: 'connected',
  accountProblem: null,
  destination: 'acct_1',
  availableCents: toCents(2500),
  maturingCents: toCents(0),
  frozenCents: toCents(0),
  frozenFor: [],
  inTransitCents: toCents(0),
  nextMaturesAt: null,
  hasOpenPayout: false,
  heldUntil: null,
  suspendedReason: null,
  reviewHoldReason: null,
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
  ['an account without its id', { destination: null }, ['account-connected']],
  ['payouts under review', { reviewHoldReason: 'Two accounts' }, ['not-held']],
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

test('money in its hold or frozen does not block available money', () => {
  expect(failing({ frozenCents: toCents(100) })).toEqual([])
  expect(failing({ maturingCents: toCents(9000) })).toEqual([])
})

test('the rule about the minimum states how much is missing', () => {
  const lines = explainWithdrawal({ ...withdrawable, availableCents: toCents(250) })

  expect(lines.find((line) => line.code === 'minimum')?.message).toContain('$7.50')
})

function messageOf(code: string, change: Partial<WithdrawalFacts>): string | undefined {
  const lines = explainWithdrawal({ ...withdrawable, ...change })
  return lines.find((line) => line.code === code)?.message
}

test('exactly the minimum can be withdrawn', () => {
  const minimum = { availableCents: toCents(1000) }

  expect(failing(minimum)).toEqual([])
  expect(messageOf('minimum', { availableCents: toCents(999) })).toContain('you need $0.01 more')
  expect(requireWithdrawable({ ...withdrawable, ...minimum })).toBe('acct_1')
})

test.each([
  ['one cent in its hold', 'maturing', { maturingCents: toCents(1) }, '$0.01 becomes available'],
  ['nothing in its hold', 'maturing', {}, 'No earnings are waiting'],
  [
    'one frozen cent',
    'held',
    { frozenCents: toCents(1), frozenFor: ['doubted', 'disputed'] as const },
    '$0.01 is held because of views that look unusual, and a dispute',
  ],
  ['nothing frozen', 'held', {}, 'Nothing is held'],
  ['an unfinished account', 'account-connected', { accountStatus: 'pending' }, 'Finish setting up'],
  [
    'no account',
    'account-connected',
    { accountStatus: 'not_connected' },
    'Connect a payout account',
  ],
])('the texts about %s', (_, code, change, words) => {
  expect(messageOf(code, change)).toContain(words)
})

const checking = 'The payment provider is still checking your details.'
test.each([
  ['none', 'not_connected', null, null, 'Connect a payout account before you request a payout.'],
  ['left', 'not_connected', 'No longer connected.', null, 'No longer connected.'],
  ['opened', 'pending', null, 'acct_1', 'Finish setting up your payout account.'],
  ['checked', 'pending', checking, 'acct_1', checking],
  [
    'sent back',
    'restricted',
    'Your bank sent $30.00 back.',
    'acct_1',
    'Your bank sent $30.00 back.',
  ],
  ['rejected', 'restricted', 'Rejected.', 'acct_1', 'Rejected.'],
] as const)('for an account that is %s, one rule and the refusal use the same text', (...given) => {
  const [, accountStatus, accountProblem, destination, sentence] = given
  const facts = { ...withdrawable, accountStatus, accountProblem, destination }

  const lines = explainWithdrawal(facts).filter(({ passed }) => !passed)

  expect(lines.filter(({ message }) => message === sentence)).toHaveLength(1)
  expect(() => requireWithdrawable(facts)).toThrow(sentence)
})

test('a cent in its hold or frozen is a reason only below the minimum', () => {
  const none = { availableCents: toCents(0) }

  expect(failing({ ...none, maturingCents: toCents(1) })).toEqual(['minimum', 'maturing'])
  expect(failing({ ...none, frozenCents: toCents(1) })).toEqual(['minimum', 'held'])
})

test('a hold states when it ends, and the next maturing states when it matures', () => {
  const [heldUntil, nextMaturesAt] = [new Date(1000), new Date(2000)]
  const lines = explainWithdrawal({ ...withdrawable, heldUntil, nextMaturesAt })

  expect(lines.filter(({ at }) => at !== null).map(({ code, at }) => [code, at])).toEqual(
    expect.arrayContaining([
      ['account-change', heldUntil],
      ['maturing', nextMaturesAt],
    ]),
  )
})

test.each([
  [{ suspendedReason: 'spam' }, 'suspended'],
  [{ heldUntil: new Date() }, 'payouts-held'],
  [{ hasOpenPayout: true }, 'payout-open'],
  [{ availableCents: toCents(0) }, 'no-balance'],
  [{ availableCents: toCents(1) }, 'payout-too-small'],
  [{ availableCents: toCents(999) }, 'payout-too-small'],
  [{ accountStatus: 'pending' }, 'payout-account-missing'],
  [{ accountStatus: 'restricted' }, 'payout-account-missing'],
  [{ arePayoutsStopped: true }, 'payouts-stopped'],
])('%o refuses a request as %s', (change, code) => {
  expect(() => requireWithdrawable({ ...withdrawable, ...change })).toThrow(
    expect.objectContaining({ code }),
  )
})

test.each([
  [{ availableCents: toCents(0) }, "You don't have any earnings available for payout"],
  [{ availableCents: toCents(1) }, 'The minimum payout is $10.00; $0.01 is available.'],
  [
    { heldUntil: new Date('2026-03-07T12:34:56Z') },
    'Your password, email or payout account was changed recently. Your Earnings page says when you can withdraw.',
  ],
])('a request refused because of %o returns: %s', (change, message) => {
  expect(() => requireWithdrawable({ ...withdrawable, ...change })).toThrow(
    expect.objectContaining({ message }),
  )
})
