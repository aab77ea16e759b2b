/** How long each side has (rules §3). */
export const resubmitHours = 72
/** Decisions on pending posts are due this long after a campaign ends (rules §2). */
export const decisionHoursAfterEnd = 72
export const disputeDays = 7
export const disputeAnswerDays = 3
/** Our promise to both sides; a dispute open for longer is shown to admins as overdue. */
export const disputeDecisionDays = 3
/** How long before an automatic approval its brand is notified. */
export const deadlineNoticeHours = 12
/** How long a campaign without money waits for a top-up before it ends (rules §2). */
export const exhaustedDaysMax = 7
/** What Stripe promises about refunds to cards: https://docs.stripe.com/refunds */
export const refundArrivesWithin = '5 to 10 business days'
