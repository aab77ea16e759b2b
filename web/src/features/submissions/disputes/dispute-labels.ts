import type { Dispute, DisputeMatter, DisputeRemedy } from '@permille/contract/disputes/disputes'
import { formatCents } from '@permille/contract/money'
import type { Tone } from '#ui/values/badge.tsx'

/** Completes "You can dispute …". */
export const matterLabels: Readonly<Record<DisputeMatter, string>> = {
  rejection: 'the rejection',
  reversal: 'the reversal of its approval',
  lock: 'the lock of the post',
  hold: 'the hold on its money',
}

export const disputeTones: Readonly<Record<Dispute['status'], Tone>> = {
  open: 'neutral',
  resolved: 'positive',
  rejected: 'negative',
}

type Decided = Pick<Dispute, 'remedy' | 'goodwillCents'>

const remedyLabels: Readonly<Record<Exclude<DisputeRemedy, 'goodwill'>, string>> = {
  approve: 'The post is approved again',
  release: 'The held money was released',
}

/** Returns what the decision did; the notes give the reason. */
export function describeOutcome({ remedy, goodwillCents }: Decided): string {
  if (remedy === null) return 'Dispute rejected. Nothing changes.'
  const amount = formatCents(goodwillCents)
  if (remedy === 'goodwill') return `${amount} was paid to the creator at Permille’s expense.`
  const done = remedyLabels[remedy]
  return goodwillCents === 0
    ? `${done}.`
    : `${done}, and ${amount} was paid to the creator at Permille’s expense.`
}

/** The decisions an admin can choose from. */
export const decisionLabels: Readonly<Record<DisputeRemedy | 'reject', string>> = {
  approve: 'Approve the post again',
  release: 'Release the held money',
  goodwill: 'Pay goodwill only',
  reject: 'Reject the dispute',
}
