import { fraudWarningHandler } from './features/chargebacks/fraud/handle-fraud-warning.ts'
import { disputeEventHandler } from './features/chargebacks/handle-dispute-event.ts'
import { paymentEventHandler } from './features/funding/handle-payment-event.ts'
import type { EventHandlers } from './features/funding/public.ts'
import { payoutEventHandlers } from './features/payouts/handle-payout-event.ts'
import { refundEventHandler } from './features/refunds/handle-refund-event.ts'
import type { Parts } from './wiring-parts.ts'

/** Every feature's handlers of the payment provider's events. */
export function eventHandlers(parts: Parts): EventHandlers {
  return {
    'payment_intent.': paymentEventHandler(parts),
    'refund.': refundEventHandler(parts),
    'charge.dispute.': disputeEventHandler(parts),
    'radar.early_fraud_warning.': fraudWarningHandler(parts),
    ...payoutEventHandlers(parts),
  }
}

/** The beginnings of the types of events that some feature handles. */
export function handledEvents(parts: Parts): string[] {
  return Object.keys(eventHandlers(parts))
}
