import { adminPages } from '@permille/contract/admin-pages'
import type { ChargebackId, UserId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { ChargebackNotification, NoticeFacts } from '#features/chargebacks/public.ts'
import type { NotificationDraft } from './notification-source.ts'

interface Words {
  readonly subject: string
  /** Null for those whom this news does not concern. */
  readonly toBrand: string
  readonly toCreators: string | null
  readonly toAdmins: string
}

/** What happened to a disputed payment, to its brand, the campaign's creators and the admins. */
export function chargebackNotifications(
  {
    chargebackId,
    change,
    turn,
    at,
  }: { chargebackId: ChargebackId; change: ChargebackNotification; turn: number; at: Date },
  facts: NoticeFacts,
): NotificationDraft[] {
  const { subject: title, toBrand, toCreators, toAdmins } = wordsFor[change](facts)
  const about = {
    key: `chargeback:${chargebackId}:${change}${turn === 1 ? '' : `:${turn}`}`,
    kind: 'chargeback',
    title,
    at,
  } as const
  const to = (
    userIds: readonly UserId[],
    text: string | null,
    path: string,
  ): NotificationDraft[] =>
    text === null ? [] : userIds.map((userId) => ({ ...about, userId, text, path }))
  return [
    ...to([facts.brandUserId], toBrand, fillPage(memberPages.campaign, facts.campaignId)),
    ...to(facts.creatorUserIds, toCreators, memberPages.mySubmissions),
    ...to(facts.adminUserIds, toAdmins, fillPage(adminPages.chargeback, chargebackId)),
  ]
}

const wordsFor: Readonly<Record<ChargebackNotification, (facts: NoticeFacts) => Words>> = {
  asked: ({ campaignName, amountCents, dueAt }) => ({
    subject: `A bank asks about the payment for ${campaignName}`,
    toBrand: `Your bank asks about your payment of ${formatCents(amountCents)} for ${campaignName}. No money has moved and the campaign goes on. Nothing can be refunded until the question is settled. If you did not mean to question this payment, tell your bank.`,
    toCreators: null,
    toAdmins: `A bank asks about a payment of ${formatCents(amountCents)} for ${campaignName}. Answer ${dueLabels(dueAt)}, on its page under Chargebacks.`,
  }),
  claimed: ({ campaignName, amountCents, dueAt }) => ({
    subject: `The payment for ${campaignName} is disputed`,
    toBrand: `Your bank has taken back your payment of ${formatCents(amountCents)} for ${campaignName}. The campaign is paused and takes no posts until the bank decides. What creators have earned stays theirs. If this is a mistake, ask your bank to withdraw the dispute: the campaign then goes on automatically.`,
    toCreators: `The brand’s bank disputes the payment for ${campaignName}, so the campaign is paused and takes no posts. What you have earned in it and not been paid yet waits until the bank decides, usually within three months. It stays yours, whatever the bank decides.`,
    toAdmins: `A bank took back ${formatCents(amountCents)} paid for ${campaignName}. Send the evidence ${dueLabels(dueAt)}, on its page under Chargebacks.`,
  }),
  won: ({ campaignName, amountCents, isAnotherLost }) => ({
    subject: `The dispute about ${campaignName} is over`,
    toBrand: `The bank has decided that your payment of ${formatCents(amountCents)} for ${campaignName} stands. ${
      isAnotherLost
        ? 'What creators had earned of the payment that your bank kept is paid from it, and the rest is in the campaign again. The campaign stays paused; write to support if you want it to go on.'
        : 'The money is in the campaign again, and it goes on where it was.'
    }`,
    toCreators: `The dispute about the payment for ${campaignName} is over. What had to wait is yours to withdraw as before${
      isAnotherLost ? '. The campaign stays paused.' : ', and the campaign goes on.'
    }`,
    toAdmins: `The bank returned ${formatCents(amountCents)} paid for ${campaignName}.`,
  }),
  lost: ({ campaignName, amountCents, writtenOffCents }) => ({
    subject: `The dispute about ${campaignName} is over`,
    toBrand: `Your bank keeps the ${formatCents(amountCents)} that you had paid for ${campaignName}. What creators earned stays paid. The campaign stays paused; write to support if you want it to go on.`,
    toCreators: `The dispute about the payment for ${campaignName} is over. What had to wait is yours to withdraw as before. The campaign stays paused.`,
    toAdmins: `The bank keeps ${formatCents(amountCents)} paid for ${campaignName}. ${formatCents(writtenOffCents)} that creators had earned is our loss.`,
  }),
  closed: ({ campaignName, amountCents }) => ({
    subject: `The question about ${campaignName} is settled`,
    toBrand: `Your bank no longer asks about your payment of ${formatCents(amountCents)} for ${campaignName}. No money has moved.`,
    toCreators: null,
    toAdmins: `The bank no longer asks about ${formatCents(amountCents)} paid for ${campaignName}. No money has moved.`,
  }),
}

function dueLabels(dueAt: Date | null): string {
  return dueAt === null ? 'soon' : `by ${utcTime(dueAt)}`
}
