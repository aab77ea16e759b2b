import type { PayoutStatus } from '../enums.ts'

/** What an admin can do to a payout. */
export const payoutActs = ['check', 'hold', 'send', 'fail', 'retry'] as const
export type PayoutAct = (typeof payoutActs)[number]

/** The facts of a payout that decide what can still be done to it. */
export interface PayoutState {
  readonly status: PayoutStatus
  /** Whether this payout alone is held, or all payouts of its creator. */
  readonly isHeld: boolean
  readonly isHeldItself: boolean
  /** It failed, and was requested again. */
  readonly isRetried: boolean
  /** It failed, and this later payout took all that was available since; null otherwise. */
  readonly laterNumber: string | null
}

/** What is possible now: the page offers these, and the server refuses the others (rules §10). */
export function payoutActsOf({ status, ...is }: PayoutState): PayoutAct[] {
  const isQueued = status === 'queued'
  const isPossible: Readonly<Record<PayoutAct, boolean>> = {
    check: isQueued,
    hold: isQueued && !is.isHeldItself,
    send: isQueued && is.isHeld,
    fail: isQueued && is.isHeld,
    retry: status === 'failed' && !is.isRetried && is.laterNumber === null,
  }
  return payoutActs.filter((act) => isPossible[act])
}
