import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** The card's bank reports fraud; nobody has claimed the money back yet. */
export function warnOfFraud(stripe: StripeSandbox, chargeId: string): void {
  const charge = stripe.tables.charges.get(chargeId)
  if (!charge) return
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: stripe.world.newId('issfr_'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: stripe.world.nowSeconds(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(charge.payment_intent !== null && { payment_intent: charge.payment_intent }),
  }
  stripe.tables.fraudWarnings.put(warning.id, warning)
  emitEvent(stripe, { type: 'radar.early_fraud_warning.created', object: warning })
}

/** A fully refunded or disputed payment leaves nothing to act on. */
export function closeWarnings(stripe: StripeSandbox, chargeId: string): void {
  for (const warning of stripe.tables.fraudWarnings.values()) {
    if (warning.charge !== chargeId || !warning.actionable) continue
    const settled = { ...warning, actionable: false }
    stripe.tables.fraudWarnings.put(warning.id, settled)
    const previous = { actionable: true }
    emitEvent(stripe, { type: 'radar.early_fraud_warning.updated', object: settled, previous })
  }
}
