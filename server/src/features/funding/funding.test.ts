import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import { feeOn, toCents } from '@permille/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FundingIntent } from '#integrations/stripe/payment-provider.ts'
import {
  type Funding,
  isUnpaidTooLong,
  secondsToNextHour,
  startedPayments,
  verdictOn,
} from './funding.ts'

const fundingId = 'funding' as FundingId
const createdAt = new Date('2026-11-21T12:00:00Z')

function funding(facts: Partial<Funding> = {}): Funding {
  return {
    id: fundingId,
    campaignId: 'campaign' as CampaignId,
    campaignName: 'Summer Drop',
    brandId: 'brand' as BrandId,
    stripePaymentIntentId: 'pi_1',
    amountCents: toCents(10_000),
    feeCents: toCents(1_000),
    status: 'pending',
    createdAt,
    ...facts,
  }
}

function intent(facts: Partial<FundingIntent> = {}): FundingIntent {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amountCents: toCents(11_000),
    amountReceivedCents: toCents(11_000),
    isForeign: false,
    isOwnCurrency: true,
    clientSecret: null,
    fundingId,
    campaignId: null,
    brandId: null,
    feeCents: null,
    createdAt,
    lastError: null,
    card: null,
    ...facts,
  }
}

test.each([
  [10_000, 1_000, 1_000],
  [10_000, 0, 0],
  [105, 1_000, 11],
  [104, 1_000, 10],
  [1, 4_999, 0],
  [1, 5_000, 1],
  [99_999_999, 10_000, 99_999_999],
])('the fee on %i cents at %i bps is %i cents, half a cent rounded up', (amount, bps, fee) => {
  expect(feeOn(toCents(amount), bps)).toBe(fee)
})

test('the fee is the exact quotient rounded half up for every amount', () => {
  const amounts = fc.integer({ min: 100, max: 99_999_999 })
  const rates = fc.integer({ min: 0, max: 10_000 })

  fc.assert(
    fc.property(amounts, rates, (amount, bps) => {
      const exact = (BigInt(amount) * BigInt(bps) + 5_000n) / 10_000n
      expect(feeOn(toCents(amount), bps)).toBe(Number(exact))
    }),
  )
})

test.each([
  ['one cent less', { amountReceivedCents: toCents(10_999) }],
  ['one cent more', { amountReceivedCents: toCents(11_001) }],
  ['the amount without its fee', { amountReceivedCents: toCents(10_000) }],
  ['another currency', { isOwnCurrency: false }],
  ['another funding', { fundingId: 'another' as FundingId }],
  ['no funding', { fundingId: null }],
  ['another payment', { id: 'pi_2' }],
] as const)('a payment with %s is not booked', (_case, facts) => {
  expect(verdictOn(funding(), intent(facts)).kind).toBe('mismatch')
})

test.each([
  ['pending', 'succeeded', 'succeeded'],
  ['pending', 'canceled', 'failed'],
  ['pending', 'open', 'pending'],
  ['pending', 'processing', 'pending'],
  ['failed', 'succeeded', 'succeeded'],
  ['failed', 'open', 'unchanged'],
  ['failed', 'canceled', 'unchanged'],
  ['succeeded', 'succeeded', 'unchanged'],
  ['succeeded', 'canceled', 'unchanged'],
  ['succeeded', 'open', 'unchanged'],
] as const)('a %s funding whose payment is %s: %s', (status, seen, kind) => {
  expect(verdictOn(funding({ status }), intent({ status: seen })).kind).toBe(kind)
})

test('a declined card keeps the funding pending, with the provider’s message', () => {
  const declined = intent({ status: 'open', lastError: 'Your card was declined.' })

  expect(verdictOn(funding(), declined)).toEqual({
    kind: 'pending',
    lastError: 'Your card was declined.',
    isProcessing: false,
  })
})

test('a payment expires after 24 hours unpaid', () => {
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)

  const responses = [86_399, 86_400].map((seconds) => isUnpaidTooLong(funding(), after(seconds)))

  expect(responses).toEqual([false, true])
})

test.each([
  ['processing', true],
  ['open', false],
] as const)('a payment that is %s is in transit: %s', (status, isProcessing) => {
  expect(verdictOn(funding(), intent({ status }))).toMatchObject({ isProcessing })
})

test('a funding without a payment accepts the one made for it', () => {
  expect(verdictOn(funding({ stripePaymentIntentId: null }), intent()).kind).toBe('succeeded')
})

test('a cancelled payment fails with the provider’s reason, if it gave one', () => {
  const reasons = ['The card was stolen.', null].map((lastError) =>
    verdictOn(funding(), intent({ status: 'canceled', lastError })),
  )

  expect(reasons).toEqual([
    { kind: 'failed', lastError: 'The card was stolen.' },
    { kind: 'failed', lastError: 'The payment was cancelled.' },
  ])
})

test('a brand’s payments are counted per full hour', () => {
  const { brandId } = funding()
  const windowOf = (time: string) =>
    startedPayments({ brandId, createdAt: new Date(`2026-11-21T${time}Z`) })

  for (const time of ['12:00:00.000', '12:59:59.999']) {
    expect(windowOf(time)).toEqual({
      scope: 'payments:brand',
      windowStartsAt: createdAt,
      windowSeconds: 3600,
    })
  }
})

test.each([
  ['12:00:00.000', 3600],
  ['12:00:00.001', 3600],
  ['12:59:59.000', 1],
  ['12:59:59.999', 1],
])('at %s the next hour is %i seconds away', (time, seconds) => {
  expect(secondsToNextHour(new Date(`2026-11-21T${time}Z`))).toBe(seconds)
})
