import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import type { WithdrawalFacts } from './earnings-store.ts'

/** A line of "Why can't I withdraw?": green or red, with what to do. */
export interface WithdrawalLine {
  readonly code:
    | 'account-connected'
    | 'kyc'
    | 'minimum'
    | 'maturing'
    | 'held'
    | 'open-payout'
    | 'account-change'
    | 'not-suspended'
    | 'books-clean'
  readonly passed: boolean
  readonly message: string
  readonly at: Date | null
}

/** Every rule of a withdrawal, in the order a person would mend them (rules §4). */
export function explainWithdrawal(facts: WithdrawalFacts): WithdrawalLine[] {
  return [
    accountLine(facts),
    kycLine(facts),
    minimumLine(facts),
    maturingLine(facts),
    heldLine(facts),
    line('open-payout', !facts.hasOpenPayout, {
      good: 'No other payout is on its way',
      bad: 'A payout is already on its way; request the next one when it has arrived',
    }),
    {
      ...line('account-change', facts.heldUntil === null, {
        good: 'Your password and email have not changed lately',
        bad: 'Your password or email was changed a short time ago; you can withdraw again later',
      }),
      at: facts.heldUntil,
    },
    line('not-suspended', facts.suspendedReason === null, {
      good: 'Your account is in good standing',
      bad: `Your account is suspended: ${facts.suspendedReason}`,
    }),
    line('books-clean', !facts.arePayoutsStopped, {
      good: 'Payouts are open',
      bad: 'Payouts are paused while we check the books. Your balance is safe; try again later',
    }),
  ]
}

function line(
  code: WithdrawalLine['code'],
  passed: boolean,
  messages: { good: string; bad: string },
): WithdrawalLine {
  return { code, passed, message: passed ? messages.good : messages.bad, at: null }
}

function accountLine(facts: WithdrawalFacts): WithdrawalLine {
  const isConnected = facts.accountStatus !== 'not_connected' && facts.accountStatus !== 'pending'
  return line('account-connected', isConnected, {
    good: 'Your payout account is connected',
    bad:
      facts.accountStatus === 'pending'
        ? 'Finish setting up your payout account'
        : 'Connect a payout account',
  })
}

function kycLine(facts: WithdrawalFacts): WithdrawalLine {
  return line('kyc', facts.accountStatus === 'connected', {
    good: 'The payment provider has verified your details',
    bad: facts.accountProblem ?? 'The payment provider verifies your details once it is connected',
  })
}

function minimumLine(facts: WithdrawalFacts): WithdrawalLine {
  const minimum = formatCents(payoutMinimumCents)
  const missing = formatCents(Math.max(payoutMinimumCents - facts.availableCents, 0))
  return line('minimum', facts.availableCents >= payoutMinimumCents, {
    good: `${formatCents(facts.availableCents)} is available, at least the minimum of ${minimum}`,
    bad: `${formatCents(facts.availableCents)} is available; ${missing} more reaches the minimum of ${minimum}`,
  })
}

/** Like money in its hold, what is held stops nothing that is available. */
function heldLine({ frozenCents, availableCents }: WithdrawalFacts): WithdrawalLine {
  const held = `${formatCents(frozenCents)} is held until an admin has looked at it`
  return line('held', frozenCents === 0 || availableCents >= payoutMinimumCents, {
    good: frozenCents === 0 ? 'Nothing is held for review' : held,
    bad: held,
  })
}

/** Money in its hold stops nothing that is available, so this line is never red beside enough money. */
function maturingLine(facts: WithdrawalFacts): WithdrawalLine {
  const isBlocking = facts.maturingCents > 0 && facts.availableCents < payoutMinimumCents
  return {
    code: 'maturing',
    passed: !isBlocking,
    message:
      facts.maturingCents === 0
        ? 'No earnings are waiting for their hold to end'
        : `${formatCents(facts.maturingCents)} becomes available when its hold ends`,
    at: facts.nextMaturesAt,
  }
}
