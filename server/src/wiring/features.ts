import type { Config } from '../config/config.ts'
import { accountRoutes, accountSchedule } from '../features/accounts/public.ts'
import { addressProven } from '../features/administration/address-proven.ts'
import { administrationRoutes } from '../features/administration/administration-routes.ts'
import {
  administrationHandlers,
  retentionSchedule,
  setupSchedule,
  watchSchedule,
} from '../features/administration/administration-work.ts'
import { browserErrorRoutes } from '../features/administration/browser-errors/browser-error-routes.ts'
import { suspensionChanged } from '../features/administration/suspension-changed.ts'
import { billingRoutes } from '../features/billing/billing-routes.ts'
import { booksRoutes } from '../features/books/books-routes.ts'
import { booksSchedule } from '../features/books/books-schedule.ts'
import { blockRoutes } from '../features/campaigns/blocks/block-routes.ts'
import { campaignRoutes } from '../features/campaigns/campaign-routes.ts'
import { campaignSchedule } from '../features/campaigns/campaign-schedule.ts'
import { insightRoutes } from '../features/campaigns/insight-routes.ts'
import { inviteRoutes } from '../features/campaigns/invite/invite-routes.ts'
import { chargebackHandlers } from '../features/chargebacks/chargeback-handlers.ts'
import { chargebackRoutes } from '../features/chargebacks/chargeback-routes.ts'
import { chargebackSchedule } from '../features/chargebacks/reconcile-chargebacks.ts'
import { connectionRoutes } from '../features/connections/connection-routes.ts'
import { connectionSchedule } from '../features/connections/connection-schedule.ts'
import { disputeRoutes } from '../features/disputes/dispute-routes.ts'
import { earningsRoutes } from '../features/earnings/earnings-routes.ts'
import { earningsSchedule } from '../features/earnings/earnings-schedule.ts'
import { eventHandlers, eventRoutes } from '../features/events/public.ts'
import { flagRoutes } from '../features/flagged-views/flag-routes.ts'
import { flagSchedule } from '../features/flagged-views/flag-schedule.ts'
import { fundingRoutes } from '../features/funding/funding-routes.ts'
import { fundingHandlers, fundingSchedule } from '../features/funding/funding-work.ts'
import { cancelOpenFundings } from '../features/funding/public.ts'
import { webhookRoute } from '../features/funding/webhook-route.ts'
import { historyRoutes } from '../features/history/history-routes.ts'
import { historySchedule } from '../features/history/history-schedule.ts'
import { keyRoutes, keySchedule, passOnKeys } from '../features/keys/public.ts'
import { messageRoutes } from '../features/messages/message-routes.ts'
import {
  notificationRoutes,
  notificationStreamRoute,
  unsubscribeRoutes,
} from '../features/notifications/notification-routes.ts'
import {
  leftBehindHandler,
  notificationHandlers,
  notificationSchedule,
} from '../features/notifications/notification-work.ts'
import { overviewRoutes } from '../features/overview/overview-routes.ts'
import { payoutRoutes } from '../features/payouts/payout-routes.ts'
import { payoutHandlers, payoutSchedule } from '../features/payouts/payout-work.ts'
import { rightsRoutes } from '../features/privacy/rights-routes.ts'
import { profileRoutes, profileSchedule } from '../features/profile/public.ts'
import { refundSchedule } from '../features/refunds/reconcile-refunds.ts'
import { refundHandlers } from '../features/refunds/refund-handlers.ts'
import { refundRoutes } from '../features/refunds/refund-routes.ts'
import { reportLinkRoutes } from '../features/report-links/report-link-routes.ts'
import { reportRoutes } from '../features/reports/report-routes.ts'
import { restoreSchedule } from '../features/restores/restore-schedule.ts'
import { riskRoutes } from '../features/risk/risk-routes.ts'
import { submissionRoutes } from '../features/submissions/submission-routes.ts'
import { submissionHandlers, submissionSchedule } from '../features/submissions/submission-work.ts'
import { teamRoutes } from '../features/teams/public.ts'
import { trackingHandlers, trackingSchedule } from '../features/tracking/tracking-work.ts'
import { webhookRoutes, webhookSchedule } from '../features/webhooks/public.ts'
import { moneySchedule } from '../money/books/watch-books.ts'
import { keepTurn, type Turn } from '../platform/database/turn.ts'
import type { RawRoute } from '../platform/http/calls/raw-route.ts'
import type { Route } from '../platform/http/calls/route.ts'
import type { JobHandler } from '../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../platform/jobs/schedule.ts'
import type { Dependencies } from './dependencies.ts'
import { memberSetUp } from './member-set-up.ts'
import { everyEventHandler } from './provider-events.ts'
import { buildSetupCheck, shownSettings } from './setup-checks.ts'

/** What later features do when an account changes. */
const effects = { suspensionChanged, addressProven }

