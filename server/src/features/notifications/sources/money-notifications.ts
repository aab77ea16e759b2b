import { adminPages } from '@permille/contract/admin-pages'
import { setApartSentence } from '@permille/contract/funding/funding'
import { formatCents, toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import { refundArrivesWithin } from '@permille/contract/submissions/deadlines'
import {
  type DisputeChange,
  listDisputeChanges,
  listPayments,
  listPayoutChanges,
  listRefundChanges,
  type PaymentChange,
  type PayoutChange,
  type RefundChange,
} from './money-facts-store.ts'
import { type NotificationDraft, notificationSource, postName } from './notification-source.ts'

export const payoutNotifications = notificationSource('payouts', {
  rows: listPayoutChanges,
  draft: draftPayout,
})
export const paymentNotifications = notificationSource('payments', {
  rows: listPayments,
  draft: draftPayment,
})
export const refundNotifications = notificationSource('refunds', {
  rows: listRefundChanges,
  draft: draftRefund,
})
export const disputeNotifications = notificationSource('disputes', {
  rows: listDisputeChanges,
  draft: draftDispute,
})

function draftPayout(change: PayoutChange): NotificationDraft[] {
  const { key, at, creatorUserId: userId } = change
  const words = payoutLabels(change)
  return [{ userId, key, at, kind: 'payout', ...words, path: memberPages.earnings }]
}

function payoutLabels(change: PayoutChange) {
  const { state, totalCents, reason, paidReference } = change
  const sum = formatCents(totalCents)
  switch (state) {
    case 'paid':
      if (paidReference !== null) {
        return {
          title: `We paid you ${sum} another way`,
          text: `It did not go to your payout account. The reference is ${paidReference}.`,
        }
      }
      return {
        title: `${sum} is on its way to you`,
        text: 'The payout was sent to your payout account. Your bank shows it within a few days.',
      }
    case 'failed':
      return {
        title: `Your payout of ${sum} failed`,
        text: `${whereReturned(change)}${reason === null ? '' : ` The reason: ${reason}`}`,
      }
    case 'held':
      return {
        title: `Your payout of ${sum} is held`,
        text: `An admin is reviewing it before it is sent.${reason === null ? '' : ` The reason: ${reason}`}`,
      }
  }
}

/** Where the money of a failed payout went when it came back. */
function whereReturned(change: PayoutChange): string {
  const { totalCents, recoveredCents, frozenCents, holdReason } = change
  const freeCents = toCents(totalCents - recoveredCents - frozenCents)
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
  const { key, at, amountCents, feeCents, campaignName, brandUserId, fundingId } = payment
  if (payment.isSetApart) return [draftSetApart(payment)]
  return [
    {
      userId: brandUserId,
      key,
      at,
      kind: 'payment',
      title: `Your payment for ${campaignName} arrived`,
      text: `${formatCents(amountCents)} is in the campaign; the fee was ${formatCents(feeCents)}.`,
      path: fillPage(memberPages.receipt, fundingId),
    },
  ]
}

function draftSetApart(payment: PaymentChange): NotificationDraft {
  const { key, at, amountCents, feeCents, campaignName, brandUserId: userId } = payment
  const sum = formatCents(amountCents + feeCents)
  const title = `Your payment of ${sum} for ${campaignName} was set apart`
  const path = memberPages.billing
  return { userId, key, at, kind: 'payment', title, text: setApartSentence, path }
}

function draftRefund(change: RefundChange): NotificationDraft[] {
  const { key, at, brandUserId: userId } = change
  return [{ userId, key, at, kind: 'payment', ...refundLabels(change), path: memberPages.billing }]
}

function refundLabels(change: RefundChange): Words {
  const { status, campaignName, owedCents, paidReference, leftCents } = change
  const inCampaign = toCents(change.amountCents + change.feeCents)
  const sum = formatCents(toCents(inCampaign + owedCents))
  const beyond = formatCents(owedCents)
  if (status === 'failed') {
    const undone = owedCents > 0 ? ` You no longer owe ${beyond} for it.` : ''
    return {
      title: `The refund of ${sum} for ${campaignName} failed`,
      text: `${formatCents(inCampaign)} came back into the campaign, which has ${formatCents(leftCents)} left now.${undone} Billing says why and what to do.`,
    }
  }
  if (paidReference !== null) {
    return {
      title: `We paid you ${sum} of ${campaignName} another way`,
      text: `Your card could not take it. The reference is ${paidReference}.`,
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

function draftDispute(change: DisputeChange): NotificationDraft[] {
  switch (change.step) {
    case 'opened':
      return [toBrand(change, openedLabels(change))]
    case 'answered':
      return [
        toCreator(change, answeredLabels(change)),
        ...draftAdmins(change, `${change.brandName} has answered ${change.creatorName}.`),
      ]
    case 'unanswered':
      return draftAdmins(
        change,
        `${change.brandName} did not answer ${change.creatorName} in time.`,
      )
    case 'resolved':
    case 'rejected':
      return [
        toCreator(change, decidedLabels(change, 'your dispute')),
        toBrand(change, decidedLabels(change, `the dispute of ${change.creatorName}`)),
      ]
  }
}

interface Words {
  readonly title: string
  readonly text: string
}

function toCreator(
  { key, at, creatorUserId, submissionId }: DisputeChange,
  words: Words,
): NotificationDraft {
  const path = fillPage(memberPages.mySubmission, submissionId)
  return { userId: creatorUserId, key, at, kind: 'dispute', ...words, path }
}

function toBrand(
  { key, at, brandUserId, submissionId }: DisputeChange,
  words: Words,
): NotificationDraft {
  const path = fillPage(memberPages.submission, submissionId)
  return { userId: brandUserId, key, at, kind: 'dispute', ...words, path }
}

function draftAdmins(
  { key, at, adminUserIds, submissionId, campaignName }: DisputeChange,
  text: string,
): NotificationDraft[] {
  const title = `A dispute about a post for ${campaignName} waits for a decision`
  const path = fillPage(adminPages.submission, submissionId)
  return adminUserIds.map((userId) => ({ userId, key, at, kind: 'dispute', title, text, path }))
}

function openedLabels({ creatorName, campaignName, reason, answerDueAt }: DisputeChange): Words {
  return {
    title: `${creatorName} disputes a decision about ${campaignName}`,
    text: `Answer by ${utcTime(answerDueAt)}; an admin decides afterwards. They write: ${reason}`,
  }
}

function answeredLabels({ brandName, title, answer }: DisputeChange): Words {
  return {
    title: `${brandName} answered your dispute`,
    text: `An admin decides now about ${postName(title)}. They write: ${answer ?? ''}`,
  }
}

function decidedLabels(
  { step, campaignName, resolutionNotes }: DisputeChange,
  what: string,
): Words {
  const outcome = step === 'resolved' ? 'upheld' : 'rejected'
  return {
    title: `An admin ${outcome} ${what} about ${campaignName}`,
    text: resolutionNotes ?? 'Its page says what follows.',
  }
}
