import type { Config } from '../config/config.ts'
import { accountRoutes, accountSchedule } from '../features/accounts/public.ts'
import { addressProven } from '../features/administration/address-proven.ts'
import { administrationRoutes } from '../features/administration/administration-routes.ts'
import {
  administrationHandlers,
  retentionSchedule,
  setupSchedule,
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
import { flagRoutes } from '../features/flagged-views/flag-routes.ts'
import { flagSchedule } from '../features/flagged-views/flag-schedule.ts'
import { fundingRoutes } from '../features/funding/funding-routes.ts'
import { fundingHandlers, fundingSchedule } from '../features/funding/funding-work.ts'
import { cancelOpenFundings } from '../features/funding/public.ts'
import { webhookRoute } from '../features/funding/webhook-route.ts'
import { historyRoutes } from '../features/history/history-routes.ts'
import { historySchedule } from '../features/history/history-schedule.ts'
import { messageRoutes } from '../features/messages/message-routes.ts'
import {
  notificationRoutes,
  notificationStreamRoute,
  unsubscribeRoutes,
} from '../features/notifications/notification-routes.ts'
import {
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
import { restoreSchedule } from '../features/restores/restore-schedule.ts'
import { riskRoutes } from '../features/risk/risk-routes.ts'
import { submissionRoutes } from '../features/submissions/submission-routes.ts'
import { submissionHandlers, submissionSchedule } from '../features/submissions/submission-work.ts'
import { trackingHandlers, trackingSchedule } from '../features/tracking/tracking-work.ts'
import { moneySchedule } from '../money/books/watch-books.ts'
import type { RawRoute } from '../platform/http/calls/raw-route.ts'
import type { Route } from '../platform/http/calls/route.ts'
import type { JobHandler } from '../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../platform/jobs/schedule.ts'
import type { Dependencies } from './dependencies.ts'
import { everyEventHandler } from './provider-events.ts'
import { buildSetupCheck, shownSettings } from './setup-checks.ts'

/** What later features do when an account changes. */
const effects = { suspensionChanged, addressProven }

export function collectRoutes(config: Config, parts: Dependencies): (Route | RawRoute)[] {
  const scriptUrl = config.sandboxUrl === null ? null : `${config.sandboxUrl}/stripe.js`
  return [
    ...accountRoutes({ ...parts, ...effects, isMailSent: parts.mailer !== null }),
    ...profileRoutes(parts),
    ...connectionRoutes(parts),
    ...campaignRoutes({
      ...parts,
      cancelOpenPayments: (campaignId) => cancelOpenFundings(parts, campaignId),
    }),
    ...inviteRoutes(parts),
    ...blockRoutes(parts),
    ...fundingRoutes({
      ...parts,
      publishableKey: config.stripe.publishableKey,
      paymentScriptUrl: scriptUrl,
    }),
    webhookRoute(parts),
    ...riskRoutes(parts),
    ...submissionRoutes(parts),
    ...flagRoutes(parts),
    ...disputeRoutes(parts),
    ...earningsRoutes(parts),
    ...refundRoutes(parts),
    ...payoutRoutes({ ...parts, isMailSent: parts.mailer !== null }),
    ...booksRoutes(parts),
    ...chargebackRoutes(parts),
    ...billingRoutes(parts),
    ...messageRoutes({ ...parts, isMailSent: parts.mailer !== null }),
    ...notificationRoutes(parts),
    notificationStreamRoute(parts),
    ...unsubscribeRoutes(parts),
    // Dashboards may lag as far as the replica does; decisions about money never use it.
    ...insightRoutes(parts.replica),
    ...historyRoutes({ database: parts.replica, clock: parts.clock }),
    ...rightsRoutes(parts),
    ...overviewRoutes({ database: parts.replica }),
    ...browserErrorRoutes(parts),
    ...administrationRoutes({
      ...parts,
      checkProviders: buildSetupCheck(config, parts),
      operatorSettings: shownSettings(config),
    }),
  ]
}

export function collectJobs(config: Config, parts: Dependencies): JobHandler[] {
  return [
    ...fundingHandlers({ ...parts, handlers: everyEventHandler(parts) }),
    ...submissionHandlers(parts),
    ...trackingHandlers(parts),
    ...refundHandlers(parts),
    ...payoutHandlers(parts),
    ...chargebackHandlers(parts),
    ...notificationHandlers(parts),
    ...administrationHandlers({ ...parts, checkProviders: buildSetupCheck(config, parts) }),
  ]
}

/** The demo runs faster. */
export function collectSchedule(config: Config, parts: Dependencies): ScheduledTask[] {
  const { isDemo } = config
  const reconciliation = {
    everySeconds: isDemo ? 30 : 300,
    olderThanSeconds: isDemo ? 30 : 120,
  }
  return [
    ...moneySchedule(parts),
    ...accountSchedule(parts),
    ...profileSchedule(parts),
    ...retentionSchedule(parts),
    ...setupSchedule({ ...parts, checkProviders: buildSetupCheck(config, parts) }),
    ...connectionSchedule(parts),
    ...historySchedule(parts),
    ...campaignSchedule(parts),
    ...fundingSchedule(parts),
    ...submissionSchedule(parts),
    ...trackingSchedule(parts, isDemo ? 2 : 15),
    ...flagSchedule(parts),
    ...earningsSchedule(parts, isDemo ? 3 : 60),
    ...refundSchedule(parts, reconciliation),
    ...payoutSchedule(parts, reconciliation),
    ...restoreSchedule(parts),
    ...booksSchedule(parts, { everySeconds: isDemo ? 60 : 3600 }),
    ...chargebackSchedule(parts, reconciliation),
    ...notificationSchedule(parts),
  ]
}
