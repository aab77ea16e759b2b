/** How long rows are kept that have an end (rules §9). */
export const notificationsKeptDays = 90
export const mailsKeptDays = 90
/** What happened, as ids and numbers: longer than a reader of it may be out of order. */
export const eventsKeptDays = 30
/** After the answer: a question about it comes within a season. */
export const messagesKeptDays = 90
/** The network and browser of a sign-in. */
export const originsKeptDays = 90
export const providerEventsKeptDays = 90
export const endedInvitationsKeptDays = 30
export const endedReportLinksKeptDays = 30
/** The longest that tax offices ask for receipts. */
export const billingDetailsKeptYears = 10
/** What settlements found in a campaign, and the words of a post, after it closed: a year, and the time its accounts take. */
export const closedKeptDays = 400
/** Checks of the books that found something. */
export const brokenChecksKeptDays = 400
/** Someone was told on the first day. */
export const givenUpJobsKeptDays = 30
export const databaseServersKeptDays = 400
