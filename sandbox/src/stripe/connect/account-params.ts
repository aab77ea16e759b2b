import type { Params } from '../wire/params.ts'
import { capabilitiesSpec } from './capabilities.ts'
import { serviceAgreements } from './service-agreements.ts'

/** The parameters of an account that a platform may send at any time. */
export const accountSpec = {
  business_profile: {
    mcc: 'text',
    name: 'text',
    product_description: 'text',
    support_email: 'email',
    support_phone: 'text',
    support_url: 'text',
    url: 'text',
  },
  business_type: ['company', 'government_entity', 'individual', 'non_profit'],
  capabilities: capabilitiesSpec,
  default_currency: 'text',
  email: 'email',
  individual: 'anything',
  metadata: 'metadata',
  settings: {
    payouts: {
      debit_negative_balances: 'boolean',
      schedule: {
        delay_days: 'text',
        interval: ['daily', 'manual', 'monthly', 'weekly'],
        monthly_anchor: 'integer',
        weekly_anchor: 'text',
      },
      statement_descriptor: 'text',
    },
  },
  tos_acceptance: {
    date: 'integer',
    ip: 'text',
    service_agreement: serviceAgreements,
    user_agent: 'text',
  },
} as const

/** The country and who controls the account are chosen once. */
export const createAccountSpec = {
  ...accountSpec,
  controller: {
    fees: { payer: ['account', 'application'] },
    losses: { payments: ['application', 'stripe'] },
    requirement_collection: ['application', 'stripe'],
    stripe_dashboard: { type: ['express', 'full', 'none'] },
  },
  country: 'text',
  type: ['custom', 'express', 'standard'],
} as const

export type CreateAccountParams = Params<typeof createAccountSpec>
