import { isolate } from '@permille/contract/input/isolate'
import { payoutMinimumCents } from '@permille/contract/limits'
import { type Cents, formatCents } from '@permille/contract/money'
import { Rejected } from '#platform/errors/errors.ts'

export class PayoutTooSmall extends Rejected {
  constructor(availableCents: Cents) {
    super(
      availableCents <= 0 ? 'no-balance' : 'payout-too-small',
      availableCents <= 0
        ? "You don't have any earnings available for payout"
        : `The minimum payout is ${formatCents(payoutMinimumCents)}; ${formatCents(availableCents)} is available.`,
      { details: { availableCents, payoutMinimumCents } },
    )
  }
}

export class PayoutOpen extends Rejected {
  constructor() {
    super(
      'payout-open',
      'A payout is already on its way. Request the next one when it has arrived.',
    )
  }
}

export class PayoutAccountMissing extends Rejected {
  constructor(problem: string) {
    super('payout-account-missing', problem)
  }
}

export class PayoutsStopped extends Rejected {
  constructor() {
    super(
      'payouts-stopped',
      'Payouts are paused while we check the books. Your balance is safe; try again later.',
    )
  }
}

/** Someone who took over an account cannot empty it before its owner has learned of the change. */
export class PayoutsHeld extends Rejected {
  constructor(until: Date) {
    super(
      'payouts-held',
      'Your password, email or payout account was changed recently. Your Earnings page says when you can withdraw.',
      { details: { until: until.toISOString() } },
    )
  }
}

/** An admin holds every payout of the creator, with a reason that they read. */
export class HeldForReview extends Rejected {
  constructor(reason: string) {
    super('held-for-review', `Your payouts are held for review: “${isolate(reason)}”`)
  }
}
