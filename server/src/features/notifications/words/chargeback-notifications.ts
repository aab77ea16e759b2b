import { adminPages } from '@permille/contract/admin-pages'
import type { ChargebackId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import {
  type ChargebackNotification,
  type NoticeFacts,
  readNoticeFacts,
} from '#features/chargebacks/public.ts'
import type { StoredEvent } from '#features/events/public.ts'
import type { Database } from '#platform/database/database.ts'
import { type NotificationDraft, recipientOf, type Told, wording } from './wording.ts'

interface Words {
  readonly subject: string
  /** Null for those whom this news does not concern. */
  readonly toBrand: string
  readonly toCreators: string | null
  readonly toAdmins: string
}

type ChargebackEvent = `chargeback.${ChargebackNotification}`
type ChargebackTold = Told<ChargebackEvent> & { readonly facts: NoticeFacts }

export const chargebackWording = wording({ facts: readFacts, draft: chargebackNotifications })

async function readFacts(db: Database, events: readonly StoredEvent<ChargebackEvent>[]) {
  const told = new Map<number, Pick<ChargebackTold, 'facts'>>()
  for (const { seq, objectId } of events) {
    told.set(seq, { facts: await readNoticeFacts(db, objectId as ChargebackId) })
  }
  return told
}

/** What happened to a disputed payment, to its brand, the campaign's creators and the admins. */
export function chargebackNotifications(change: ChargebackTold): NotificationDraft[] {
  const { key, at, type, objectId, facts } = change
  const { subject: title, toBrand, toCreators, toAdmins } = wordsFor[type](facts)
  const about = { key, at, kind: 'chargeback', title } as const
  const ofCampaign = fillPage(memberPages.campaign, facts.campaignId)
  const creators = toCreators === null ? [] : facts.creatorUserIds
  return [
    { ...about, to: recipientOf(change), text: toBrand, path: ofCampaign },
    ...creators.map((userId) => ({
      ...about,
      to: { userId },
      text: toCreators ?? '',
      path: memberPages.mySubmissions,
    })),
    { ...about, to: 'admins', text: toAdmins, path: fillPage(adminPages.chargeback, objectId) },
  ]
}

const wordsFor: Readonly<Record<ChargebackEvent, (facts: NoticeFacts) => Words>> = {
  'chargeback.asked': ({ campaignName, amountCents, dueAt }) => ({
    subject: `A bank asks about the payment for ${campaignName}`,
    toBrand: `Your bank has asked us about your payment of ${formatCents(amountCents)} for ${campaignName}. No money has moved. We cannot refund anything until the bank has its answer. If you did not mean to question this payment, tell your bank.`,
    toCreators: null,
    toAdmins: `A bank asks about a payment of ${formatCents(amountCents)} for ${campaignName}. Answer ${dueLabels(dueAt)}, on its page under Chargebacks.`,
  }),
  'chargeback.claimed': ({ campaignName, amountCents, dueAt }) => ({
    subject: `The payment for ${campaignName} is disputed`,
    toBrand: `Your bank has taken back your payment of ${formatCents(amountCents)} for ${campaignName}. Unless the campaign has ended, it is paused and accepts no posts until the bank decides. What creators have earned stays theirs. If this is a mistake, ask your bank to withdraw the dispute: that ends the pause.`,
    toCreators: `The brand’s bank disputes the payment for ${campaignName}. Unless the campaign has ended, it is paused and accepts no posts. What you earned in it but have not been paid is held until the bank decides, usually within three months. It stays yours whatever the bank decides.`,
    toAdmins: `A bank took back ${formatCents(amountCents)} paid for ${campaignName}. Send the evidence ${dueLabels(dueAt)}, on its page under Chargebacks.`,
  }),
  'chargeback.won': ({ campaignName, amountCents, isAnotherLost }) => ({
    subject: `The dispute about ${campaignName} is over`,
    toBrand: `The bank has decided that your payment of ${formatCents(amountCents)} for ${campaignName} stands. ${
      isAnotherLost
        ? 'What creators had earned of the payment that your bank kept is paid from it, and the rest is back in the campaign. Unless it has ended, it stays paused; write to support if you want it to continue.'
        : 'The money is back in the campaign, and the dispute no longer pauses it.'
    }`,
    toCreators: `The dispute about the payment for ${campaignName} is over. Whatever was held of your earnings is yours to withdraw again${
      isAnotherLost
        ? '. Unless the campaign has ended, it stays paused.'
        : ', and the dispute no longer pauses the campaign.'
    }`,
    toAdmins: `The bank returned ${formatCents(amountCents)} paid for ${campaignName}.`,
  }),
  'chargeback.lost': ({ campaignName, amountCents, writtenOffCents }) => ({
    subject: `The dispute about ${campaignName} is over`,
    toBrand: `Your bank keeps the ${formatCents(amountCents)} that you had paid for ${campaignName}. What creators earned stays paid. Unless the campaign has ended, it stays paused; write to support if you want it to continue.`,
    toCreators: `The dispute about the payment for ${campaignName} is over. Whatever was held of your earnings is yours to withdraw again. Unless the campaign has ended, it stays paused.`,
    toAdmins: `The bank keeps ${formatCents(amountCents)} paid for ${campaignName}.${writtenOffCents > 0 ? ` ${formatCents(writtenOffCents)} that was no longer in the campaign is our loss.` : ''}`,
  }),
  'chargeback.closed': ({ campaignName, amountCents }) => ({
    subject: `The question about ${campaignName} is settled`,
    toBrand: `Your bank no longer asks about your payment of ${formatCents(amountCents)} for ${campaignName}. No money has moved.`,
    toCreators: null,
    toAdmins: `The bank no longer asks about ${formatCents(amountCents)} paid for ${campaignName}. No money has moved.`,
  }),
}

function dueLabels(dueAt: Date | null): string {
  return dueAt === null ? 'soon' : `by ${utcTime(dueAt)}`
}
