import type { CampaignId, FundingId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import { toFundingIntent } from './funding-intent.ts'
import type {
  FundingIntent,
  PaymentProvider,
  Transfer,
  TransferOutcome,
} from './payment-provider.ts'
import { accountParams, toPayoutAccount } from './payout-account.ts'
import { agreementFor } from './payout-corridors.ts'
import { createStripeClient } from './stripe-client.ts'
import { callStripe } from './stripe-errors.ts'
import { toTransfer, transferFailure, transferGroup } from './transfer-outcome.ts'
import { createWebhookReader } from './webhook-reader.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecrets: readonly string[]
  /** A base URL other than Stripe's own, without a path: the sandbox's. */
  readonly apiBase?: string | undefined
  /** Country of the platform's own Stripe account; US by default. */
  readonly platformCountry?: string | undefined
  /** Currency of its balance; usd by default. */
  readonly currency?: string | undefined
}

/** Stripe, through its official SDK. Throws at once when a webhook secret is missing or short. */
export function createStripePaymentProvider(options: StripeOptions): PaymentProvider {
  const readWebhook = createWebhookReader(options.webhookSecrets)
  const stripe = createStripeClient(options)
  return {
    readOwnAccountId: async () => (await callStripe(() => stripe.accounts.retrieveCurrent())).id,
    ...fundingCalls(stripe, options.currency ?? 'usd'),
    ...accountCalls(stripe, options.platformCountry ?? 'US'),
    ...transferCalls(stripe, options.currency ?? 'usd'),
    readWebhook,
  }
}

type FundingCalls = 'createFundingIntent' | 'retrieveFundingIntent' | 'cancelFundingIntent'

function fundingCalls(stripe: Stripe, currency: string): Pick<PaymentProvider, FundingCalls> {
  return {
    createFundingIntent: async ({ idempotencyKey, ...request }) => {
      const params = { ...fundingParams(request), currency }
      const intent = await callStripe(() =>
        stripe.paymentIntents.create(params, { idempotencyKey }),
      )
      return { id: intent.id, clientSecret: intent.client_secret ?? '' }
    },
    retrieveFundingIntent: (id) => retrieveIntent(stripe, id, currency),
    cancelFundingIntent: (id) => cancelIntent(stripe, id, currency),
  }
}

function fundingParams(request: {
  fundingId: FundingId
  campaignId: CampaignId
  amountCents: Cents
  description: string
}): Omit<Stripe.PaymentIntentCreateParams, 'currency'> {
  return {
    amount: request.amountCents,
    // Cards only, whatever the dashboard enables: a bank debit can be returned for 60 days.
    allowed_payment_method_types: ['card'],
    description: request.description,
    metadata: { fundingId: request.fundingId, campaignId: request.campaignId },
    transfer_group: `campaign_${request.campaignId}`,
  }
}

async function retrieveIntent(
  stripe: Stripe,
  id: string,
  currency: string,
): Promise<FundingIntent> {
  return toFundingIntent(await callStripe(() => stripe.paymentIntents.retrieve(id)), currency)
}

/** Returns an intent that can no longer be cancelled as it is: paid, or cancelled before. */
async function cancelIntent(stripe: Stripe, id: string, currency: string): Promise<FundingIntent> {
  try {
    const reason = { cancellation_reason: 'abandoned' } as const
    return toFundingIntent(await stripe.paymentIntents.cancel(id, reason), currency)
  } catch (error) {
    const isSettled = (error as { code?: string }).code === 'payment_intent_unexpected_state'
    if (isSettled) return retrieveIntent(stripe, id, currency)
    return callStripe(() => Promise.reject(error))
  }
}

type AccountCalls =
  | 'createPayoutAccount'
  | 'createOnboardingLink'
  | 'createDashboardLink'
  | 'retrievePayoutAccount'
  | 'payableCountries'

function accountCalls(
  stripe: Stripe,
  platformCountry: string,
): Pick<PaymentProvider, AccountCalls> {
  return {
    createPayoutAccount: async ({ creatorId, email, country, idempotencyKey }) => {
      const agreement = agreementFor(platformCountry, country) ?? 'full'
      const params = { ...accountParams(agreement), country, email, metadata: { creatorId } }
      const account = await callStripe(() => stripe.accounts.create(params, { idempotencyKey }))
      return { id: account.id }
    },
    createOnboardingLink: ({ accountId, returnUrl, refreshUrl }) =>
      callStripe(() =>
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      ),
    createDashboardLink: (accountId) =>
      callStripe(() => stripe.accounts.createLoginLink(accountId)),
    retrievePayoutAccount: async (accountId) =>
      toPayoutAccount(await callStripe(() => stripe.accounts.retrieve(accountId))),
    payableCountries: async () => {
      const spec = await callStripe(() => stripe.countrySpecs.retrieve(platformCountry))
      const listed = new Set([platformCountry, ...spec.supported_transfer_countries])
      return [...listed].filter((country) => agreementFor(platformCountry, country) !== null)
    },
  }
}

type TransferCalls =
  | 'readBalance'
  | 'createTransfer'
  | 'retrieveTransfer'
  | 'listTransfers'
  | 'listEveryTransfer'

function transferCalls(stripe: Stripe, currency: string): Pick<PaymentProvider, TransferCalls> {
  const inCurrency = (lines: readonly Stripe.Balance.Available[]) =>
    toCents(
      lines
        .filter((line) => line.currency === currency)
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  return {
    readBalance: async () => {
      const { available, pending } = await callStripe(() => stripe.balance.retrieve())
      return { availableCents: inCurrency(available), pendingCents: inCurrency(pending) }
    },
    createTransfer: (request) => createTransfer(stripe, { ...request, currency }),
    retrieveTransfer: async (id) =>
      toTransfer(await callStripe(() => stripe.transfers.retrieve(id))),
    listTransfers: (payoutId) => listAll(stripe, { transfer_group: transferGroup(payoutId) }),
    listEveryTransfer: (since) =>
      listAll(stripe, since === null ? {} : { created: { gte: secondsOf(since) } }),
  }
}

async function listAll(stripe: Stripe, filter: Stripe.TransferListParams): Promise<Transfer[]> {
  const found: Stripe.Transfer[] = []
  await callStripe(async () => {
    for await (const transfer of stripe.transfers.list({ ...filter, limit: 100 })) {
      found.push(transfer)
    }
  })
  return found.map(toTransfer)
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

type TransferRequest = Parameters<PaymentProvider['createTransfer']>[0] & { currency: string }

/** Sent once: whether to retry, and under which key, is decided by the payout. */
async function createTransfer(stripe: Stripe, request: TransferRequest): Promise<TransferOutcome> {
  const { payoutId, amountCents, currency, destination, idempotencyKey } = request
  const params = {
    amount: amountCents,
    currency,
    destination,
    metadata: { payoutId },
    transfer_group: transferGroup(payoutId),
  }
  try {
    const sendOnce = { idempotencyKey, maxNetworkRetries: 0 }
    return { kind: 'made', transfer: toTransfer(await stripe.transfers.create(params, sendOnce)) }
  } catch (error) {
    return transferFailure(error)
  }
}
