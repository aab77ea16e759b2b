import { fraudWarningHandler } from '../features/chargebacks/fraud/handle-fraud-warning.ts'
import { disputeEventHandler } from '../features/chargebacks/handle-dispute-event.ts'
import { paymentEventHandler } from '../features/funding/handle-payment-event.ts'
import type { EventHandler, EventHandlers } from '../features/funding/public.ts'
import { payoutEventHandlers } from '../features/payouts/handle-payout-event.ts'
import { refundEventHandler } from '../features/refunds/handle-refund-event.ts'
import { ignoredEvents } from '../integrations/stripe/webhook-events.ts'
import type { Dependencies } from './dependencies.ts'

/** Every feature's handlers of the payment provider's events. */
function eventHandlers(dependencies: Dependencies): EventHandlers {
  return {
    'payment_intent.': paymentEventHandler(dependencies),
    'refund.': refundEventHandler(dependencies),
    'charge.dispute.': disputeEventHandler(dependencies),
    'radar.early_fraud_warning.': fraudWarningHandler(dependencies),
    ...payoutEventHandlers(dependencies),
  }
}

/** The same, and for each event that nothing handles the reason why. */
export function everyEventHandler(dependencies: Dependencies): EventHandlers {
  const ignore: EventHandler = async () => ({ kind: 'done', outcome: 'ignored' })
  const ignoring = Object.keys(ignoredEvents).map((start) => [start, ignore] as const)
  return { ...Object.fromEntries(ignoring), ...eventHandlers(dependencies) }
}

/** The beginnings of the types of events that some feature handles. */
export function handledEvents(dependencies: Dependencies): string[] {
  return Object.keys(eventHandlers(dependencies))
}
