import type { FrozenCause } from '@permille/contract/books/ledger'
import { type WithdrawalCode, withdrawalCodes } from '@permille/contract/earnings/earnings'
import { isolate } from '@permille/contract/input/isolate'
import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import type { CreatorBalances } from '#money/balances.ts'
import { invariant, NotAllowed } from '#platform/errors/errors.ts'
import {
  HeldForReview,
  PayoutAccountMissing,
  PayoutOpen,
  PayoutsHeld,
  PayoutsStopped,
  PayoutTooSmall,
} from './withdrawal-refusals.ts'

interface AccountFacts {
  readonly accountStatus: string
  readonly accountProblem: string | null
  /** The creator's account at the provider. */
  readonly destination: string | null
}

/** The input of the rules, for one creator at one time. */
export interface WithdrawalFacts extends CreatorBalances, AccountFacts {
  readonly nextMaturesAt: Date | null
  /** Each reason once; empty if no money is frozen. */
  readonly frozenFor: readonly FrozenCause[]
  readonly hasOpenPayout: boolean
  /** Null once it has passed. */
  readonly heldUntil: Date | null
  readonly suspendedReason: string | null
  /** An admin holds this creator's payouts. */
  readonly reviewHoldReason: string | null
  readonly arePayoutsStopped: boolean
}

/** One line of "Why can't I withdraw?": green or red, with what to do. */
export interface WithdrawalLine {
  readonly code: WithdrawalCode
  readonly passed: boolean
  readonly message: string
  readonly at: Date | null
}

interface WithdrawalRule {
  passes(facts: WithdrawalFacts): boolean
  /** The text on screen. */
  good(facts: WithdrawalFacts): string
  bad(facts: WithdrawalFacts): string
  /** When the rule will pass without any action, if known. */
  at?(facts: WithdrawalFacts): Date | null
  /** The error a request throws. */
  refusal(facts: WithdrawalFacts): Error
}

/** The problem of an account that its owner has opened and not finished. */
export const unfinishedAccount = 'Finish setting up your payout account.'
const connectFirst = 'Connect a payout account before you request a payout.'

/** For an account that the provider has not reported on yet. */
const unsaid: Readonly<Record<string, string>> = {
  not_connected: connectFirst,
  pending: unfinishedAccount,
}

/**
 * Why the payout account cannot be paid, in words; null when it can. The rules, the refusal of a request and
 * the account's card use the same sentence (`payout-account.ts` has the problems that the provider reports).
 */
function accountProblemOf(facts: AccountFacts): string | null {
  const { destination, accountStatus, accountProblem } = facts
  if (destination === null) return accountProblem ?? connectFirst
  if (accountStatus === 'connected') return null
  return accountProblem ?? unsaid[accountStatus] ?? 'The payment provider is checking your details.'
}

/** Its owner has to open it, or to finish opening it. */
function isUnopened(facts: AccountFacts): boolean {
  const problem = accountProblemOf(facts)
  const { destination, accountStatus } = facts
  return destination === null || accountStatus === 'not_connected' || problem === unfinishedAccount
}

const accountRefusal = (facts: AccountFacts) =>
  new PayoutAccountMissing(accountProblemOf(facts) ?? connectFirst)

/** Maturing and held money only explain why the minimum is not reached: neither blocks what is available. */
const hasEnough = ({ availableCents }: WithdrawalFacts) => availableCents >= payoutMinimumCents
const tooSmall = ({ availableCents }: WithdrawalFacts) => new PayoutTooSmall(availableCents)

