/** Stripe's events about the objects that this sandbox has; those of other objects are not checked by name. */
const known = new Set(
  `account.application.authorized account.application.deauthorized account.external_account.created
  account.external_account.deleted account.external_account.updated account.updated balance.available
  capability.updated charge.captured charge.dispute.closed charge.dispute.created
  charge.dispute.funds_reinstated charge.dispute.funds_withdrawn charge.dispute.updated charge.expired
  charge.failed charge.pending charge.refund.updated charge.refunded charge.succeeded charge.updated
  payment_intent.amount_capturable_updated payment_intent.canceled payment_intent.created
  payment_intent.partially_funded payment_intent.payment_failed payment_intent.processing
  payment_intent.requires_action payment_intent.succeeded payout.canceled payout.created payout.failed
  payout.paid payout.reconciliation_completed payout.updated person.created person.deleted person.updated
  radar.early_fraud_warning.created radar.early_fraud_warning.updated
  refund.created refund.failed refund.updated topup.canceled topup.created topup.failed topup.reversed
  topup.succeeded transfer.created transfer.reversed transfer.updated`.split(/\s+/),
)

const objects = new Set([...known].map((name) => name.split('.')[0]))

export function isEventName(name: string): boolean {
  if (name === '*' || known.has(name)) return true
  return /^[a-z_0-9]+(\.[a-z_0-9]+)+$/.test(name) && !objects.has(name.split('.')[0])
}
