import { randomUUID } from 'node:crypto'
import type { BrandId, CampaignId, CreatorId, FundingId, PayoutId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { providerAt, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import type { PaymentProvider } from './payment-provider.ts'

let sandbox: TestSandbox
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await startTestSandbox()
  provider = sandbox.provider
})
beforeEach(() => sandbox.clearFaults())
afterAll(() => sandbox.close())

async function newIntent(amountCents = 10_000) {
  const fundingId = newId<FundingId>()
  const intent = await provider.createFundingIntent({
    fundingId,
    campaignId: newId(),
    brandId: newId(),
    amountCents: toCents(amountCents),
    feeCents: toCents(0),
    description: 'Campaign funding',
    idempotencyKey: `fund:${fundingId}`,
  })
  return { ...intent, fundingId }
}

const pay = (intent: { clientSecret: string }, card: string) =>
  sandbox.confirmPayment(intent.clientSecret, card)

async function newAccount(country = 'US') {
  const creatorId = newId<CreatorId>()
  const email = 'ada@example.com'
  const request = { creatorId, email, country, idempotencyKey: `acct:${creatorId}` }
  return provider.createPayoutAccount(request)
}

async function onboardedAccount(country = 'US') {
  const { id } = await newAccount(country)
  const addresses = { returnUrl: 'http://localhost/back', refreshUrl: 'http://localhost/again' }
  const { url } = await provider.createOnboardingLink({ accountId: id, ...addresses })
  await fetch(url, { method: 'POST', redirect: 'manual' })
  return id
}

function fundBalance() {
  return sandbox.fillBalance(10_000)
}

function transferRequest(destination: string, fields: { amountCents?: Cents } = {}) {
  const payoutId = newId<PayoutId>()
  return {
    payoutId,
    amountCents: toCents(1000),
    destination,
    idempotencyKey: `payout:${payoutId}:1`,
    ...fields,
  }
}

function addFault(fields: Record<string, unknown>) {
  return sandbox.setFault({ provider: 'stripe', match: 'POST /v1/transfers', times: 1, ...fields })
}

test('a paid funding intent is succeeded, with the amount received and its funding', async () => {
  const intent = await newIntent(12_345)

  await pay(intent, 'pm_card_visa')
  const found = await provider.retrieveFundingIntent(intent.id)

  expect(found).toMatchObject({
    status: 'succeeded',
    amountCents: 12_345,
    amountReceivedCents: 12_345,
    isOwnCurrency: true,
    fundingId: intent.fundingId,
    card: { brand: 'visa', last4: '4242' },
  })
})

test('a declined card leaves the intent open and returns the reason', async () => {
  const intent = await newIntent()

  const response = await pay(intent, 'pm_card_visa_chargeDeclinedInsufficientFunds')
  const found = await provider.retrieveFundingIntent(intent.id)

  expect(response).toBe(402)
  expect(found).toMatchObject({ status: 'open', lastError: 'Your card has insufficient funds.' })
})

test('the same idempotency key returns the same intent', async () => {
  const request = {
    fundingId: newId<FundingId>(),
    campaignId: newId<CampaignId>(),
    brandId: newId<BrandId>(),
    amountCents: toCents(5000),
    feeCents: toCents(0),
    description: 'Campaign funding',
    idempotencyKey: randomUUID(),
  }

  const first = await provider.createFundingIntent(request)
  const second = await provider.createFundingIntent(request)

  expect(second).toEqual(first)
})

test('an open intent can be cancelled, and a paid one is returned as paid', async () => {
  const open = await newIntent()
  const paid = await newIntent()
  await pay(paid, 'pm_card_visa')

  const cancelled = await provider.cancelFundingIntent(open.id)
  const kept = await provider.cancelFundingIntent(paid.id)

  expect(cancelled.status).toBe('canceled')
  expect(kept.status).toBe('succeeded')
})

test('an account can be paid once its owner has finished onboarding', async () => {
  const { id: fresh } = await newAccount('DE')

  const done = await onboardedAccount('DE')

  expect(await provider.retrievePayoutAccount(fresh)).toMatchObject({
    detailsSubmitted: false,
    transfers: 'inactive',
  })
  expect(await provider.retrievePayoutAccount(done)).toMatchObject({
    country: 'DE',
    detailsSubmitted: true,
    payoutsEnabled: true,
    transfers: 'active',
    disabledReason: null,
  })
})

