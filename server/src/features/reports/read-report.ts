import type { BrandId, CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { CampaignReport } from '@permille/contract/reports/reports'
import type { Database } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import {
  type ReportPart,
  readReportDays,
  readReportHeads,
  readReportParts,
} from './report-store.ts'

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

/** One campaign's report, for the brand that must own it. */
export interface CampaignReportRequest {
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly at: Date
}

/**
 * What a campaign brought and cost in a range of days. Its views and costs are those of the campaign's page and of its
 * days, to the cent. A brand does not find another brand's.
 */
export async function readReport(
  db: Database,
  request: CampaignReportRequest,
): Promise<Sendable<CampaignReport>> {
  const head = await requireReported(db, request)
  const { id, name, brandName, firstDay, lastDay } = head
  const [days, parts] = await Promise.all([
    readReportDays(db, [id], head),
    readReportParts(db, { ...request, campaignIds: [id] }),
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

export function requireRange({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from === undefined || to === undefined || from <= to) return
  throw new Rejected('malformed', 'The last day is before the first')
}

/** Throws `Rejected` for days in the wrong order, `NotFound` unless the campaign is the brand's. */
export async function requireReported(db: Database, request: CampaignReportRequest) {
  requireRange(request)
  const [head] = await readReportHeads(db, { ...request, campaignIds: [request.campaignId] })
  if (head === undefined) throw new NotFound('campaign-not-found', 'Campaign not found')
  return head
}

function totalOf(parts: readonly ReportPart[], isApproved: boolean) {
  return parts.find((part) => part.platform === null && part.isApproved === isApproved) ?? none
}
