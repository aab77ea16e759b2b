import type { PendingMoney, WithdrawalRule } from '@permille/contract/earnings/earnings'
import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'

type Rules = readonly Pick<WithdrawalRule, 'code' | 'passed'>[]

/** Keeps the line of a caption that is not known yet. */
const unknown = '\u00a0'

/** Explains under the available balance what its owner can do with it now. */
export function describeAvailable(availableCents: number, rules: Rules | undefined): string {
  if (availableCents <= 0) return 'Nothing to withdraw'
  if (availableCents < payoutMinimumCents) {
    return `You can withdraw from ${formatCents(payoutMinimumCents)}`
  }
  if (rules === undefined) return unknown
  return rules.every(({ passed }) => passed) ? 'Ready to withdraw' : 'See what it is waiting for'
}

type Held = Pick<PendingMoney, 'frozenCents'> & {
  readonly held: readonly Pick<PendingMoney['held'][number], 'cause'>[]
}

/** Why money is held, after "held:"; the card of pending money explains it in full. */
const causes: Readonly<Record<PendingMoney['held'][number]['cause'], string>> = {
  doubted: 'unusual views',
  disputed: 'your dispute',
  held: 'an admin’s review',
  chargeback: 'chargeback',
  suspended: 'suspension',
}

/** Explains under the pending sum why it is not available; a date or a payout ends what is being processed. */
export function describePending(pendingCents: number, money: Held | undefined): string {
  if (money === undefined) return unknown
  if (money.frozenCents === 0) return 'Being processed'
  const [cause, ...others] = new Set(money.held.map((part) => part.cause))
  const why = cause === undefined || others.length > 0 ? 'several reasons' : causes[cause]
  return money.frozenCents >= pendingCents
    ? `Held: ${why}`
    : `${formatCents(money.frozenCents)} held: ${why}`
}
