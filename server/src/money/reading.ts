import type { MetricSource } from '@permille/contract/enums'

/**
 * One reading of one submission. `viewCount` null is a failed reading: stored, never counted.
 * `isNew` false means there is no reading: what the submission is still due is settled again.
 */
export interface Reading {
  readonly submissionId: string
  readonly isNew: boolean
  readonly at: Date
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
  readonly source: MetricSource
  readonly note: string | null
}

export interface CampaignSettlement {
  readonly campaignId: string
  readonly demandCents: number
  readonly grantedCents: number
}

/** Settles a post by the views counted so far, without a new reading. */
export function readingOfNothing(submissionId: string, at: Date): Reading {
  const unknown = { viewCount: null, likeCount: null, commentCount: null, shareCount: null }
  return { submissionId, isNew: false, at, source: 'api', note: null, ...unknown }
}
