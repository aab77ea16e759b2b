import type { CampaignId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import { accountCalls } from './account-calls.ts'
import { balanceTransactionCalls } from './balance-transactions.ts'
import { disputeCalls } from './dispute-calls.ts'
import { everyOne } from './every-one.ts'
import { toFundingIntent } from './funding-intent.ts'
import { createMark, type Mark } from './installation-mark.ts'
import type { CallOutcome, FundingIntent, PaymentProvider, Transfer } from './payment-provider.ts'
import { refundCalls } from './refund-calls.ts'
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
  /** Marks what we create, so that others can use the same account; without it everything counts as ours. */
  readonly installation?: (() => Promise<string>) | undefined
  /** Currency of its balance; usd by default. */
  readonly currency?: string | undefined
}

/** Stripe, through its official SDK. Throws at once when a webhook secret is missing or short. */
export function createStripePaymentProvider(options: StripeOptions): PaymentProvider {
  const readWebhook = createWebhookReader(options.webhookSecrets)
  const stripe = madeWhenUsed(() => createStripeClient(options))
  const ours = {
    platformCountry: options.platformCountry ?? 'US',
    currency: options.currency ?? 'usd',
    mark: createMark(options.installation),
  }
  return {
    readOwnAccountId: async () => (await callStripe(() => stripe.accounts.retrieveCurrent())).id,
    ...fundingCalls(stripe, ours),
    ...refundCalls(stripe, ours.mark),
    ...disputeCalls(stripe, ours.currency),
    ...accountCalls(stripe, ours),
    ...transferCalls(stripe, ours),
    ...balanceTransactionCalls(stripe, ours),
    readWebhook,
  }
}

/** The first call creates the client and loads the SDK: most processes that only serve pages never do. */
function madeWhenUsed(make: () => Stripe): Stripe {
  let client: Stripe | undefined
  return new Proxy({} as Stripe, {
    get: (_, name) => {
      client ??= make()
      return Reflect.get(client, name)
    },
  })
}

/** Shared by all calls. */
interface Ours {
  readonly platformCountry: string
  readonly currency: string
  readonly mark: Mark
}

type FundingCalls =
  | 'createFundingIntent'
  | 'retrieveFundingIntent'
  | 'cancelFundingIntent'
  | 'listEveryFundingIntent'

function fundingCalls(stripe: Stripe, ours: Ours): Pick<PaymentProvider, FundingCalls> {
  return {
    createFundingIntent: async ({ idempotencyKey, ...request }) => {
      const { fundingId, campaignId, brandId, feeCents } = request
      const facts = { fundingId, campaignId, brandId, feeCents: String(feeCents) }
      const metadata = await ours.mark.on(facts)
      const params = { ...fundingParams(request), currency: ours.currency, metadata }
      const intent = await callStripe(() =>
        stripe.paymentIntents.create(params, { idempotencyKey }),
      )
      return { id: intent.id, clientSecret: intent.client_secret ?? '' }
    },
    retrieveFundingIntent: (id) => retrieveIntent(stripe, id, ours),
    cancelFundingIntent: (id) => cancelIntent(stripe, id, ours),
    listEveryFundingIntent: async (since, stop) => {
      const list = (params: Stripe.PaymentIntentListParams) => stripe.paymentIntents.list(params)
      const found = await everyOne(list, { since, stop })
      const known = await knownBy(ours)
      return found.map((intent) => toFundingIntent(intent, known))
    },
  }
}

function fundingParams(request: {
  campaignId: CampaignId
  amountCents: Cents
  description: string
}): Omit<Stripe.PaymentIntentCreateParams, 'currency' | 'metadata'> {
  return {
    amount: request.amountCents,
    // Cards only, whatever the dashboard enables: a bank debit can be returned for 60 days.
    allowed_payment_method_types: ['card'],
    description: request.description,
    transfer_group: `campaign_${request.campaignId}`,
  }
}

async function knownBy({ currency, mark }: Ours) {
  return { currency, isForeign: await mark.reader() }
}

async function retrieveIntent(stripe: Stripe, id: string, ours: Ours): Promise<FundingIntent> {
  return toFundingIntent(
    await callStripe(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    await knownBy(ours),
  )
}

/** Returns an intent that can no longer be cancelled as it is: paid, or cancelled before. */
async function cancelIntent(stripe: Stripe, id: string, ours: Ours): Promise<FundingIntent> {
  try {
    const reason = { cancellation_reason: 'abandoned' } as const
    return toFundingIntent(await stripe.paymentIntents.cancel(id, reason), await knownBy(ours))
  } catch (error) {
    const isSettled = (error as { code?: string }).code === 'payment_intent_unexpected_state'
    if (isSettled) return retrieveIntent(stripe, id, ours)
    return callStripe(() => Promise.reject(error))
  }
}

type TransferCalls =
  | 'readBalance'
  | 'createTransfer'
  | 'retrieveTransfer'
  | 'listTransfers'
  | 'listReversals'
  | 'listEveryTransfer'

function transferCalls(stripe: Stripe, ours: Ours): Pick<PaymentProvider, TransferCalls> {
  const { currency, mark } = ours
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
    createTransfer: (request) => createTransfer(stripe, ours, request),
    retrieveTransfer: async (id) =>
      toTransfer(await callStripe(() => stripe.transfers.retrieve(id)), await mark.reader()),
    listTransfers: (payoutId) => listAll(stripe, mark, { transfer_group: transferGroup(payoutId) }),
    listReversals: async (transferId) => {
      const listed = await callStripe(() =>
        stripe.transfers
          .listReversals(transferId, { limit: 100 })
          .autoPagingToArray({ limit: 1000 }),
      )
      return listed.map(({ id, amount }) => ({ id, amountCents: toCents(amount) }))
    },
    listEveryTransfer: async (since, stop) => {
      const found = await everyOne((params) => stripe.transfers.list(params), { since, stop })
      const isForeign = await mark.reader()
      return found.map((transfer) => toTransfer(transfer, isForeign))
    },
  }
}

async function listAll(
  stripe: Stripe,
  mark: Mark,
  filter: Stripe.TransferListParams,
): Promise<Transfer[]> {
  const found: Stripe.Transfer[] = []
  await callStripe(async () => {
    for await (const transfer of stripe.transfers.list({ ...filter, limit: 100 })) {
      found.push(transfer)
    }
  })
  const isForeign = await mark.reader()
  return found.map((transfer) => toTransfer(transfer, isForeign))
}

type TransferRequest = Parameters<PaymentProvider['createTransfer']>[0]

/** Sent once. The payout decides whether to retry, and under which key. */
async function createTransfer(
  stripe: Stripe,
  { currency, mark }: Ours,
  request: TransferRequest,
): Promise<CallOutcome<Transfer>> {
  const { payoutId, amountCents, destination, idempotencyKey } = request
  const params = {
    amount: amountCents,
    currency,
    destination,
    metadata: await mark.on({ payoutId }),
    transfer_group: transferGroup(payoutId),
  }
  try {
    const sendOnce = { idempotencyKey, maxNetworkRetries: 0 }
    const made = await stripe.transfers.create(params, sendOnce)
    return { kind: 'made', made: toTransfer(made, await mark.reader()) }
  } catch (error) {
    return transferFailure(error)
  }
}
