import type { Refund, RefundableCampaign } from '@permille/contract/billing/billing'
import {
  earlyRefundDays,
  earlyRefundsCents,
  smallRefundCents,
  trackRecordCents,
} from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { refundArrivesWithin } from '@permille/contract/submissions/deadlines'
import type { Tone } from '#ui/values/badge.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { formatMinute } from '#ui/values/relative-time.ts'

/** Returns the text of a refund's badge. */
export function describeRefund(
  refund: Pick<Refund, 'status' | 'isSent'> & Partial<Pick<Refund, 'paidReference'>>,
): string {
  const { status, isSent, paidReference = null } = refund
  if (status === 'succeeded') return paidReference === null ? 'Refunded' : 'Paid'
  if (status === 'failed') return 'Refused'
  return isSent ? 'On its way' : 'Requested'
}

export const refundTones: Readonly<Record<Refund['status'], Tone>> = {
  requested: 'neutral',
  succeeded: 'positive',
  failed: 'negative',
}

/** Who reads it: the brand whose money it is, or an admin. */
export type RefundReader = 'brand' | 'admin'

/** Returns what the brand can expect, and the reason if there is one. */
export function refundNote(
  { status, reason }: Pick<Refund, 'status' | 'reason'>,
  reader: RefundReader = 'brand',
): string | undefined {
  if (reason !== null) return reason
  if (status === 'requested') {
    return `${reader === 'brand' ? 'Your' : 'The brand’s'} bank usually needs ${refundArrivesWithin}.`
  }
  return undefined
}

/** Returns why a campaign's money cannot be refunded yet, and until when; undefined if it can. */
export function waitingLabels(
  {
    hindrance,
    openPosts,
    possibleAt,
  }: Pick<RefundableCampaign, 'hindrance' | 'openPosts' | 'possibleAt'>,
  reader: RefundReader = 'brand',
): string | undefined {
  switch (hindrance) {
    case null:
      return undefined
    case 'payment-disputed':
      return `A payment is disputed at ${reader === 'brand' ? 'your' : 'the brand’s'} bank: nothing is refunded until it decides.`
    case 'paused-by-admin':
      return 'An admin has paused this campaign: nothing is refunded until an admin lifts the pause.'
    case 'posts-open':
      return postsOpenLabels(openPosts, possibleAt)
    case 'money-reserved':
      return 'None of it can go back now.'
    case 'paid-lately':
      return paidLatelyLabels(possibleAt, reader)
  }
}

function paidLatelyLabels(possibleAt: string | null, reader: RefundReader): string {
  const isBrand = reader === 'brand'
  const [whose, who] = isBrand ? ['your', 'you'] : ['its', 'the brand']
  const paid = `It was paid in the last ${earlyRefundDays} days, and until creators have earned and kept ${formatCents(trackRecordCents)} from ${whose} campaigns ${who} can refund ${formatCents(earlyRefundsCents)} in that time and, beyond that, ${formatCents(smallRefundCents)} of each campaign.`
  const from =
    possibleAt === null ? '' : ` from ${formatMinute(new Date(possibleAt), currentTime())}`
  return isBrand
    ? `${paid} You can refund it yourself${from}; write to support if you need it sooner.`
    : `${paid} The brand can refund it${from}; you can do it now.`
}

function postsOpenLabels(openPosts: number, possibleAt: string | null): string {
  const isOne = openPosts === 1
  const posts = isOne ? 'One post can still earn it' : `${openPosts} posts can still earn it`
  if (possibleAt === null) {
    return isOne
      ? `${posts}: an admin has to review it, or its last views are being read.`
      : `${posts}: an admin has to review one, or their last views are being read.`
  }
  const until = formatMinute(new Date(possibleAt), currentTime())
  return isOne
    ? `${posts}. It is decided and closed by ${until}, or later if an admin has to review it.`
    : `${posts}. They are decided and closed by ${until}, or later if an admin has to review one.`
}

type Reserved = Pick<
  RefundableCampaign,
  'reservedCents' | 'reservedUntil' | 'reservedCreators' | 'openDisputes'
>

/** Returns what stays in the campaign, until when and why; undefined if nothing does. */
export function reservedWords(campaign: Reserved): string | undefined {
  const { reservedCents, reservedUntil, reservedCreators, openDisputes } = campaign
  if (reservedCents === 0) return undefined
  const kept = `${formatCents(reservedCents)} is kept`
  const creators = reservedCreators === 1 ? 'one creator' : `${reservedCreators} creators`
  if (reservedUntil === null) return `${kept} until an admin decides what ${creators} disputed.`
  const disputed =
    openDisputes === 0
      ? ''
      : ` ${openDisputes === 1 ? 'One post is' : `${openDisputes} posts are`} disputed: its part stays until an admin has decided.`
  return `${kept} until ${formatMinute(new Date(reservedUntil), currentTime())}, because ${creators} can dispute decisions about their posts.${disputed}`
}

/** Returns the button's text while a campaign's money cannot be refunded. */
export function whenRefundable(
  campaign: Pick<RefundableCampaign, 'hindrance' | 'possibleAt' | 'reservedUntil' | 'openDisputes'>,
): string {
  switch (campaign.hindrance) {
    case null:
      return 'Refund'
    case 'payment-disputed':
      return 'Refund after the bank’s decision'
    case 'paused-by-admin':
      return 'Refund once an admin allows it'
    case 'posts-open':
      return campaign.possibleAt === null
        ? 'Refund once its posts are closed'
        : `Refund from ${formatMinute(new Date(campaign.possibleAt), currentTime())}`
    case 'paid-lately':
      return campaign.possibleAt === null
        ? 'Refund later'
        : `Refund from ${formatMinute(new Date(campaign.possibleAt), currentTime())}`
    case 'money-reserved':
      return campaign.reservedUntil === null || campaign.openDisputes > 0
        ? 'Refund after the dispute'
        : `Refund from ${formatMinute(new Date(campaign.reservedUntil), currentTime())}`
  }
}
