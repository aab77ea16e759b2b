import type Stripe from 'stripe'
import {
  askOnce,
  type Finding,
  failed,
  passed,
  type SetupParts,
  type SetupQuestion,
  unchecked,
} from '../diagnosis.ts'
import {
  accountsQuestions,
  hasNewAccountsOfV2,
  listDestinations,
  readAccountsApi,
} from './accounts-setup.ts'
import { createStripeClient } from './stripe-client.ts'
import { stripeLibrary } from './stripe-library.ts'
import { type WebhookSetup, webhookQuestions } from './webhook-setup.ts'

export interface StripeSetup {
  readonly secretKey: string
  readonly apiBase?: string | undefined
  readonly mode: 'sandbox' | 'test' | 'live'
  readonly platformCountry: string
  readonly currency: string
  readonly webhooks: WebhookSetup
}

const pages = {
  keys: 'https://dashboard.stripe.com/apikeys',
  account: 'https://dashboard.stripe.com/settings/account',
  status: 'https://dashboard.stripe.com/account/status',
  connect: 'https://dashboard.stripe.com/connect',
  payouts: 'https://dashboard.stripe.com/settings/payouts',
}

const bounds = { timeout: 5000, maxNetworkRetries: 1 }

/** Checks of the platform's own Stripe account, which change nothing in it. */
export function stripeSetup(options: StripeSetup): SetupParts {
  const stripe = createStripeClient(options)
  const requireObject = requireStripe(options.apiBase)
  const account = askOnce(() =>
    requireObject('account', stripe.accounts.retrieveCurrent({}, bounds)),
  )
  const balance = askOnce(() => requireObject('balance', stripe.balance.retrieve({}, bounds)))
  const endpoints = askOnce(
    async () => (await stripe.webhookEndpoints.list({ limit: 100 }, bounds)).data,
  )
  return {
    party: 'stripe',
    questions: [
      keyQuestion(account),
      modeQuestion(options.mode, balance),
      ...placeQuestions(options, { account, balance }),
      ...abilityQuestions(account),
      connectQuestion(() => requireObject('list', stripe.accounts.list({ limit: 1 }, bounds))),
      ...accountsQuestions({
        ...options.webhooks,
        api: askOnce(() => readAccountsApi(stripe, bounds)),
        haveV2: () => hasNewAccountsOfV2(stripe, bounds),
        destinations: () => listDestinations(stripe, bounds),
      }),
      clockQuestion(balance),
      ...webhookQuestions(options.webhooks, endpoints),
    ],
  }
}

type AskAccount = () => Promise<Stripe.Response<Stripe.Account>>
type AskBalance = () => Promise<Stripe.Response<Stripe.Balance>>

/** The address that was asked is not Stripe's, so its answers say nothing. */
class NotStripe extends Error {}
const correctAddress = 'Correct or unset STRIPE_API_URL.'

/** Another server than Stripe's may answer 200 to everything, with a page or with JSON of its own. */
function requireStripe(apiBase: string | undefined) {
  return async <A extends { object: string }>(
    object: A['object'],
    sent: Promise<A>,
  ): Promise<A> => {
    const answer = await sent.catch((error: unknown) => {
      if (apiBase === undefined || !isNoJson(error)) throw error
      return { object: undefined }
    })
    if (answer.object === object) return answer as A
    throw new NotStripe(`${apiBase ?? 'Stripe'} does not answer as Stripe does.`)
  }
}

/** The SDK's error for it is one of Stripe's API without the status that each of those has. */
function isNoJson(error: unknown): boolean {
  return error instanceof stripeLibrary().errors.StripeAPIError && error.statusCode === undefined
}

function keyQuestion(account: AskAccount): SetupQuestion {
  return {
    code: 'key',
    claim: 'Stripe accepts the secret key.',
    where: pages.keys,
    check: async () => {
      try {
        return passed(`It belongs to ${(await account()).id}.`)
      } catch (error) {
        if (error instanceof NotStripe) return failed(error.message, correctAddress)
        if (!(error instanceof stripeLibrary().errors.StripeAuthenticationError)) throw error
        return failed(error.message, 'Copy the secret key again and set STRIPE_SECRET_KEY.')
      }
    },
  }
}

function modeQuestion(mode: StripeSetup['mode'], balance: AskBalance): SetupQuestion {
  return {
    code: 'mode',
    claim: `Stripe is in ${mode === 'live' ? 'live' : 'test'} mode, like the keys.`,
    where: pages.keys,
    check: async () => {
      const { livemode } = await balance()
      const seen = livemode ? 'Real money moves.' : 'No real money moves.'
      if (livemode === (mode === 'live')) return passed(seen)
      return failed(seen, 'Set both keys to those of the mode you want.')
    },
  }
}

