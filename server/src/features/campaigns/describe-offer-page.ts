import { readOfferCall } from '@permille/contract/campaigns/offers'
import type { CampaignId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { platformFacts } from '@permille/contract/platforms'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PageHead } from '#platform/http/pages/page-head.ts'
import { hashInviteOf } from './invite/campaign-link.ts'
import { findPublicCampaign } from './read-campaign.ts'

const offerAddress = new RegExp(`^${visitorPages.offer.replace(':id', '([^/]+)')}/?$`)
const either = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * The preview of a campaign where its link is shared; null for one that the reader may not read. An invite-only
 * one has none: a chat would show its terms to all its members.
 */
export async function describeOfferPage(
  deps: { readonly database: Database; readonly clock: Clock; readonly appUrl: string },
  address: string,
  query?: string,
): Promise<PageHead | null | undefined> {
  const asked = offerAddress.exec(address)?.[1]?.toLowerCase()
  if (asked === undefined) return undefined
  const campaignId = z.uuid().safeParse(asked).success ? (asked as CampaignId) : null
  const inviteHash = hashInviteOf(new URLSearchParams(query).get('invite'))
  const reader = { viewer: null, inviteHash, at: deps.clock.now() }
  const row = campaignId && (await findPublicCampaign(deps.database, campaignId, reader))
  if (!row) return null
  if (row.isInviteOnly) return undefined
  // Exactly the call's response: nothing the contract does not list leaves the server.
  const response = z.parse(readOfferCall.response, JSON.parse(JSON.stringify(row)))
  const picture = response.thumbnailUrl ?? response.brandLogoUrl ?? '/touch-icon.png'
  return {
    type: 'website',
    title: `${isolate(response.name)} · ${isolate(response.brandName)} · Permille`,
    description: descriptionOf(response),
    url: new URL(fillPage(visitorPages.offer, response.id), deps.appUrl).href,
    imageUrl: new URL(picture, deps.appUrl).href,
    isPictureLarge: response.thumbnailUrl !== null,
    isInsideForMembers: true,
    preloaded: { key: [readOfferCall.path, { id: response.id }, {}], data: response },
  }
}

/** Only terms that never change for a live campaign: chats keep a preview for months. */
function descriptionOf(offer: z.output<typeof readOfferCall.response>): string {
  const { rewardRatePerKViewsCents, maxPayoutCents, flatBonusCents } = offer
  const platforms = either.format(offer.platformsAllowed.map((each) => platformFacts[each].title))
  const rate = `${isolate(offer.brandName)} pays ${formatCents(rewardRatePerKViewsCents)} per 1,000 views on ${platforms}`
  const cap = maxPayoutCents > 0 ? `, up to ${formatCents(maxPayoutCents)} a post` : ''
  const bonus = flatBonusCents > 0 ? `, plus ${formatCents(flatBonusCents)} when approved` : ''
  return `${rate}${cap}${bonus}.`
}
