import { randomUUID } from 'node:crypto'
import type { BrandId, CampaignId, FundingId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startTestSandbox, type TestSandbox, webhookSecret } from '#testing/test-sandbox.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createStripePaymentProvider } from './stripe-payment-provider.ts'

let sandbox: TestSandbox
let ours: PaymentProvider
let theirs: PaymentProvider

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await sandbox.fillBalance(toCents(10_000))
  ours = installed('ours')
  theirs = installed('theirs')
})
afterAll(() => sandbox.close())

/** Two installations with the keys of one provider account. */
function installed(name: string): PaymentProvider {
  return createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    apiBase: sandbox.url,
    installation: async () => name,
  })
}

test('each recognises its own payments', async () => {
  const request = {
    fundingId: newId<FundingId>(),
    campaignId: newId<CampaignId>(),
    brandId: newId<BrandId>(),
    amountCents: toCents(500),
    feeCents: toCents(0),
    description: 'Campaign funding',
    idempotencyKey: randomUUID(),
  }

  const { id } = await theirs.createFundingIntent(request)

  expect((await theirs.retrieveFundingIntent(id)).isForeign).toBe(false)
  expect((await ours.retrieveFundingIntent(id)).isForeign).toBe(true)
})

test('each recognises its own transfers; one without a mark is ours', async () => {
  const destination = await sandbox.openPayoutAccount(newId())
  const send = async (provider: PaymentProvider) => {
    const payoutId = newId<PayoutId>()
    const request = { payoutId, amountCents: toCents(1000), destination, idempotencyKey: payoutId }
    expect((await provider.createTransfer(request)).kind).toBe('made')
    return payoutId
  }
  const sent = [await send(ours), await send(theirs), await send(sandbox.provider)]

  const listed = await ours.listEveryTransfer(null)

  const isForeign = new Map(listed.map((transfer) => [transfer.payoutId, transfer.isForeign]))
  expect(sent.map((id) => isForeign.get(id))).toEqual([false, true, false])
})
