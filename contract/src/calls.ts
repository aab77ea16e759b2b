/**
 * Every call of the contract, by types alone: registers of calls are keyed by these names, so that the
 * compiler asks for a new call and refuses one that is gone. `npm run check` finds a module that is
 * missing here.
 */
type Modules = typeof import('./accounts/accounts.ts') &
  typeof import('./accounts/factors.ts') &
  typeof import('./accounts/invitations.ts') &
  typeof import('./administration/attention.ts') &
  typeof import('./administration/audit-log.ts') &
  typeof import('./administration/settings.ts') &
  typeof import('./administration/setup.ts') &
  typeof import('./administration/users.ts') &
  typeof import('./billing/billing.ts') &
  typeof import('./books/books.ts') &
  typeof import('./books/discrepancies.ts') &
  typeof import('./campaigns/admin-campaigns.ts') &
  typeof import('./campaigns/blocks.ts') &
  typeof import('./campaigns/campaign-insight.ts') &
  typeof import('./campaigns/campaign-overview.ts') &
  typeof import('./campaigns/campaigns.ts') &
  typeof import('./campaigns/forecast.ts') &
  typeof import('./campaigns/invite-only.ts') &
  typeof import('./campaigns/offers.ts') &
  typeof import('./campaigns/trust.ts') &
  typeof import('./chargebacks/chargebacks.ts') &
  typeof import('./chargebacks/fraud-warnings.ts') &
  typeof import('./connections/connections.ts') &
  typeof import('./disputes/disputes.ts') &
  typeof import('./earnings/by-account.ts') &
  typeof import('./earnings/earnings.ts') &
  typeof import('./earnings/statements.ts') &
  typeof import('./events/events.ts') &
  typeof import('./funding/funding.ts') &
  typeof import('./history/history.ts') &
  typeof import('./keys/keys.ts') &
  typeof import('./messages/messages.ts') &
  typeof import('./notifications/brand-news.ts') &
  typeof import('./notifications/mails.ts') &
  typeof import('./notifications/notification-groups.ts') &
  typeof import('./notifications/notifications.ts') &
  typeof import('./notifications/push.ts') &
  typeof import('./overview/overview.ts') &
  typeof import('./overview/own-brands.ts') &
  typeof import('./payouts/admin-payouts.ts') &
  typeof import('./payouts/payout-holds.ts') &
  typeof import('./payouts/payouts.ts') &
  typeof import('./payouts/provider-money.ts') &
  typeof import('./privacy/account-deletion.ts') &
  typeof import('./privacy/terms.ts') &
  typeof import('./profile/featured.ts') &
  typeof import('./profile/profile.ts') &
  typeof import('./profile/saved-views.ts') &
  typeof import('./refunds/admin-refunds.ts') &
  typeof import('./report-links/report-links.ts') &
  typeof import('./reports/reports.ts') &
  typeof import('./risk/admin-risk.ts') &
  typeof import('./submissions/accruals.ts') &
  typeof import('./submissions/admin-submission-acts.ts') &
  typeof import('./submissions/admin-submissions.ts') &
  typeof import('./submissions/corrections.ts') &
  typeof import('./submissions/desk.ts') &
  typeof import('./submissions/notes.ts') &
  typeof import('./submissions/eligibility.ts') &
  typeof import('./submissions/submissions.ts') &
  typeof import('./teams/activity.ts') &
  typeof import('./teams/brand-invitations.ts') &
  typeof import('./teams/brands.ts') &
  typeof import('./teams/members.ts') &
  typeof import('./webhooks/installation-webhooks.ts') &
  typeof import('./webhooks/webhooks.ts')

type Calls = {
  [Name in keyof Modules as Name extends `${infer Call}Call`
    ? Call
    : never]: Modules[Name] extends { readonly method: string; readonly path: string }
    ? Modules[Name]
    : never
}

/** The name of a call: that of its constant, without `Call`. */
export type CallName = keyof Calls

/** Calls that change something. */
export type WriteCallName = {
  [Name in CallName]: Calls[Name]['method'] extends 'GET' ? never : Name
}[CallName]

/** As the browser knows a call: "POST /api/campaigns". */
export type KeyOf<Name extends CallName> = Name extends CallName
  ? `${Calls[Name]['method']} ${Calls[Name]['path']}`
  : never

/** The path of a call that reads. */
export type ReadPath = Calls[Exclude<CallName, WriteCallName>]['path']

type BodyOfCall<Name extends CallName> = Calls[Name] extends { readonly body?: infer Body }
  ? Body
  : never

/** Calls that take a body. */
export type CallNameWithBody = {
  [Name in CallName]: [Exclude<BodyOfCall<Name>, undefined>] extends [
    { _zod: { def: { type: 'undefined' } } },
  ]
    ? never
    : Name
}[CallName]
