import { expect, test } from 'vitest'
import type { PayoutAccount } from '#integrations/stripe/payment-provider.ts'
import {
  canContinue,
  checkPayoutCountry,
  countryProblem,
  problemOf,
  statusOf,
} from './payout-account.ts'

const complete: PayoutAccount = {
  id: 'acct_1',
  isForeign: false,
  creatorId: null,
  country: 'US',
  detailsSubmitted: true,
  payoutsEnabled: true,
  transfers: 'active',
  disabledReason: null,
  currentlyDue: [],
  destinations: [],
  lastFour: null,
}

const checking = 'The payment provider is still checking your details.'
const more = 'The payment provider needs more details from you.'
const unfinished = 'Finish setting up your payout account.'
const rejected = 'The payment provider has rejected this account. Contact support.'

test.each([
  ['is complete', {}, 'connected', null],
  ['is not finished', { detailsSubmitted: false }, 'pending', unfinished],
  ['has no payouts', { payoutsEnabled: false }, 'pending', checking],
  ['has pending transfers', { transfers: 'pending' }, 'pending', checking],
  ['has no transfers', { transfers: 'inactive' }, 'pending', checking],
  ['lacks one detail', { currentlyDue: ['tos'] }, 'connected', more],
  [
    'is past due',
    { payoutsEnabled: false, disabledReason: 'requirements.past_due', currentlyDue: ['tos'] },
    'restricted',
    more,
  ],
  [
    'is under review',
    { transfers: 'inactive', disabledReason: 'under_review' },
    'restricted',
    checking,
  ],
  [
    'was rejected',
    { payoutsEnabled: false, disabledReason: 'rejected.fraud', currentlyDue: ['tos'] },
    'restricted',
    rejected,
  ],
  [
    'was disabled before it was finished',
    { detailsSubmitted: false, payoutsEnabled: false, disabledReason: 'requirements.past_due' },
    'pending',
    unfinished,
  ],
] as const)('an account that %s', (_, change, status, problem) => {
  const account: PayoutAccount = { ...complete, ...change }

  expect([statusOf(account), problemOf(account, null)]).toEqual([status, problem])
})

test('setup continues only where the provider needs the owner', () => {
  const problems = [unfinished, more, checking, rejected, null]

  expect(problems.filter(canContinue)).toEqual([unfinished, more])
})

test('a country can be paid where the provider sends our money and nothing else prevents it', () => {
  expect(countryProblem('DE', ['DE', 'US'])).toBeNull()
  expect(countryProblem('DE', ['US'])).toBe('Stripe does not transfer money there from our account')
  expect(countryProblem('ZA', ['ZA'])).toBe('Not available yet')
  expect(() => checkPayoutCountry('DE', ['DE'])).not.toThrow()
})

test('an unpayable country is refused by name, an unknown one as unknown', () => {
  expect(() => checkPayoutCountry('DE', ['US'])).toThrow(
    expect.objectContaining({
      code: 'country-not-available',
      message: expect.stringContaining('Payouts to Germany are not available yet'),
    }),
  )
  expect(() => checkPayoutCountry('ZZ', ['ZZ'])).toThrow(
    expect.objectContaining({ code: 'country-unknown' }),
  )
})
