import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter } from '../wire/api-error.ts'
import { recordTransaction } from './record-transaction.ts'

interface TopupRequest {
  readonly amountCents: number
  readonly description?: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly transfer_group?: string
}

/** Adds the operator's own money to the balance, available at once. */
export function createTopup(stripe: StripeSandbox, request: TopupRequest): Stripe.Topup {
  if (request.amountCents < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidParameter('parameter_invalid_integer', message, 'amount')
  }
  const topup = buildTopup(stripe, request)
  stripe.tables.topups.put(topup.id, topup)
  emitEvent(stripe, { type: 'topup.succeeded', object: topup })
  return topup
}

function buildTopup(stripe: StripeSandbox, request: TopupRequest): Stripe.Topup {
  const id = stripe.world.newId('tu_')
  const transaction = recordTransaction(stripe, {
    type: 'topup',
    reportingCategory: 'topup',
    amountCents: request.amountCents,
    source: id,
  })
  return {
    id,
    object: 'topup',
    amount: request.amountCents,
    balance_transaction: transaction.id,
    created: stripe.world.nowSeconds(),
    currency: stripe.world.settings.current.platformCurrency,
    description: request.description ?? null,
    expected_availability_date: transaction.available_on,
    failure_code: null,
    failure_message: null,
    initiated_by: 'api',
    livemode: false,
    metadata: request.metadata ?? {},
    source: null,
    statement_descriptor: null,
    status: 'succeeded',
    transfer_group: request.transfer_group ?? null,
  }
}
