import type { Params } from '../wire/params.ts'
import { paymentMethodSpec } from './payment-methods.ts'

/** Until version "endive" the methods were named with this parameter. */
export const removedIntentParams = {
  payment_method_types: {
    since: '2026-09-30.endive',
    code: 'payment_method_types_no_longer_supported',
    message:
      'The payment_method_types parameter is no longer supported. Use allowed_payment_method_types or excluded_payment_method_types, or manage payment methods in the Dashboard.',
  },
} as const

export const createIntentSpec = {
  amount: 'integer',
  currency: 'text',
  automatic_payment_methods: { enabled: 'boolean', allow_redirects: ['always', 'never'] },
  allowed_payment_method_types: 'texts',
  capture_method: ['automatic', 'automatic_async', 'manual'],
  confirm: 'boolean',
  confirmation_method: ['automatic', 'manual'],
  customer: 'text',
  description: 'text',
  error_on_requires_action: 'boolean',
  excluded_payment_method_types: 'texts',
  metadata: 'metadata',
  off_session: 'boolean',
  payment_method_options: 'anything',
  payment_method_types: 'texts',
  receipt_email: 'email',
  return_url: 'text',
  setup_future_usage: ['off_session', 'on_session'],
  shipping: 'anything',
  statement_descriptor: 'text',
  statement_descriptor_suffix: 'text',
  transfer_group: 'text',
  use_stripe_sdk: 'boolean',
  ...paymentMethodSpec,
} as const

export type CreateIntentParams = Params<typeof createIntentSpec>
