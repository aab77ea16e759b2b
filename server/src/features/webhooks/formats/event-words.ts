import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PayoutStop } from '@permille/contract/events/installation-events'
import {
  type EventData,
  type PublishedEvent,
  publicEvents,
} from '@permille/contract/events/published-event'
import { formatCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { platformFacts } from '@permille/contract/platforms'

/** What a message in a channel says about an event: the notification's title, where there is one, and what it adds. */
export interface EventWords {
  readonly title: string
  readonly text: string
}

type Post = EventData<'submission.submitted'>
type Tell<Type extends PublicEventType> = (data: EventData<Type>) => EventWords

export function wordsOf({ type, data }: PublishedEvent): EventWords {
  const told = publicEvents[type].data.safeParse(data)
  const tell = sentences[type] as (data: unknown) => EventWords
  // An event of an older release may lack a field.
  return told.success ? tell(told.data) : { title: publicEvents[type].summary, text: '' }
}

const sentences: { readonly [Type in PublicEventType]: Tell<Type> } = {
  'campaign.created': ({ name }) => ({ title: `${name} was created`, text: 'It is a draft.' }),
  'campaign.edited': ({ name }) => ({ title: `${name} was edited`, text: '' }),
  'campaign.deleted': ({ name }) => ({ title: `The draft ${name} was deleted`, text: '' }),
  'campaign.live': liveWords,
  'campaign.paused': ({ name, reason, note }) => ({
    title: reason === 'budget_exhausted' ? `${name} has spent its budget` : `${name} is paused`,
    text: [pausedBecause[reason], ...reasonText(note)].join(' '),
  }),
  'campaign.completed': ({ name, note }) => ({
    title: `${name} has ended`,
    text: reasonText(note).join(''),
  }),
  'campaign.budget_low': ({ name, leftCents, fundedCents }) => ({
    title: `${name} has a fifth of its money left`,
    text: `${formatCents(leftCents)} of ${formatCents(fundedCents)} is left.`,
  }),
  'campaign.day': ({ name, day, viewCount, spentCents }) => ({
    title: `${name} on ${day}`,
    text: `${counted(viewCount, 'view')}, ${formatCents(spentCents)} spent.`,
  }),
  'campaign.creator_joined': ({ name, creator }) => ({
    title: `${creatorOf({ creator })} joined ${name}`,
    text: '',
  }),
  'submission.submitted': (post) => ({
    title: `A new post for ${post.campaignName}`,
    text: `${creatorOf(post)} submitted a post on ${platformOf(post)}.${dueText(post.autoApprovesAt)}`,
  }),
  'submission.resubmitted': (post) => ({
    title: `A post for ${post.campaignName} was submitted again`,
    text: `${creatorOf(post)} submitted it on ${platformOf(post)}.${dueText(post.autoApprovesAt)}`,
  }),
  'submission.approved': (post) => ({
    title:
      post.by === 'system'
        ? `A post for ${post.campaignName} was approved automatically`
        : `A post for ${post.campaignName} was approved`,
    text: `${postBy(post)} It has ${counted(post.viewCount, 'view')}.`,
  }),
  'submission.rejected': (post) => ({
    title: `A post for ${post.campaignName} was rejected`,
    text: [postBy(post), ...reasonText(post.note)].join(' '),
  }),
  'submission.withdrawn': (post) => ({
    title: `A post for ${post.campaignName} was withdrawn`,
    text: `${creatorOf(post)} withdrew it before it was decided.`,
  }),
  'submission.reversed': (post) => ({
    title: `The approval of a post for ${post.campaignName} was reversed`,
    text: [
      postBy(post),
      `${formatCents(post.returnedCents)} came back.`,
      ...reasonText(post.reason),
    ].join(' '),
  }),
  'submission.reinstated': (post) => ({
    title: `A rejected post for ${post.campaignName} is approved after all`,
    text: [postBy(post), ...reasonText(post.reason)].join(' '),
  }),
  'submission.reopened': (post) => ({
    title: `A post for ${post.campaignName} earns again`,
    text: [postBy(post), ...reasonText(post.reason)].join(' '),
  }),
  'submission.locked': (post) => ({
    title: `Views of a post for ${post.campaignName} are final`,
    text: `${postBy(post)} It earned ${formatCents(post.earnedCents)} with ${counted(post.viewCount, 'view')}.`,
  }),
  'submission.paid': (post) => ({
    title: `A post for ${post.campaignName} is paid out`,
    text: `${postBy(post)} It earned ${formatCents(post.earnedCents)}.`,
  }),
  'submission.unpaid': (post) => ({
    title: `A post for ${post.campaignName} is not paid out after all`,
    text: `${postBy(post)} It earned ${formatCents(post.earnedCents)}.`,
  }),
  'submission.money_held': (post) => ({
    title: `Money from a post for ${post.campaignName} is set aside`,
    text: postBy(post),
  }),
  'submission.money_released': (post) => ({
    title: `Money from a post for ${post.campaignName} was released`,
    text: `${postBy(post)} It is ${formatCents(post.releasedCents)}.`,
  }),
  'submission.money_taken_back': (post) => ({
    title: `Money from a post for ${post.campaignName} went back to the campaign`,
    text: `${postBy(post)} It is ${formatCents(post.takenBackCents)}.`,
  }),
  'payment.succeeded': ({ campaignName, amountCents, feeCents }) => ({
    title: `The payment for ${campaignName} arrived`,
    text: `${formatCents(amountCents)} is in the campaign; the fee was ${formatCents(feeCents)}.`,
  }),
  'payment.failed': (payment) => ({
    title: `The payment of ${formatCents(payment.amountCents + payment.feeCents)} for ${payment.campaignName} failed`,
    text: '',
  }),
  'refund.requested': (refund) => ({
    title: `A refund of ${formatCents(refund.totalCents)} for ${refund.campaignName} was requested`,
    text: '',
  }),
  'refund.succeeded': (refund) => ({
    title: `${formatCents(refund.totalCents)} of ${refund.campaignName} was refunded`,
    text: '',
  }),
  'refund.failed': (refund) => ({
    title: `The refund of ${formatCents(refund.totalCents)} for ${refund.campaignName} failed`,
    text: '',
  }),
  'chargeback.opened': ({ campaignName, amountCents, isInquiry }) => ({
    title: isInquiry
      ? `A bank asks about the payment for ${campaignName}`
      : `The payment for ${campaignName} is disputed`,
    text: isInquiry
      ? `It is about ${formatCents(amountCents)}. No money has moved.`
      : `The bank took back ${formatCents(amountCents)}.`,
  }),
  'chargeback.closed': ({ campaignName, amountCents, outcome }) => ({
    title:
      outcome === 'closed'
        ? `The question about ${campaignName} is settled`
        : `The dispute about ${campaignName} is over`,
    text: {
      closed: `It was about ${formatCents(amountCents)}.`,
      won: `The bank returned ${formatCents(amountCents)}.`,
      lost: `The bank keeps ${formatCents(amountCents)}.`,
    }[outcome],
  }),
  'dispute.opened': (post) => ({
    title: `${creatorOf(post)} disputes a decision about ${post.campaignName}`,
    text: '',
  }),
  'dispute.answered': (post) => ({
    title: `A dispute about a post for ${post.campaignName} was answered`,
    text: 'An admin decides next.',
  }),
  'dispute.decided': (post) => ({
    title: `An admin ${post.outcome === 'resolved' ? 'upheld' : 'rejected'} a dispute about ${post.campaignName}`,
    text: postBy(post),
  }),
  'member.joined': ({ role }) => ({ title: `Someone joined the brand`, text: roleText(role) }),
  'member.role_changed': ({ role }) => ({
    title: `Someone’s role in the brand was changed`,
    text: roleText(role),
  }),
  'member.removed': () => ({ title: 'Someone left the brand, or was removed', text: '' }),
  'key.created': ({ prefix }) => ({ title: `The API key ${prefix}… was made`, text: '' }),
  'key.revoked': ({ prefix }) => ({ title: `The API key ${prefix}… was revoked`, text: '' }),
  'brand.transferred': () => ({ title: 'The brand has a new owner', text: '' }),
  'webhook.disabled': ({ since, missedCount }) => ({
    title: 'A webhook was switched off',
    text: `Nothing arrived there since ${utcTime(new Date(since))}. It missed ${counted(missedCount, 'event')}.`,
  }),
  'payout.requested': ({ totalCents }) => ({
    title: `A creator requested ${formatCents(totalCents)}`,
    text: '',
  }),
  'payout.paid': ({ totalCents }) => ({
    title: `A payout of ${formatCents(totalCents)} was sent`,
    text: '',
  }),
  'payout.failed': ({ totalCents, reason }) => ({
    title: `A payout of ${formatCents(totalCents)} failed`,
    text: reasonText(reason).join(''),
  }),
  'payout.held': ({ totalCents, reason }) => ({
    title: `A payout of ${formatCents(totalCents)} is held`,
    text: reasonText(reason).join(''),
  }),
  'payout.reversed': ({ totalCents, amountCents }) => ({
    title: `${formatCents(amountCents)} of a payout of ${formatCents(totalCents)} came back`,
    text: '',
  }),
  'creator.registered': () => ({ title: 'A creator opened an account', text: '' }),
  'brand.created': () => ({ title: 'A brand was created', text: '' }),
  'user.suspended': ({ role }) => ({ title: `The account of ${a(role)} was suspended`, text: '' }),
  'user.restored': ({ role }) => ({ title: `The account of ${a(role)} was restored`, text: '' }),
  'user.deleted': ({ role }) => ({ title: `The account of ${a(role)} was deleted`, text: '' }),
  'report.opened': () => ({ title: 'A creator reported a campaign', text: '' }),
  'payouts.stopped': ({ reason }) => ({
    title: 'Payouts are stopped',
    text: `${stoppedBecause[reason]} What creators asked for waits.`,
  }),
  'payouts.resumed': () => ({ title: 'Payouts are sent again', text: '' }),
  'exception.opened': ({ providerCents, ledgerCents }) => ({
    title: 'The books differ from the payment provider’s list',
    text: `The provider has ${formatCents(providerCents)}, the books ${formatCents(ledgerCents)}.`,
  }),
}

const stoppedBecause: Readonly<Record<PayoutStop, string>> = {
  books: 'The books are not in order, or not checked.',
  restore: 'A backup was restored.',
  server: 'The database runs on another server than before.',
}

const pausedBecause: Readonly<Record<PauseReason, string>> = {
  manual: 'It accepts no posts for now.',
  budget_exhausted: 'It accepts no posts until money is added.',
  funding_disputed: 'A bank disputes its payment.',
  funding_lost: 'A bank kept its payment.',
  admin: 'An admin paused it.',
  suspended: 'Its brand is suspended.',
}

function liveWords(live: EventData<'campaign.live'>): EventWords {
  const { name, rewardRatePerKViewsCents, platformsAllowed, endsAt, isResumed } = live
  const where = words.format(platformsAllowed.map((platform) => platformFacts[platform].title))
  const until = endsAt === null ? '' : ` It ends ${utcTime(new Date(endsAt))}.`
  return {
    title: isResumed ? `${name} is live again` : `${name} is live`,
    text: `${formatCents(rewardRatePerKViewsCents)} per 1,000 views on ${where}.${until}`,
  }
}

const words = new Intl.ListFormat('en', { type: 'disjunction' })

function creatorOf({ creator }: Pick<Post, 'creator'>): string {
  return creator?.displayName ?? 'A creator'
}

function postBy(post: Pick<Post, 'creator'>): string {
  return post.creator === null
    ? 'Its creator’s account is deleted.'
    : `The post is by ${post.creator.displayName}.`
}

function platformOf({ platform }: Pick<Post, 'platform'>): string {
  return platformFacts[platform].title
}

function dueText(autoApprovesAt: string | null): string {
  return autoApprovesAt === null ? '' : ` It is due ${utcTime(new Date(autoApprovesAt))}.`
}

function reasonText(reason: string | null): string[] {
  return reason === null || reason === '' ? [] : [`The reason: ${reason}`]
}

function roleText(role: string): string {
  return role === 'full' ? 'They have full access.' : `They are ${a(role)}.`
}

function a(word: string): string {
  if (word === 'finance') return 'finance'
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
}
