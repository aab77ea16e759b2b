import { capabilitiesSpec } from '../connect/capabilities.ts'
import type { Params } from '../wire/params.ts'

const requested = { requested: 'boolean' } as const

/** The roles that this sandbox knows; customers are left out. */
export type Configuration = 'merchant' | 'recipient'

/** What a response adds to the account on request. */
export const includes = [
  'configuration.customer',
  'configuration.merchant',
  'configuration.recipient',
  'defaults',
  'future_requirements',
  'identity',
  'requirements',
] as const

const changeable = {
  configuration: {
    merchant: {
      applied: 'boolean',
      branding: 'anything',
      capabilities: { card_payments: capabilitiesSpec.card_payments },
      mcc: 'text',
      statement_descriptor: 'anything',
      support: 'anything',
    },
    recipient: {
      applied: 'boolean',
      capabilities: { stripe_balance: { stripe_transfers: requested } },
    },
  },
  contact_email: 'email',
  contact_phone: 'text',
  defaults: {
    currency: 'text',
    locales: 'texts',
    profile: { business_url: 'text', doing_business_as: 'text', product_description: 'text' },
    responsibilities: {
      fees_collector: ['application', 'application_custom', 'application_express', 'stripe'],
      losses_collector: ['application', 'stripe'],
    },
  },
  display_name: 'text',
  identity: {
    attestations: 'anything',
    business_details: 'anything',
    country: 'text',
    entity_type: ['company', 'government_entity', 'individual', 'non_profit'],
    individual: 'anything',
  },
  include: 'texts',
  metadata: 'metadata',
} as const

export const createSpec = { ...changeable, dashboard: ['express', 'full', 'none'] } as const

export type V2AccountParams = Params<typeof createSpec>
