import type Stripe from 'stripe'
import { type Finding, failed, passed, type SetupQuestion, unchecked } from '../diagnosis.ts'
import { noApiOpens, refusesV1, refusesV2 } from './account-opener.ts'
import { isOfV2 } from './accounts-v2.ts'
import { stripeLibrary } from './stripe-library.ts'
import { thinEvents } from './webhook-events.ts'

/** The API through which Stripe opens accounts for a platform. */
export type AccountsApi = 'v1' | 'v2' | 'none'

type Bounds = Pick<Stripe.RequestOptions, 'maxNetworkRetries' | 'timeout'>

/** No country: Stripe refuses to open an account there for anyone. */
const nowhere = 'XX'

/**
 * Determines which API opens accounts, without opening one. Null if Stripe's refusal has another reason, such
 * as that Connect is not set up.
 */
export async function readAccountsApi(stripe: Stripe, bounds: Bounds): Promise<AccountsApi | null> {
  const refusal = await refusalOf(() => stripe.accounts.create({ country: nowhere }, bounds))
  if (!refusesV1(refusal)) return isAboutCountry(refusal) ? 'v1' : null
  const inV2 = await refusalOf(() => stripe.v2.core.accounts.list({ limit: 1 }, bounds))
  return refusesV2(inV2) ? 'none' : 'v2'
}

/** Throws for what is no refusal: a wrong key, or a provider that is down. */
async function refusalOf(ask: () => Promise<unknown>): Promise<Stripe.errors.StripeError | null> {
  try {
    await ask()
    return null
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripeInvalidRequestError) return error
    throw error
  }
}

function isAboutCountry(refusal: Stripe.errors.StripeError | null): boolean {
  return refusal?.param === 'country' || refusal?.code === 'country_unsupported'
}

const pages = {
  platform: 'https://dashboard.stripe.com/settings/connect/platform-setup',
  webhooks: 'https://dashboard.stripe.com/webhooks',
}

interface Accounts {
  readonly api: () => Promise<AccountsApi | null>
  /** Whether one of the newest accounts was opened through v2, at a time when Stripe refused v1. */
  readonly haveV2: () => Promise<boolean>
  readonly destinations: () => Promise<readonly Stripe.V2.Core.EventDestination[]>
  /** Where Stripe must send its events. */
  readonly url: string
  readonly secrets: readonly string[]
}

/** Whether accounts can be opened, and whether events about them arrive. */
export function accountsQuestions(accounts: Accounts): SetupQuestion[] {
  return [
    {
      code: 'accounts',
      claim: 'Stripe opens payout accounts for this platform.',
      where: pages.platform,
      check: async () => openingFinding(await accounts.api()),
    },
    {
      code: 'webhook-accounts',
      claim: 'The event destination for Accounts v2 exists and is on, if accounts use v2.',
      where: pages.webhooks,
      check: () => destinationFinding(accounts),
    },
  ]
}

function openingFinding(api: AccountsApi | null): Finding {
  if (api === null) return unchecked('Stripe does not say which API opens accounts.')
  if (api === 'none') return failed('Stripe opens none through either API.', noApiOpens)
  if (api === 'v1') return passed('It opens them through Accounts v1.')
  return passed('It opens them through Accounts v2, and refuses Accounts v1.')
}

async function destinationFinding(accounts: Accounts): Promise<Finding> {
  const api = await accounts.api()
  if (api === null) return unchecked('It is unknown whether accounts use v2.')
  if (api === 'v2' || (await accounts.haveV2())) return await destinationAt(accounts)
  return passed('It is not needed: none of the 100 newest accounts uses v2.')
}

async function destinationAt({ destinations, url, secrets }: Accounts): Promise<Finding> {
  const found = findDestination(await destinations(), url)
  if (found === undefined) return failed(`No event destination sends to ${url}.`, createIt)
  const { id, enabled_events: sent, status } = found
  if (status !== 'enabled') return failed(`${id} is ${status}.`, `Enable ${id} in the dashboard.`)
  const missing = thinEvents.filter((name) => !sent.includes('*') && !sent.includes(name))
  if (missing.length > 0) {
    return failed(`${id} does not send ${missing.join(', ')}.`, `Add these events to ${id}.`)
  }
  if (new Set(secrets).size < 3) {
    return failed('Two secrets are set, and each of three endpoints signs with its own.', addSecret)
  }
  return passed(`${id} sends to ${url}.`)
}

const createIt =
  'Run `npm run doctor -- --create-webhooks`, or add one in Stripe’s dashboard: events from connected accounts, payload style thin.'

const addSecret =
  'Add the destination’s signing secret to STRIPE_CONNECT_WEBHOOK_SECRET, after a comma.'

/** The destination at our address; an enabled one if there are several. */
export function findDestination(
  destinations: readonly Stripe.V2.Core.EventDestination[],
  url: string,
): Stripe.V2.Core.EventDestination | undefined {
  const ours = destinations.filter(
    ({ event_payload: payload, webhook_endpoint: hook }) => payload === 'thin' && hook?.url === url,
  )
  return ours.find(({ status }) => status === 'enabled') ?? ours[0]
}

/** Counts the 100 newest, which one request returns. */
export async function hasNewAccountsOfV2(stripe: Stripe, bounds: Bounds): Promise<boolean> {
  const { data } = await stripe.accounts.list({ limit: 100 }, bounds)
  return data.some(({ metadata }) => isOfV2(metadata))
}

export async function listDestinations(
  stripe: Stripe,
  bounds: Bounds = {},
): Promise<Stripe.V2.Core.EventDestination[]> {
  const asked = { include: ['webhook_endpoint.url'], limit: 100 }
  return (await stripe.v2.core.eventDestinations.list(asked, bounds)).data
}
