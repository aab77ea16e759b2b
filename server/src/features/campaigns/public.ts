export { blockedSentence } from './blocks/block-creator.ts'
export { isBlocked } from './blocks/block-store.ts'
export type { CampaignState, CampaignTerms } from './campaign.ts'
export { campaignCompleted, paymentsUnwanted } from './campaign-jobs.ts'
export { isToReview } from './campaign-list-store.ts'
export { lockCampaignState, lockOwnCampaignState } from './campaign-store.ts'
export { lockCampaign, readCampaignTerms } from './campaign-terms.ts'
export { campaignNotFound, changeCampaignStatus } from './change-campaign-status.ts'
export { describeOfferPage } from './describe-offer-page.ts'
export { reencryptLinks } from './invite/campaign-link.ts'
export { hasJoined } from './invite/link-store.ts'
export { placesTakenSentence } from './invite/places-taken.ts'
export { refusesMoney } from './pause-reasons.ts'
export { requireReadable } from './read-campaign.ts'
export { isPaymentSetApart, lockFundingTarget, recordFunding } from './record-funding.ts'
export { completeAsBefore, recreateCampaign } from './recreate-campaign.ts'
export {
  completeWhenOver,
  goLive,
  keepPausedAfterLoss,
  liftExhaustion,
  pauseByAdmin,
  pauseForChargeback,
  pauseForSuspension,
  resumeAfterChargeback,
  resumeAfterSuspension,
} from './system-transitions.ts'
