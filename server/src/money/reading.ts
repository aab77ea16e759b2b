import type { MetricSource } from '@permille/contract/enums'
import type { CampaignId, Id, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'

export type SettlementId = Id<'settlement'>

/** One reading of one submission. `viewCount` null is a failed reading: stored, never counted. */
export interface Reading {
  readonly submissionId: SubmissionId
  readonly at: Date
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
  readonly source: MetricSource
  readonly note: string | null
}

export interface CampaignSettlement {
  readonly campaignId: CampaignId
  readonly demandCents: Cents
  readonly grantedCents: Cents
}
