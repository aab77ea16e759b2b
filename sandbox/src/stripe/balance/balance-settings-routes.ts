import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'

type Settings = Stripe.BalanceSettings

const retrieve = route('GET /v1/balance_settings', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { account }) => settingsOf(stripe, account),
})

const update = route('POST /v1/balance_settings', {
  spec: {
    payments: {
      debit_negative_balances: 'boolean',
      payouts: {
        minimum_balance_by_currency: 'anything',
        schedule: { interval: ['daily', 'manual', 'monthly', 'weekly'] },
        statement_descriptor: 'text',
      },
      settlement_timing: { delay_days_override: 'integer' },
    },
  },
  allowsConnected: true,
  run: (stripe, { params, account }): Settings => {
    const existing = settingsOf(stripe, account)
    const { payouts, debit_negative_balances: debit } = params.payments ?? {}
    const before = existing.payments.payouts ?? noPayouts
    const changed: Settings = {
      object: 'balance_settings',
      payments: {
        ...existing.payments,
        debit_negative_balances: debit ?? existing.payments.debit_negative_balances,
        payouts: {
          ...before,
          minimum_balance_by_currency:
            minimaOf(payouts?.minimum_balance_by_currency) ?? before.minimum_balance_by_currency,
          schedule: payouts?.schedule?.interval
            ? { interval: payouts.schedule.interval }
            : before.schedule,
          statement_descriptor: payouts?.statement_descriptor ?? before.statement_descriptor,
        },
      },
    }
    saved(stripe).put(account ?? platform, changed)
    return changed
  },
})

/** No charge of this sandbox has a fee of its own for the platform. */
const listFees = route('GET /v1/application_fees', {
  spec: { ...listSpec, charge: 'text' },
  run: (_stripe, { params, path }) => listPage([], params, path),
})

const retrieveFee = route('GET /v1/application_fees/:id', {
  spec: {},
  run: (_stripe, { id }) => {
    throw missingResource('application fee', id)
  },
})

export const balanceSettingsRoutes = [retrieve, update, listFees, retrieveFee]

const platform = 'platform'

function saved({ world }: StripeSandbox) {
  return world.store.collection<Settings>('stripe.balance_settings')
}

const noPayouts: NonNullable<Settings['payments']['payouts']> = {
  automatic_transfer_rules_by_currency: null,
  minimum_balance_by_currency: null,
  schedule: { interval: 'daily' },
  statement_descriptor: null,
  status: 'enabled',
}

/** Automatic payouts of the platform are off; an account is paid out daily. */
export function settingsOf(stripe: StripeSandbox, account: string | null): Settings {
  const existing = saved(stripe).get(account ?? platform)
  if (existing) return existing
  const interval = account === null ? 'manual' : 'daily'
  return {
    object: 'balance_settings',
    payments: {
      debit_negative_balances: true,
      payouts: { ...noPayouts, schedule: { interval } },
      settlement_timing: { delay_days: 2, start_of_day: null },
    },
  }
}

function minimaOf(sent: unknown): Record<string, number> | null {
  if (typeof sent !== 'object' || sent === null) return null
  return Object.fromEntries(Object.entries(sent).map(([name, cents]) => [name, Number(cents)]))
}
