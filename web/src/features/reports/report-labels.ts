import { platforms } from '@permille/contract/enums'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import {
  costPerEngagementCents,
  type EngagementKind,
  engagementKinds,
  engagementRate,
  untold,
} from '@permille/contract/reports/engagement'
import type { CampaignReport } from '@permille/contract/reports/reports'
import { formatCount } from '#ui/values/views.tsx'

/** What a row of a report measures, whatever the row is. */
export type Measures = Omit<CampaignReport['approved'], 'postCount' | 'creatorCount'>

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export type ReportDays = readonly Pick<CampaignReport['days'][number], 'day' | 'viewCount'>[]

export const unknownText = '–'

/** "4.13%", or a dash where no platform told enough. */
export function rateText(measures: Measures): string {
  const rate = engagementRate(measures)
  return rate === null ? unknownText : percent.format(rate)
}

export function costPerEngagementText(measures: Measures): string {
  const cents = costPerEngagementCents(measures)
  return cents === null ? unknownText : formatCents(cents)
}

/** What 1,000 views cost, rounded as on the campaign's page. */
export function costPerKViewsText({
  viewCount,
  spentCents,
}: Pick<CampaignReport, 'viewCount' | 'spentCents'>): string {
  return viewCount <= 0 ? unknownText : formatCents(Math.round((spentCents * 1000) / viewCount))
}

export function countOf(measures: Measures, kind: EngagementKind): number | null {
  const { likeCount, commentCount, shareCount } = measures
  return { likes: likeCount, comments: commentCount, shares: shareCount }[kind]
}

/** "1,204 likes · 88 comments", without what nobody told. */
export function engagementText(measures: Measures): string {
  const known = engagementKinds.flatMap((kind) => {
    const count = countOf(measures, kind)
    return count === null ? [] : `${formatCount(count)} ${count === 1 ? kind.slice(0, -1) : kind}`
  })
  return known.length === 0 ? 'Not reported' : known.join(' · ')
}

/** "Mar 1 – Mar 31, 2026 (UTC)"; undefined if the campaign had no day of the range. */
export function spanText({
  firstDay,
  lastDay,
}: Pick<CampaignReport, 'firstDay' | 'lastDay'>): string | undefined {
  if (firstDay === null || lastDay === null) return undefined
  const span = dayText.formatRange(new Date(firstDay), new Date(lastDay))
  // Browsers and the server put different spaces around the dash.
  return `${span.replaceAll(/\s/g, ' ')} (UTC)`
}

/** "Most on one day: 22,310, on Nov 5, 2026." */
export function busiestDayText(days: ReportDays): string {
  const [first, ...rest] = days
  if (first === undefined) return ''
  const busiest = rest.reduce((most, day) => (day.viewCount > most.viewCount ? day : most), first)
  return `Most on one day: ${formatCount(busiest.viewCount)}, on ${dayText.format(new Date(busiest.day))}.`
}

/** What the platforms of these posts never tell: "YouTube does not report shares." */
export function untoldSentences(of: CampaignReport['platforms']): string[] {
  return platforms
    .filter((platform) => of.some((each) => each.platform === platform))
    .flatMap((platform) =>
      untold[platform].map((kind) => `${platformFacts[platform].title} does not report ${kind}.`),
    )
}

/** How the numbers came about, in sentences that are true of this report. */
export function countedSentences(report: CampaignReport): string[] {
  const { approved, reversed, voidedViews, platforms: of } = report
  const never = untoldSentences(of)
  const isSomeUnknown = approved.engagedViews < approved.viewCount
  return [
    'Approved posts count, including those that no longer earn. Posts in review and rejected posts do not.',
    ...reversedSentences(reversed),
    ...voidedSentences(voidedViews ?? 0),
    ...never,
    ...(never.length > 0 || isSomeUnknown
      ? ['A dash means that the number was not reported.']
      : []),
    ...(isSomeUnknown
      ? [
          'Engagement rate and cost per engagement leave out posts whose likes, comments and shares are all unknown.',
        ]
      : []),
    'Likes, comments and shares are as of each post’s latest reading with new views.',
  ]
}

function voidedSentences(count: number): string[] {
  if (count === 0) return []
  const [views, earn] = count === 1 ? ['view', 'earns'] : ['views', 'earn']
  return [
    `Views includes ${formatCount(count)} ${views} that ${count === 1 ? 'was' : 'were'} judged not to count and ${earn} nothing.`,
  ]
}

function reversedSentences({
  postCount,
  viewCount,
  spentCents,
}: CampaignReport['reversed']): string[] {
  if (postCount === 0) return []
  const [posts, their] =
    postCount === 1 ? ['One post', 'its'] : [`${formatCount(postCount)} posts`, 'their']
  return [
    `${posts} lost ${their} approval later. Views and Spent include ${their} ${formatCount(viewCount)} views and ${formatCents(spentCents)}; the other figures and the lists do not.`,
  ]
}
