import type Stripe from 'stripe'
import type { CreateAccountParams } from './account-params.ts'

export const noProfile: Stripe.Account.BusinessProfile = {
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
}

export function emptyList(url: string) {
  return { object: 'list' as const, data: [], has_more: false, url }
}

/** The settings of a new account: paid out daily, two days later. */
export function settingsOf(params: Pick<CreateAccountParams, 'settings'>): Stripe.Account.Settings {
  const { payouts } = params.settings ?? {}
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: payouts?.debit_negative_balances ?? true,
      schedule: { delay_days: 2, interval: payouts?.schedule?.interval ?? 'daily' },
      statement_descriptor: payouts?.statement_descriptor ?? null,
    },
  }
}
