/** How long rows about people are kept (rules §9). */
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
