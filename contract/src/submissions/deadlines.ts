/** How long each side has (rules §3). */
export const resubmitHours = 72
/** Decisions on what is pending when a campaign ends are due this long after (rules §2). */
export const decisionHoursAfterEnd = 72
export const disputeDays = 7
export const disputeAnswerDays = 3
/** What we promise both sides; an open dispute beyond it is shown to admins as overdue. */
export const disputeDecisionDays = 3
