import type Stripe from 'stripe'

/** What Stripe still requires; without anything due, nothing is restricted. */
export function requirements(
  currentlyDue: readonly string[],
  disabledReason: Stripe.Account.Requirements.DisabledReason | null = currentlyDue.length > 0
    ? 'requirements.past_due'
    : null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...currentlyDue],
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: [...currentlyDue],
    past_due: disabledReason === 'requirements.past_due' ? [...currentlyDue] : [],
    pending_verification: [],
  }
}