export function collectRoutes(config: Config, dependencies: Dependencies): (Route | RawRoute)[] {
  const scriptUrl = config.sandboxUrl === null ? null : `${config.sandboxUrl}/stripe.js`
  return [
    ...accountRoutes({ ...dependencies, ...effects, isMailSent: dependencies.mailer !== null }),
    ...teamRoutes({
      ...dependencies,
      ...memberSetUp,
      passOnKeys,
      isMailSent: dependencies.mailer !== null,
    }),
    ...keyRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...connectionRoutes(dependencies),
    ...campaignRoutes({
      ...dependencies,
      cancelOpenPayments: (campaignId) => cancelOpenFundings(dependencies, campaignId),
    }),
    ...inviteRoutes(dependencies),
    ...blockRoutes(dependencies),
    ...fundingRoutes({
      ...dependencies,
      publishableKey: config.stripe.publishableKey,
      paymentScriptUrl: scriptUrl,
    }),
    webhookRoute(dependencies),
    ...riskRoutes(dependencies),
    ...submissionRoutes(dependencies),
    ...flagRoutes(dependencies),
    ...disputeRoutes(dependencies),
    ...earningsRoutes(dependencies),
    ...refundRoutes(dependencies),
    ...payoutRoutes({ ...dependencies, isMailSent: dependencies.mailer !== null }),
    ...booksRoutes(dependencies),
    ...chargebackRoutes(dependencies),
    ...billingRoutes(dependencies),
    ...messageRoutes({ ...dependencies, isMailSent: dependencies.mailer !== null }),
    ...webhookRoutes(dependencies),
    ...eventRoutes(dependencies),
    ...notificationRoutes(dependencies),
    notificationStreamRoute(dependencies),
    ...unsubscribeRoutes(dependencies),
    // Dashboards may lag as far as the replica does; decisions about money never use it.
    ...insightRoutes(dependencies.replica),
    ...historyRoutes({ database: dependencies.replica, clock: dependencies.clock }),
    ...reportRoutes({ database: dependencies.replica, clock: dependencies.clock }),
    ...reportLinkRoutes(dependencies),
    ...rightsRoutes(dependencies),
    ...overviewRoutes({ database: dependencies.replica, clock: dependencies.clock }),
    ...browserErrorRoutes(dependencies),
    ...administrationRoutes({
      ...dependencies,
      checkProviders: buildSetupCheck(config, dependencies),
      operatorSettings: shownSettings(config),
    }),
  ]
}

export function collectJobs(config: Config, dependencies: Dependencies): JobHandler[] {
  return [
    ...fundingHandlers({ ...dependencies, handlers: everyEventHandler(dependencies) }),
    ...submissionHandlers(dependencies),
    ...trackingHandlers(dependencies),
    ...refundHandlers(dependencies),
    ...payoutHandlers(dependencies),
    ...chargebackHandlers(dependencies),
    ...eventHandlers(dependencies),
    ...notificationHandlers(dependencies),
    leftBehindHandler({ ...dependencies, ...memberSetUp }),
    ...administrationHandlers({
      ...dependencies,
      checkProviders: buildSetupCheck(config, dependencies),
    }),
  ]
}

/** The demo runs faster. */
export function collectSchedule(config: Config, dependencies: Dependencies): ScheduledTask[] {
  const { isDemo } = config
  const reconciliation = {
    everySeconds: isDemo ? 30 : 300,
    olderThanSeconds: isDemo ? 30 : 120,
  }
  return [
    ...moneySchedule(dependencies),
    ...accountSchedule(dependencies),
    ...keySchedule(dependencies),
    ...profileSchedule(dependencies),
    ...retentionSchedule(dependencies),
    ...watchSchedule({ ...dependencies, watchTurn: takeTurns(config, dependencies) }),
    ...setupSchedule({ ...dependencies, checkProviders: buildSetupCheck(config, dependencies) }),
    ...connectionSchedule(dependencies),
    ...historySchedule(dependencies),
    ...campaignSchedule(dependencies),
    ...fundingSchedule(dependencies),
    ...submissionSchedule(dependencies),
    ...trackingSchedule(dependencies, isDemo ? 2 : 15),
    ...flagSchedule(dependencies),
    ...earningsSchedule(dependencies, isDemo ? 3 : 60),
    ...refundSchedule(dependencies, reconciliation),
    ...payoutSchedule(dependencies, reconciliation),
    ...restoreSchedule(dependencies),
    ...booksSchedule(dependencies, { everySeconds: isDemo ? 60 : 3600 }),
    ...chargebackSchedule(dependencies, reconciliation),
    ...webhookSchedule(dependencies),
    ...notificationSchedule(dependencies),
  ]
}

/** Only a worker takes a turn, and only where someone asks. */
function takeTurns(
  { role, directUrl: connectionString }: Config,
  { servedMetrics, alertAddress, log }: Dependencies,
): Turn | null {
  if (role === 'api' || (servedMetrics === null && alertAddress === null)) return null
  return keepTurn({ connectionString, log, name: 'watch how it runs' })
}
