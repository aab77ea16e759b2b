/** Business constants; docs/rules.md explains them. Amounts in cents. */
export const fundingMinimumCents = 100
export const fundingMaximumCents = 99_999_999
export const payoutMinimumCents = 1000
/** Above these earnings of creators, a brand is no longer new. */
export const trackRecordCents = 10_000
/**
 * What a new brand can refund within so many days, fees included, and how much of each campaign beyond that.
 * More is refunded so many days after the campaign’s last payment, or by an admin: the provider keeps its fee
 * for refunded payments.
 */
export const earlyRefundsCents = 100_000
export const smallRefundCents = 20_000
export const earlyRefundDays = 7
export const budgetMinimumCents = 100
export const budgetMaximumCents = 1_000_000_000
export const rewardRateMinimumCents = 1
export const rewardRateMaximumCents = 10_000_000
export const autoApproveHoursDefault = 48
export const autoApproveHoursMaximum = 720
/** Per creator and campaign, unless the brand sets another limit. */
export const pendingPostsDefault = 3
export const approvedPostsDefault = 10
export const pendingPostsMaximum = 100
export const approvedPostsMaximum = 1000
export const creatorsMaximum = 10_000
/** With fewer decisions a brand is new here: their median and shares say little. */
export const decidedPostsShown = 5
export const emailMaxLength = 254
export const searchMaxLength = 120
/** Why an admin does something, and what shows it. */
export const reasonMaxLength = 500
export const evidenceMaxLength = 2000
export const rejectionNoteMaxLength = 1000
/** What a creator says they changed before a second try: read in a list. */
export const changesMaxLength = 500
export const postUrlMaxLength = 2000
/** Limit of a pasted text: a caption, its link, and the app's own words. */
export const pastedPostMaxLength = 6000
/** Limit of a reference to a payment made outside the provider. */
export const referenceMinLength = 3
export const referenceMaxLength = 140
/** Limit of a text sent to a bank about a chargeback, within the provider's. */
export const statementMaxLength = 5000
/** On any platform. */
export const accountNameMaxLength = 60
/** Limit of a profile link, which people paste where its name is requested. */
export const profileLinkMaxLength = 500
export const viewNameMaxLength = 40
export const campaignNameMaxLength = 120
export const requirementsMaxLength = 5000
export const displayNameMaxLength = 80
export const legalNameMaxLength = 200
export const billingAddressMaxLength = 500
export const taxNumberMaxLength = 60
export const bioMaxLength = 500
export const usernameMinLength = 3
export const usernameMaxLength = 30
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const avatarMaxMegabytes = 10
export const avatarMaxBytes = avatarMaxMegabytes * 1_048_576
export const dashboardListLength = 5
export const portfolioLength = 9
/** Over which a campaign’s pace is averaged, or since it went live if that is shorter. */
export const paceDays = 7
/** Of views and money per day, both ends included. Longer ranges have rows of weeks, and beyond two years of months. */
export const historyDaysMinimum = 1
export const historyDaysMaximum = 180
export const historyDaysByWeek = 731
/** Platforms report whole seconds, so a post may appear this much older than the campaign. */
export const publishedBeforeToleranceMinutes = 5
/** Days shown in the sparkline of a post's views. */
export const recentViewsDays = 14
