import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { type SharedReport, sharedPostsMax } from '@permille/contract/report-links/report-links'
import {
  listReportPosts,
  type ReportPostRow,
  readCampaignSums,
  readReportDays,
  readReportHeads,
  requireRange,
} from '#features/reports/public.ts'
import type { Database } from '#platform/database/database.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import { countPostStates } from './post-states-store.ts'
import type { OpenLink } from './report-link-store.ts'

interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * What a link shows of a range of days: the campaigns that were ever live, by the same functions as the brand's own reports,
 * without what it hides.
 */
export async function readSharedReport(
  db: Database,
  link: OpenLink,
  { at, ...asked }: Range & { readonly at: Date },
): Promise<Sendable<SharedReport>> {
  requireRange(asked)
  const { brandId, campaignIds } = link
  const range = { from: laterOf(asked.from, link.since), to: asked.to }
  const own = await readReportHeads(db, { brandId, campaignIds, ...range, at })
  const heads = own.filter(({ isPublished }) => isPublished)
  const ids = heads.map(({ id }) => id)
  const span = {
    firstDay: extremeOf(
      heads.map(({ firstDay }) => firstDay),
      'first',
    ),
    lastDay: extremeOf(
      heads.map(({ lastDay }) => lastDay),
      'last',
    ),
  }
  // Of days before the link's first one there is nothing to show.
  const found = span.firstDay === null ? [] : ids
  const request = { campaignIds: found, ...range }
  const [days, sums, posts, states] = await Promise.all([
    readReportDays(db, found, span),
    readCampaignSums(db, request),
    listReportPosts(db, { ...request, sort: 'views', limit: sharedPostsMax }),
    countPostStates(db, ids),
  ])
  const money = <Amount>(cents: Amount) => (link.showsMoney ? cents : null)
  const sumOf = (id: CampaignId) => sums.find(({ campaignId }) => campaignId === id)
  return {
    ...pick(link),
    ...span,
    at,
    viewCount: sums.reduce((total, { viewCount }) => total + viewCount, 0),
    spentCents: money(toCents(sums.reduce((total, { spentCents }) => total + spentCents, 0))),
    posts: states,
    campaigns: heads.map(({ id, name, status }) => ({
      name,
      status,
      viewCount: sumOf(id)?.viewCount ?? 0,
      spentCents: money(sumOf(id)?.spentCents ?? toCents(0)),
    })),
    days: days.map(({ amountCents, ...day }) => ({ ...day, amountCents: money(amountCents) })),
    topPosts: posts.slice(0, sharedPostsMax).map((post) => ({
      platform: post.platform,
      campaignName: heads.find(({ id }) => id === post.campaignId)?.name ?? '',
      viewCount: post.viewCount,
      spentCents: money(post.spentCents),
      // The address of a post often has its creator’s name in it.
      post: link.showsCreators && !post.isCreatorDeleted ? namedPost(post) : null,
    })),
  }
}

function pick({
  name,
  brandName,
  brandLogoUrl,
  showsMoney,
  showsCreators,
  since,
  expiresAt,
}: OpenLink) {
  return { name, brandName, brandLogoUrl, showsMoney, showsCreators, since, expiresAt }
}

function namedPost({ title, postUrl, thumbnailUrl, creatorName }: ReportPostRow) {
  return { title, url: postUrl, thumbnailUrl, creatorName }
}

function laterOf(day: string | undefined, since: string | null): string | undefined {
  if (since === null) return day
  return day === undefined || day < since ? since : day
}

function extremeOf(days: readonly (string | null)[], end: 'first' | 'last'): string | null {
  const sorted = days.filter((day) => day !== null).sort()
  return sorted.at(end === 'first' ? 0 : -1) ?? null
}
