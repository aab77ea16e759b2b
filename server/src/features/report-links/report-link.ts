import { createHash, randomBytes } from 'node:crypto'
import type { CampaignId, ReportLinkId } from '@permille/contract/ids'
import { NotFound } from '#platform/errors/errors.ts'

/** What a link shows, as whoever made it chose. */
export interface ShownByLink {
  readonly name: string
  /** Null for all of the brand's campaigns, those to come included. */
  readonly campaignIds: readonly CampaignId[] | null
  readonly showsMoney: boolean
  readonly showsCreators: boolean
  readonly since: string | null
}

export function newReportToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Finds a link without storing what opens it. */
export function hashReportToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export const tokenContext = (id: ReportLinkId) => `report_links.sealed_token:${id}`

/** Whether it never existed, has ended, was revoked or its brand is suspended: from outside they look the same. */
export function reportLinkNotFound(): NotFound {
  return new NotFound('report-link-not-found', 'This report does not exist or is no longer shared')
}
