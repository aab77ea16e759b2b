import type { Platform } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { brandDashboardPage, fillPage, memberPages, visitorPages } from '@permille/contract/pages'

type Paths<Patterns> = {
  readonly [Name in keyof Patterns]: Patterns[Name] extends `${string}:${string}`
    ? (value: string) => string
    : Patterns[Name]
}

/** Returns the URL of each page: a string, or a function of its parameter. */
export function pathsOf<Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): Paths<Patterns> {
  const entries = Object.entries(patterns).map(([name, pattern]) => [
    name,
    pattern.includes(':') ? (value: string) => fillPage(pattern, value) : pattern,
  ])
  return Object.fromEntries(entries) as Paths<Patterns>
}

/** Returns a sign-in page's URL that continues at `next` afterwards. */
export function thenTo(signInPage: string, next: string): string {
  return `${signInPage}?next=${encodeURIComponent(next)}`
}

/** Every link of the product. The contract lists its pages. */
export const paths = {
  ...pathsOf(visitorPages),
  ...pathsOf(memberPages),
  brandDashboard: brandDashboardPage,
  exploreCampaign: (campaignId: CampaignId) => `/explore?campaign=${campaignId}`,
  /** The page of an invite-only campaign, for anyone with its link. */
  invitedTo: (campaignId: CampaignId, token: string) =>
    `${fillPage(visitorPages.offer, campaignId)}?invite=${token}`,
  /** Opens the connect form. */
  connectAccount: `${memberPages.socialAccounts}?connect=account`,
  /** The same for one platform, on the way to submit to a campaign. */
  connectFor: (platform: Platform, campaignId: CampaignId) =>
    `${memberPages.socialAccounts}?connect=${platform}&campaign=${campaignId}`,
}
