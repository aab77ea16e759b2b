import type { Refund, RefundableCampaign } from '@permille/contract/billing'
import type { Tone } from '../../ui/values/badge.tsx'

/** What a refund's badge says. */
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

/** What the brand may expect; the reason where there is one. */
export function refundNote({
  status,
  reason,
}: Pick<Refund, 'status' | 'reason'>): string | undefined {
  if (reason !== null) return reason
  if (status === 'requested') return 'Your bank usually needs 5 to 10 business days.'
  return undefined
}

/** Why a completed campaign's money cannot be refunded yet; undefined when it can. */
export function waitingWords({
  openPosts,
  isDisputed,
}: Pick<RefundableCampaign, 'openPosts' | 'isDisputed'>): string | undefined {
  if (isDisputed) return 'A payment is disputed at your bank: nothing is refunded until it decides.'
  if (openPosts === 0) return undefined
  return openPosts === 1
    ? 'One post can still earn it. It is decided or closed within 72 hours of the end.'
    : `${openPosts} posts can still earn it. They are decided or closed within 72 hours of the end.`
}
