import type Stripe from 'stripe'

/** `connect`: about connected accounts, so it is sent to the endpoint for those. */
export type EventSource = 'platform' | 'connect'

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent

type EventOf<Start extends string> = Extract<EventName, `${Start}.${string}`>

/** Every event of the objects that move money; handlers choose among them. */
const sources = {
  'account.application.authorized': 'connect',
  'account.application.deauthorized': 'connect',
  'account.external_account.created': 'connect',
  'account.external_account.deleted': 'connect',
  'account.external_account.updated': 'connect',
  'account.updated': 'connect',
  'balance.available': 'platform',
  'capability.updated': 'connect',
  'charge.captured': 'platform',
  'charge.dispute.closed': 'platform',
  'charge.dispute.created': 'platform',
  'charge.dispute.funds_reinstated': 'platform',
  'charge.dispute.funds_withdrawn': 'platform',
  'charge.dispute.updated': 'platform',
  'charge.expired': 'platform',
  'charge.failed': 'platform',
  'charge.pending': 'platform',
  'charge.refund.updated': 'platform',
  'charge.refunded': 'platform',
  'charge.succeeded': 'platform',
  'charge.updated': 'platform',
  'payment_intent.amount_capturable_updated': 'platform',
  'payment_intent.canceled': 'platform',
  'payment_intent.created': 'platform',
  'payment_intent.partially_funded': 'platform',
  'payment_intent.payment_failed': 'platform',
  'payment_intent.processing': 'platform',
  'payment_intent.requires_action': 'platform',
  'payment_intent.succeeded': 'platform',
  'payout.canceled': 'connect',
  'payout.created': 'connect',
  'payout.failed': 'connect',
  'payout.paid': 'connect',
  'payout.reconciliation_completed': 'connect',
  'payout.updated': 'connect',
  'radar.early_fraud_warning.created': 'platform',
  'radar.early_fraud_warning.updated': 'platform',
  'refund.created': 'platform',
  'refund.failed': 'platform',
  'refund.updated': 'platform',
  'topup.canceled': 'platform',
  'topup.created': 'platform',
  'topup.failed': 'platform',
  'topup.reversed': 'platform',
  'topup.succeeded': 'platform',
  'transfer.created': 'platform',
  'transfer.reversed': 'platform',
  'transfer.updated': 'platform',
} as const satisfies Readonly<
  Record<
    EventOf<
      | 'account'
      | 'balance'
      | 'capability'
      | 'charge'
      | 'payment_intent'
      | 'payout'
      | 'radar'
      | 'refund'
      | 'topup'
      | 'transfer'
    >,
    EventSource
  >
>

export type WebhookEvent = keyof typeof sources

/** The events of Accounts v2 that replace `account.updated`. */
export const thinEvents = [
  'v2.core.account.closed',
  'v2.core.account.updated',
  'v2.core.account[configuration.recipient].capability_status_updated',
  'v2.core.account[configuration.recipient].updated',
  'v2.core.account[requirements].updated',
] as const

/**
 * Returns the events that the endpoint of this source must send, given the prefixes of the types that the product
 * handles, such as `payment_intent.`. Throws for a prefix that no known event has.
 */
export function eventsFor(source: EventSource, handled: readonly string[]): WebhookEvent[] {
  const names = Object.keys(sources) as WebhookEvent[]
  const every = [...names, ...thinEvents]
  const unknown = handled.find((start) => !every.some((name) => name.startsWith(start)))
  if (unknown !== undefined) throw new Error(`No known Stripe event starts with ${unknown}`)
  return names
    .filter((name) => sources[name] === source)
    .filter((name) => handled.some((start) => name.startsWith(start)))
}

/** Objects that Permille never creates at Stripe, but another user of the same account may. */
const neverMade =
  'Permille creates none of them; on a shared account they belong to someone else, and the comparison of balance transactions covers their money.'
const inTransactions =
  'The hourly comparison reads its effect on the balance; an event would add nothing.'
const saidElsewhere = 'An event of the payment reports the same, and is handled.'

/** Why we handle no event with these prefixes, although an endpoint may be configured to send it. */
export const ignoredEvents = {
  'charge.captured': saidElsewhere,
  'charge.expired': saidElsewhere,
  'charge.failed': saidElsewhere,
  'charge.pending': saidElsewhere,
  'charge.refund.': 'A refund.… event reports the same, and is handled.',
  'charge.refunded': 'The refund itself arrives as refund.…, which is handled.',
  'charge.succeeded': saidElsewhere,
  'charge.updated': saidElsewhere,
  'payout.':
    'For a connected account, this is between its creator and their bank; a bank that returns money closes the account’s payouts, which is handled. For our own account, it is the operator’s; a debit for a negative balance, failed or not, is booked from the balance transactions.',
  'reserve.': inTransactions,
  'balance_settings.': 'Settings of the account move no money.',
  'review.': 'A payment that Stripe reviews is refunded or disputed, and both are handled.',
  'person.': 'A change of an account’s persons arrives as account.updated, which is handled.',
  'payment_method.': 'Cards are not stored: each payment is made with its own.',
  'application_fee.': neverMade,
  'apps.': neverMade,
  'billing.': neverMade,
  'billing_portal.': neverMade,
  'cash_balance.': neverMade,
  'checkout.': neverMade,
  'climate.': neverMade,
  'coupon.': neverMade,
  'credit_note.': neverMade,
  'customer.': neverMade,
  'customer_cash_balance_transaction.': neverMade,
  'entitlements.': neverMade,
  'file.': neverMade,
  'financial_connections.': neverMade,
  'identity.': neverMade,
  'invoice.': neverMade,
  'invoice_payment.': neverMade,
  'invoiceitem.': neverMade,
  'issuing_authorization.': neverMade,
  'issuing_card.': neverMade,
  'issuing_cardholder.': neverMade,
  'issuing_dispute.': neverMade,
  'issuing_personalization_design.': neverMade,
  'issuing_token.': neverMade,
  'issuing_transaction.': neverMade,
  'mandate.': neverMade,
  'payment_link.': neverMade,
  'plan.': neverMade,
  'price.': neverMade,
  'product.': neverMade,
  'promotion_code.': neverMade,
  'quote.': neverMade,
  'reporting.': neverMade,
  'setup_intent.': neverMade,
  'sigma.': neverMade,
  'source.': neverMade,
  'subscription_schedule.': neverMade,
  'tax.': neverMade,
  'tax_rate.': neverMade,
  'terminal.': neverMade,
  'test_helpers.': neverMade,
  'three_d_secure.': neverMade,
  'treasury.': neverMade,
} as const satisfies Partial<
  Record<EventName | `${FamilyOf<EventName>}.` | 'charge.refund.', string>
> &
  // A new kind of object at Stripe does not compile until it is handled or has its reason.
  Record<`${Exclude<FamilyOf<EventName>, FamilyOf<WebhookEvent>>}.`, string>

type FamilyOf<Name extends string> = Name extends `${infer Family}.${string}` ? Family : never
