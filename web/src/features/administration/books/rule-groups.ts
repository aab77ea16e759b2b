import type { BookRule } from '@permille/contract/books/books'
import type { RuleGroup } from '@permille/contract/books/rule-groups'
import type { Tone } from '#ui/values/badge.tsx'

export const groupLabels: Readonly<Record<RuleGroup, string>> = {
  'money-in': 'Money in from brands',
  'owed-to-creators': 'Owed to creators',
  payouts: 'Paid out to creators',
  'money-back': 'Refunds and chargebacks',
  ledger: 'The ledger and Stripe',
  waiting: 'Nothing stuck or unchecked',
}

interface GroupResult {
  readonly tone: Tone
  readonly words: string
}

/** Returns "13 rules hold", or how many of them do not. */
export function resultOfGroup(rules: readonly BookRule[], isChecked: boolean): GroupResult {
  const count = rules.length
  const all = count === 1 ? '1 rule' : `${count} rules`
  if (!isChecked) return { tone: 'neutral', words: all }
  const broken = rules.filter(isBroken).length
  if (broken > 0) return { tone: 'negative', words: `${broken} of ${all} broken` }
  const unchecked = rules.filter(isUnchecked).length
  if (unchecked > 0) return { tone: 'neutral', words: `${unchecked} of ${all} not checked` }
  return { tone: 'positive', words: count === 1 ? '1 rule holds' : `${all} hold` }
}

export function isBroken({ offenders }: BookRule): boolean {
  return offenders.length > 0
}

function isUnchecked({ unchecked }: BookRule): boolean {
  return unchecked !== null
}

/** How far every rule was checked: what is true of the one that is furthest behind. */
interface CheckedUntil {
  readonly entry: number | null
  /** When the last rule's sweep over all history ended; null before every rule has had one. */
  readonly sweptAt: string | null
}

/** Returns what the check covers. Rules that ask the provider or that constraints guarantee cover no entries. */
export function checkedUntil(rules: readonly BookRule[]): CheckedUntil {
  const covering = rules.filter(({ untilEntry }) => untilEntry !== null)
  const entries = covering.map(({ untilEntry }) => Number(untilEntry))
  const sweeps = covering.map(({ walkedAt }) => walkedAt ?? '').sort()
  return {
    entry: entries.length === 0 ? null : Math.min(...entries),
    sweptAt: sweeps[0] || null,
  }
}
