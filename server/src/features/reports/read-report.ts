import { toCents } from '@permille/contract/money'
import type { CampaignReport } from '@permille/contract/reports/reports'
import type { Database } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import type { ReportRequest } from './report-post-store.ts'
import { type ReportPart, readReportDays, readReportHead, readReportParts } from './report-store.ts'

const none = {
  postCount: 0,
  creatorCount: 0,
  voidedViews: 0,
  viewCount: 0,
  spentCents: toCents(0),
  likeCount: null,
  commentCount: null,
  shareCount: null,
  engagementCount: null,
  engagedViews: 0,
  engagedSpentCents: toCents(0),
} as const satisfies Omit<ReportPart, 'platform' | 'isApproved'>

/**
 * What a campaign brought and cost in a range of days. Its views and costs are those of the campaign's page and of its
 * days, to the cent. A brand does not find another brand's.
 */
export async function readReport(
  db: Database,
  request: ReportRequest & { at: Date },
): Promise<Sendable<CampaignReport>> {
  const head = await requireReported(db, request)
  const { id, name, brandName, firstDay, lastDay } = head
  const [days, parts] = await Promise.all([
    readReportDays(db, id, head),
    readReportParts(db, request),
  ])
  const approved = totalOf(parts, true)
  const reversed = totalOf(parts, false)
  const isAllTime = request.from === undefined && request.to === undefined
  return {
    campaign: { id, name, brandName },
    firstDay,
    lastDay,
    at: request.at,
    viewCount: approved.viewCount + reversed.viewCount,
    spentCents: toCents(approved.spentCents + reversed.spentCents),
    approved,
    voidedViews: isAllTime ? approved.voidedViews : null,
    reversed,
    platforms: parts.flatMap(({ platform, isApproved, ...part }) =>
      platform === null || !isApproved ? [] : [{ platform, ...part }],
    ),
    days,
  }
}

/** Throws `Rejected` for days in the wrong order, `NotFound` unless the campaign is the brand's. */
export async function requireReported(db: Database, request: ReportRequest & { at: Date }) {
  const { from, to } = request
  if (from !== undefined && to !== undefined && to < from) {
    throw new Rejected('malformed', 'The last day is before the first')
  }
  const head = await readReportHead(db, request)
  if (head === undefined) throw new NotFound('campaign-not-found', 'Campaign not found')
  return head
}

function totalOf(parts: readonly ReportPart[], isApproved: boolean) {
  return parts.find((part) => part.platform === null && part.isApproved === isApproved) ?? none
}
