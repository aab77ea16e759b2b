import type { Refund, RefundableCampaign } from '@permille/contract/billing'
import {
  decisionHoursAfterEnd,
  refundArrivesWithin,
} from '@permille/contract/submissions/deadlines'
import type { Tone } from '../../../ui/values/badge.tsx'

/** Returns what a refund's badge says. */
export function sayRefund({ status, isSent }: Pick<Refund, 'status' | 'isSent'>): string {
  if (status === 'succeeded') return 'Refunded'
  if (status === 'failed') return 'Refused'
  return isSent ? 'On its way' : 'Requested'
}

export const refundTones: Readonly<Record<Refund['status'], Tone>> = {
  requested: 'neutral',
  succeeded: 'positive',
  failed: 'negative',
}

/** Returns what the brand can expect, and the reason if there is one. */
export function refundNote({
  status,
  reason,
}: Pick<Refund, 'status' | 'reason'>): string | undefined {
  if (reason !== null) return reason
  if (status === 'requested') return `Your bank usually needs ${refundArrivesWithin}.`
  return undefined
}

/** Returns why a campaign's money cannot be refunded yet, and until when; undefined if it can. */
export function waitingWords({
  hindrance,
  openPosts,
  openDisputes,
}: Pick<RefundableCampaign, 'hindrance' | 'openPosts' | 'openDisputes'>): string | undefined {
  switch (hindrance) {
    case null:
      return undefined
    case 'payment-disputed':
      return 'A payment is disputed at your bank: nothing is refunded until it decides.'
    case 'paused-by-admin':
      return 'An admin has paused this campaign: nothing is refunded until an admin lifts the pause.'
    case 'posts-open':
      return openPosts === 1
        ? `One post can still earn it. It is decided or closed at most ${decisionHoursAfterEnd} hours after the end, or later if an admin has to look at it.`
        : `${openPosts} posts can still earn it. They are decided or closed at most ${decisionHoursAfterEnd} hours after the end, or later if an admin has to look at one.`
    case 'posts-disputed':
      return openDisputes === 1
        ? 'A creator disputes a decision about a post. Nothing is refunded until an admin has decided.'
        : `${openDisputes} decisions about posts are disputed by their creators. Nothing is refunded until an admin has decided.`
  }
}
