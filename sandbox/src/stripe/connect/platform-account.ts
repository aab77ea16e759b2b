import type Stripe from 'stripe'
import { settingsOf } from '../balance/balance-settings-routes.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { requirements } from './account-requirements.ts'

const platformKey = 'platform'

const retrieveCurrent = route('GET /v1/account', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { account }) =>
    stripe.tables.accounts.get(account ?? '') ?? withSchedule(stripe, platformAccount(stripe)),
})

export const platformAccountRoutes = [retrieveCurrent]

const noDescriptors = {
  statement_descriptor: null,
  statement_descriptor_kana: null,
  statement_descriptor_kanji: null,
  statement_descriptor_prefix_kana: null,
  statement_descriptor_prefix_kanji: null,
}

/** Automatic payouts are off: they would take the money that transfers need. */
const settings: Stripe.Account.Settings = {
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: 'Permille', timezone: 'Etc/UTC' },
  payments: noDescriptors,
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'manual' },
    statement_descriptor: null,
  },
}

/** The schedule of payouts is changed with the balance settings, and shown here too. */
function withSchedule(stripe: StripeSandbox, account: Stripe.Account): Stripe.Account {
  const interval = settingsOf(stripe, null).payments.payouts?.schedule?.interval ?? 'manual'
  const { payouts } = settings
  if (payouts === undefined || interval === payouts.schedule.interval) return account
  const schedule = { ...payouts.schedule, interval }
  return { ...account, settings: { ...settings, payouts: { ...payouts, schedule } } }
}

/** The account that owns the secret key: one per sandbox, whatever the key. Not listed in `GET /v1/accounts`. */
function platformAccount(stripe: StripeSandbox): Stripe.Account {
  const collection = stripe.world.store.collection<Stripe.Account>('stripe.platform_account')
  const existing = collection.get(platformKey)
  const { platformCountry: country, platformCurrency } = stripe.world.settings.current
  if (
    existing?.country === country &&
    existing.default_currency === platformCurrency &&
    existing.settings
  ) {
    return existing
  }
  const account: Stripe.Account = {
    id: existing?.id ?? stripe.world.newId('acct_'),
    object: 'account',
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    controller: { type: 'account' },
    country,
    created: stripe.world.nowSeconds(),
    default_currency: platformCurrency,
    details_submitted: true,
    email: 'operator@permille.test',
    metadata: {},
    payouts_enabled: true,
    requirements: requirements([]),
    settings,
    type: 'standard',
  }
  collection.put(platformKey, account)
  return account
}