function placeQuestions(
  { platformCountry, currency }: StripeSetup,
  { account, balance }: { account: AskAccount; balance: AskBalance },
): SetupQuestion[] {
  return [
    {
      code: 'country',
      claim: 'PLATFORM_COUNTRY is the account’s country.',
      where: pages.account,
      check: async () => {
        const { country } = await account()
        if (country === platformCountry) return passed(`Both are ${country}.`)
        const seen = `The account is in ${country ?? 'no country'}, and PLATFORM_COUNTRY is ${platformCountry}.`
        return failed(seen, `Set PLATFORM_COUNTRY=${country ?? ''}.`)
      },
    },
    {
      code: 'currency',
      claim: 'The account holds a balance in PLATFORM_CURRENCY.',
      where: pages.account,
      check: async () => currencyFinding(await account(), await balance(), currency),
    },
  ]
}

function currencyFinding(account: Stripe.Account, balance: Stripe.Balance, ours: string): Finding {
  const held = [...balance.available, ...balance.pending].map(({ currency }) => currency)
  const all = [...new Set([account.default_currency ?? '', ...held])].filter(Boolean)
  if (all.includes(ours)) return passed(`The account holds ${all.join(', ')}.`)
  return failed(
    `The account holds ${all.join(', ')}, and PLATFORM_CURRENCY is ${ours}.`,
    `Add a bank account in ${ours.toUpperCase()} at Stripe, or set PLATFORM_CURRENCY to a currency that it holds.`,
  )
}

function abilityQuestions(account: AskAccount): SetupQuestion[] {
  return [
    {
      code: 'charges',
      claim: 'The account can charge cards.',
      where: pages.status,
      check: async () => abilityFinding(await account(), 'charges_enabled'),
    },
    {
      code: 'payouts',
      claim: 'The account can send money out.',
      where: pages.status,
      check: async () => abilityFinding(await account(), 'payouts_enabled'),
    },
    {
      code: 'capabilities',
      claim: 'Card payments and transfers are active.',
      where: pages.status,
      check: async () => capabilityFinding(await account()),
    },
    {
      code: 'payout-schedule',
      claim: 'Stripe does not pay the balance out to your bank automatically.',
      where: pages.payouts,
      check: async () => scheduleFinding(await account()),
    },
  ]
}

function abilityFinding(
  account: Stripe.Account,
  ability: 'charges_enabled' | 'payouts_enabled',
): Finding {
  if (account[ability]) return passed('It is enabled.')
  const due = account.requirements?.currently_due ?? []
  const reason = account.requirements?.disabled_reason ?? 'no reason given'
  const seen = `It is disabled: ${[reason, ...due].join(', ')}.`
  return failed(seen, 'Complete Stripe’s requests on the account’s status page.')
}

function capabilityFinding({ capabilities = {} }: Stripe.Account): Finding {
  const states = [
    ['card_payments', capabilities.card_payments],
    ['transfers', capabilities.transfers],
  ] as const
  const seen = states.map(([name, state]) => `${name}: ${state ?? 'never requested'}`).join(', ')
  if (states.every(([, state]) => state === 'active')) return passed(seen)
  return failed(seen, 'Finish Stripe’s activation; then both become active.')
}

/** Automatic payouts take the money that transfers to creators need. */
function scheduleFinding({ settings }: Stripe.Account): Finding {
  const interval = settings?.payouts?.schedule.interval
  if (interval === undefined) return unchecked('Stripe does not show the schedule to this key.')
  if (interval === 'manual') return passed('Payouts to your bank are manual.')
  return failed(
    `Stripe pays the balance out ${interval}, and creators’ transfers then fail.`,
    'Set the payout schedule to manual.',
  )
}

function connectQuestion(listAccounts: () => Promise<unknown>): SetupQuestion {
  return {
    code: 'connect',
    claim: 'Connect is enabled.',
    where: pages.connect,
    check: async () => {
      try {
        await listAccounts()
        return passed('Stripe lists connected accounts.')
      } catch (error) {
        if (!(error instanceof stripeLibrary().errors.StripeInvalidRequestError)) throw error
        return failed(error.message, 'Sign up for Connect as a platform, and complete its profile.')
      }
    },
  }
}

/** Signatures of webhooks are refused after five minutes. */
const clockSecondsMax = 60

function clockQuestion(balance: AskBalance): SetupQuestion {
  return {
    code: 'clock',
    claim: 'This machine’s clock is accurate to a minute.',
    where: null,
    check: async () => {
      const theirs = Date.parse((await balance()).lastResponse.headers.date ?? '')
      if (Number.isNaN(theirs)) return unchecked('Stripe sent no date.')
      const seconds = Math.round((Date.now() - theirs) / 1000)
      const seen = `It differs from Stripe’s by ${Math.abs(seconds)} s.`
      if (Math.abs(seconds) <= clockSecondsMax) return passed(seen)
      return failed(seen, 'Let the machine set its clock from the network (NTP).')
    },
  }
}
