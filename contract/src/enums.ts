/** The enumerations, in the order in which the specification lists them. */
export const userRoles = ['brand', 'creator', 'admin'] as const
export const kycStatuses = ['pending', 'verified', 'rejected'] as const
export const campaignStatuses = ['draft', 'live', 'paused', 'completed'] as const
export const campaignTypes = ['ugc'] as const
export const campaignCategories = ['personal_brand', 'fashion', 'lifestyle'] as const
export const platforms = ['tiktok', 'instagram', 'youtube', 'x'] as const
export const submissionStatuses = ['pending', 'approved', 'rejected', 'locked', 'paid'] as const
export const payoutStatuses = ['queued', 'paid', 'failed'] as const
export const fundingStatuses = ['succeeded', 'pending', 'failed'] as const
export const ledgerTypes = [
  'brand_fund',
  'creator_earn',
  'platform_fee',
  'refund',
  'adjustment',
] as const
export const disputeStatuses = ['open', 'resolved', 'rejected'] as const
export const metricSources = ['api', 'manual'] as const

export type UserRole = (typeof userRoles)[number]
export type KycStatus = (typeof kycStatuses)[number]
export type CampaignStatus = (typeof campaignStatuses)[number]
export type DisputeStatus = (typeof disputeStatuses)[number]
export type CampaignCategory = (typeof campaignCategories)[number]
export type Platform = (typeof platforms)[number]
export type SubmissionStatus = (typeof submissionStatuses)[number]
export type PayoutStatus = (typeof payoutStatuses)[number]
export type FundingStatus = (typeof fundingStatuses)[number]
export type LedgerType = (typeof ledgerTypes)[number]
export type MetricSource = (typeof metricSources)[number]
