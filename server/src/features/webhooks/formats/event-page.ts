import { adminPages } from '@permille/contract/admin-pages'
import type { PublishedEvent } from '@permille/contract/events/published-event'
import { fillPage, memberPages, visitorPages } from '@permille/contract/pages'

/** Whose channel it is: its people open other pages. */
export type Audience = 'brand' | 'installation'

/** The path of the page that shows the event's object to the people of a channel. */
export function pageOf(event: PublishedEvent, audience: Audience): string {
  const { type, brandId, data } = event
  // A creators' channel is the reason to post it: everyone may open an offer.
  if (type === 'campaign.live') return fillPage(visitorPages.offer, data.id)
  if (audience === 'installation') return adminPageOf(event)
  return brandId === null ? brandPageOf(event) : `${brandPageOf(event)}?brand=${brandId}`
}

function brandPageOf({ type, data }: PublishedEvent): string {
  if (type === 'campaign.deleted') return memberPages.campaigns
  const [kind = ''] = type.split('.')
  switch (kind) {
    case 'campaign':
      return fillPage(memberPages.campaign, data.id)
    case 'chargeback':
      return fillPage(memberPages.campaign, idIn(data, 'campaignId'))
    case 'submission':
      return fillPage(memberPages.submission, data.id)
    case 'dispute':
      return fillPage(memberPages.submission, idIn(data, 'submissionId'))
    case 'payment':
    case 'refund':
      return memberPages.billing
    case 'member':
    case 'brand':
      return memberPages.team
    case 'key':
    case 'webhook':
      return memberPages.developers
    default:
      return memberPages.dashboard
  }
}

function adminPageOf({ type, data }: PublishedEvent): string {
  if (type === 'campaign.deleted') return adminPages.campaigns
  const [kind = ''] = type.split('.')
  switch (kind) {
    case 'campaign':
      return fillPage(adminPages.campaign, data.id)
    case 'payment':
    case 'refund':
      return fillPage(adminPages.campaign, idIn(data, 'campaignId'))
    case 'submission':
      return fillPage(adminPages.submission, data.id)
    case 'dispute':
      return fillPage(adminPages.submission, idIn(data, 'submissionId'))
    case 'chargeback':
      return fillPage(adminPages.chargeback, data.id)
    case 'payout':
      return adminPages.payouts
    case 'payouts':
      return adminPages.books
    case 'user':
    case 'creator':
      return fillPage(adminPages.user, idIn(data, 'userId'))
    case 'exception':
      return fillPage(adminPages.exception, data.id)
    case 'report':
      return adminPages.messages
    case 'webhook':
      return adminPages.settings
    default:
      return adminPages.users
  }
}

function idIn(data: PublishedEvent['data'], name: string): string {
  return String(data[name] ?? data.id)
}