test('a dashboard link needs a finished onboarding', async () => {
  const { id: fresh } = await newAccount()
  const done = await onboardedAccount()

  const link = await provider.createDashboardLink(done)

  expect(link.url).toContain(done)
  await expect(provider.createDashboardLink(fresh)).rejects.toBeInstanceOf(Rejected)
})

test('payout countries are those of the provider', async () => {
  const countries = await provider.payableCountries()

  expect(countries).toContain('US')
  expect(countries).toContain('DE')
  expect(countries).toContain('MX')
  expect(countries).not.toContain('ZA')
  expect(countries).not.toContain('BR')
  expect(countries).not.toContain('GI')
})

test('a transfer is made once per key and found by its payout', async () => {
  await fundBalance()
  const request = transferRequest(await onboardedAccount())

  const first = await provider.createTransfer(request)
  const second = await provider.createTransfer(request)
  const listed = await provider.listTransfers(request.payoutId)

  expect(second).toEqual(first)
  expect(listed).toHaveLength(1)
  expect(listed[0]).toMatchObject({
    payoutId: request.payoutId,
    amountCents: toCents(1000),
    amountReversedCents: 0,
    destination: request.destination,
  })
})

test('too little balance is not a refusal', async () => {
  const destination = await onboardedAccount()

  const outcome = await provider.createTransfer(
    transferRequest(destination, { amountCents: toCents(99_999_900) }),
  )

  expect(outcome.kind).toBe('insufficient')
})

test.each([
  [
    'an account that never finished',
    () => newAccount().then(({ id }) => id),
    'insufficient_capabilities_for_transfer',
  ],
  ['a country out of reach', () => onboardedAccount('BR'), 'transfers_not_allowed'],
  ['an account nobody knows', () => Promise.resolve('acct_unknown'), 'resource_missing'],
])('a transfer to %s is refused with its reason', async (_case, account, code) => {
  await fundBalance()
  const destination = await account()

  const outcome = await provider.createTransfer(transferRequest(destination))

  expect(outcome).toMatchObject({ kind: 'refused', code })
})

test.each([429, 500, 503])(
  'a transfer that fails with %s before any work is unknown, and can be retried',
  async (status) => {
    await fundBalance()
    const request = transferRequest(await onboardedAccount())
    await addFault({ kind: 'status', status })

    const first = await provider.createTransfer(request)
    const second = await provider.createTransfer(request)

    expect(first).toMatchObject({ kind: 'unknown', replayedFailure: false })
    expect(second.kind).toBe('made')
  },
)

test('a dropped response results in exactly one transfer, found under the same key', async () => {
  await fundBalance()
  const request = transferRequest(await onboardedAccount())
  await addFault({ kind: 'drop_response', times: 2 })

  const first = await provider.createTransfer(request)
  const second = await provider.createTransfer(request)

  expect(first).toMatchObject({ kind: 'unknown', replayedFailure: false })
  expect(second.kind).toBe('made')
  expect(await provider.listTransfers(request.payoutId)).toHaveLength(1)
})

test('a failure replayed from its key is recognised', async () => {
  await fundBalance()
  const request = transferRequest(await onboardedAccount())
  await addFault({ kind: 'status_after', status: 500 })

  const first = await provider.createTransfer(request)
  const replayed = await provider.createTransfer(request)

  expect(first).toMatchObject({ kind: 'unknown', replayedFailure: false })
  expect(replayed).toMatchObject({ kind: 'unknown', replayedFailure: true })
  expect(await provider.listTransfers(request.payoutId)).toHaveLength(1)
})

test('an unreachable provider is Unavailable, and its transfer unknown', async () => {
  const away = providerAt('http://127.0.0.1:1')

  const read = () => away.retrieveFundingIntent('pi_1')
  const outcome = await away.createTransfer(transferRequest('acct_1'))

  await expect(read).rejects.toBeInstanceOf(Unavailable)
  expect(outcome).toMatchObject({ kind: 'unknown', replayedFailure: false })
})

test('a wrong API key is our own fault: Unavailable, and no payout fails for it', async () => {
  const wrong = providerAt(sandbox.url, 'sk_wrong')

  const outcome = await wrong.createTransfer(transferRequest('acct_1'))

  await expect(wrong.retrieveFundingIntent('pi_1')).rejects.toMatchObject({
    code: 'payment-provider-misconfigured',
  })
  expect(outcome.kind).toBe('unknown')
})
