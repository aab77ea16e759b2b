import { setApartSentence } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { type Cents, formatCents, toCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import { refundArrivesWithin } from '@permille/contract/submissions/deadlines'
import {
  type CampaignFacts,
  listCampaignFacts,
  listPayoutFacts,
  listRefundFacts,
  type PayoutFacts,
  type RefundFacts,
} from './money-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  recipientOf,
  type Told,
  type Words,
  wording,
} from './wording.ts'

type PayoutEvent = `payout.${'paid' | 'failed' | 'held' | 'reversed'}`
type PaymentEvent = 'payment.succeeded' | 'payment.set_apart'
type RefundEvent = 'refund.succeeded' | 'refund.failed'
type PayoutChange = Told<PayoutEvent> & PayoutFacts
type PaymentChange = Told<PaymentEvent> & CampaignFacts
type RefundChange = Told<RefundEvent> & RefundFacts

export const payoutWording = wording({
  facts: factsBy<PayoutEvent, string, PayoutFacts>(({ objectId }) => objectId, listPayoutFacts),
  draft: draftPayout,
})
export const paymentWording = wording({
  facts: factsBy<PaymentEvent, CampaignId, CampaignFacts>(
    ({ body }) => body.campaignId,
    listCampaignFacts,
  ),
  draft: draftPayment,
})
export const refundWording = wording({
  facts: factsBy<RefundEvent, string, RefundFacts>(({ objectId }) => objectId, listRefundFacts),
  draft: draftRefund,
})

function draftPayout(change: PayoutChange): NotificationDraft[] {
  const { key, at, type, isFailed } = change
  // One that came back as a whole has failed, which is news of its own.
  if (type === 'payout.reversed' && isFailed) return []
  const words = payoutLabels(change)
  const to = recipientOf(change)
  return [{ to, key, at, kind: 'payout', ...words, path: memberPages.earnings }]
}

function payoutLabels(change: PayoutChange) {
  const { type, totalCents, returnedCents, reason, heldReason, paidReference } = change
  const sum = formatCents(totalCents)
  switch (type) {
    case 'payout.paid':
      if (paidReference !== null) {
        return {
          title: `We paid you ${sum} another way`,
          text: `It did not go to your payout account. The reference is ${paidReference}.`,
        }
      }
      return {
        title: `${sum} is on its way to you`,
        text: 'We sent it to your payout account. Your bank should show it within a few days.',
      }
    case 'payout.failed':
      return {
        title: `Your payout of ${sum} failed`,
        text: `${whereReturned(change, totalCents)}${reason === null ? '' : ` The reason: ${reason}`}`,
      }
    case 'payout.reversed':
      return {
        title: `${formatCents(returnedCents)} of your payout of ${sum} came back`,
        text: `The payment provider returned it. ${whereReturned(change, returnedCents)}`,
      }
    case 'payout.held':
      return {
        title: `Your payout of ${sum} is held`,
        text: `An admin is reviewing it before it is sent.${heldReason === null ? '' : ` The reason: ${heldReason}`}`,
      }
  }
}

/** Where the money of a payout went when it came back. */
function whereReturned(change: PayoutChange, returnedCents: Cents): string {
  const { recoveredCents, frozenCents, holdReason } = change
  const freeCents = toCents(returnedCents - recoveredCents - frozenCents)
  const hold = holdReason === null ? '' : `, but your payouts are held for review: “${holdReason}”`
  const parts = [
    ...(recoveredCents > 0 ? [`${formatCents(recoveredCents)} of it paid what you owed.`] : []),
    ...(frozenCents > 0
      ? [`${formatCents(frozenCents)} of it is set aside: Earnings says why.`]
      : []),
    ...(freeCents > 0 ? [`${formatCents(freeCents)} is available again${hold}.`] : []),
  ]
  return parts.join(' ')
}

function draftPayment(payment: PaymentChange): NotificationDraft[] {
  const { key, at, amountCents, feeCents, campaignName, objectId } = payment
  if (payment.type === 'payment.set_apart') return [draftSetApart(payment)]
  return [
    {
      to: recipientOf(payment),
      key,
      at,
      kind: 'payment',
      title: `Your payment for ${campaignName} arrived`,
      text: `${formatCents(amountCents)} is in the campaign; the fee was ${formatCents(feeCents)}.`,
      path: fillPage(memberPages.receipt, objectId),
    },
  ]
}

function draftSetApart(payment: PaymentChange): NotificationDraft {
  const { key, at, amountCents, feeCents, campaignName } = payment
  const sum = formatCents(amountCents + feeCents)
  const title = `Your payment of ${sum} for ${campaignName} was set apart`
  const path = memberPages.billing
  const to = recipientOf(payment)
  return { to, key, at, kind: 'payment', title, text: setApartSentence, path }
}

function draftRefund(change: RefundChange): NotificationDraft[] {
  const { key, at } = change
  const to = recipientOf(change)
  return [{ to, key, at, kind: 'payment', ...refundLabels(change), path: memberPages.billing }]
}

function refundLabels(change: RefundChange): Words {
  const { type, campaignName, owedCents, paidReference, leftCents } = change
  const inCampaign = toCents(change.amountCents + change.feeCents)
  const sum = formatCents(toCents(inCampaign + owedCents))
  const beyond = formatCents(owedCents)
  if (type === 'refund.failed') {
    const undone = owedCents > 0 ? ` You no longer owe ${beyond} for it.` : ''
    return {
      title: `The refund of ${sum} for ${campaignName} failed`,
      text: `${formatCents(inCampaign)} came back into the campaign, which has ${formatCents(leftCents)} left now.${undone} Billing says why and what to do.`,
    }
  }
  if (paidReference !== null) {
    return {
      title: `We paid you ${sum} of ${campaignName} another way`,
      text: `It could not go back to your card. The reference is ${paidReference}.`,
    }
  }
  const owed =
    owedCents > 0
      ? ` ${beyond} of it was more than the campaign had left, and you owe it: Billing says how it is paid.`
      : ''
  return {
    title: `${sum} of ${campaignName} went back to your card`,
    text: `Your bank shows it within ${refundArrivesWithin}.${owed}`,
  }
}