/** Every rule of a withdrawal (rules §4), in the order in which they refuse a request. */
const rules: Readonly<Record<WithdrawalCode, WithdrawalRule>> = {
  'not-suspended': {
    passes: (facts) => facts.suspendedReason === null,
    good: () => 'Your account is in good standing',
    bad: (facts) => `Your account is suspended: ${isolate(facts.suspendedReason ?? '')}`,
    refusal: () => new NotAllowed('suspended', 'This account is suspended.'),
  },
  'not-held': {
    passes: (facts) => facts.reviewHoldReason === null,
    good: () => 'Your payouts are not held for review',
    bad: (facts) =>
      `Your payouts are held for review: “${isolate(facts.reviewHoldReason ?? '')}” Your balance is safe; write to support if you can explain it`,
    refusal: ({ reviewHoldReason }) => new HeldForReview(String(reviewHoldReason)),
  },
  'account-change': {
    passes: (facts) => facts.heldUntil === null,
    good: () => 'Your password, email and payout account have not changed recently',
    bad: () =>
      'Your password, email or payout account was changed recently; you can withdraw later',
    at: (facts) => facts.heldUntil,
    refusal: ({ heldUntil }) => {
      invariant(heldUntil !== null, 'a hold is active without an end')
      return new PayoutsHeld(heldUntil)
    },
  },
  'open-payout': {
    passes: (facts) => !facts.hasOpenPayout,
    good: () => 'No other payout is on its way',
    bad: () => 'A payout is already on its way; request the next one when it has arrived',
    refusal: () => new PayoutOpen(),
  },
  minimum: {
    passes: hasEnough,
    good: (facts) =>
      `${formatCents(facts.availableCents)} is available, at least the minimum of ${formatCents(payoutMinimumCents)}`,
    bad: ({ availableCents }) => {
      const missing = formatCents(Math.max(payoutMinimumCents - availableCents, 0))
      return `${formatCents(availableCents)} is available; you need ${missing} more to reach the ${formatCents(payoutMinimumCents)} minimum`
    },
    refusal: tooSmall,
  },
  maturing: {
    passes: (facts) => facts.maturingCents === 0 || hasEnough(facts),
    good: maturingMessage,
    bad: maturingMessage,
    at: (facts) => facts.nextMaturesAt,
    refusal: tooSmall,
  },
  held: {
    passes: (facts) => facts.frozenCents === 0 || hasEnough(facts),
    good: heldMessage,
    bad: heldMessage,
    refusal: tooSmall,
  },
  'account-connected': {
    passes: (facts) => !isUnopened(facts),
    good: () => 'Your payout account is connected',
    bad: (facts) => accountProblemOf(facts) ?? connectFirst,
    refusal: accountRefusal,
  },
  kyc: {
    passes: (facts) => facts.accountStatus === 'connected',
    good: () => 'The payment provider has verified your details',
    bad: (facts) =>
      (isUnopened(facts) ? null : accountProblemOf(facts)) ??
      'The payment provider verifies your details once it is connected',
    refusal: accountRefusal,
  },
  'books-clean': {
    passes: (facts) => !facts.arePayoutsStopped,
    good: () => 'Payouts are open',
    bad: () => 'Payouts are paused while we check the books. Your balance is safe; try again later',
    refusal: () => new PayoutsStopped(),
  },
}

function maturingMessage({ maturingCents }: WithdrawalFacts): string {
  if (maturingCents === 0) return 'No earnings are waiting for their hold to end'
  return `${formatCents(maturingCents)} becomes available when its hold ends`
}

const causes: Readonly<Record<FrozenCause, string>> = {
  doubted: 'views that look unusual',
  disputed: 'a dispute',
  held: 'an admin’s review',
  chargeback: 'a brand’s payment that its bank took back',
  suspended: 'a suspension of your account',
}

function heldMessage({ frozenCents, frozenFor }: WithdrawalFacts): string {
  if (frozenCents === 0) return 'Nothing is held for review'
  const words = frozenFor.map((cause) => causes[cause]).join(', and ')
  return `${formatCents(frozenCents)} is held because of ${words}; see “Pending money” for what would release it`
}

/** Returns every rule as shown on screen, in the order a creator would resolve them. */
export function explainWithdrawal(facts: WithdrawalFacts): WithdrawalLine[] {
  return withdrawalCodes.map((code) => {
    const rule = rules[code]
    const passed = rule.passes(facts)
    const message = passed ? rule.good(facts) : rule.bad(facts)
    return { code, passed, message, at: rule.at?.(facts) ?? null }
  })
}

const accountCodes: readonly string[] = ['account-connected', 'kyc'] satisfies WithdrawalCode[]

/** Like `requireWithdrawable`, for money that is not sent to a payout account. */
export function requireUnhindered(facts: WithdrawalFacts): void {
  for (const [code, rule] of Object.entries(rules)) {
    if (!accountCodes.includes(code) && !rule.passes(facts)) throw rule.refusal(facts)
  }
}

/** Returns the destination account. Throws the refusal of the first rule that does not hold. */
export function requireWithdrawable(facts: WithdrawalFacts): string {
  for (const rule of Object.values(rules)) {
    if (!rule.passes(facts)) throw rule.refusal(facts)
  }
  invariant(facts.destination !== null, 'a connected payout account has no id')
  return facts.destination
}
