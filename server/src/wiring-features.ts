import type { Config } from './config.ts'
import { followSandbox } from './demo/follow-sandbox.ts'
import { renewDemo } from './demo/renew-demo.ts'
import { accountRoutes, accountSchedule } from './features/accounts/public.ts'
import { administrationRoutes } from './features/administration/administration-routes.ts'
import { administrationSchedule } from './features/administration/administration-schedule.ts'
import { standingChanged } from './features/administration/standing-changed.ts'
import { billingRoutes } from './features/billing/billing-routes.ts'
import { campaignRoutes } from './features/campaigns/campaign-routes.ts'
import { campaignSchedule } from './features/campaigns/campaign-schedule.ts'
import { insightRoutes } from './features/campaigns/insight-routes.ts'
import { connectionRoutes } from './features/connections/connection-routes.ts'
import { connectionSchedule } from './features/connections/connection-schedule.ts'
import { earningsSchedule } from './features/earnings/earnings-jobs.ts'
import { earningsRoutes } from './features/earnings/earnings-routes.ts'
import { fundingJobs, fundingSchedule } from './features/funding/funding-jobs.ts'
import { fundingRoutes } from './features/funding/funding-routes.ts'
import { paymentEventHandler } from './features/funding/handle-payment-event.ts'
import { cancelOpenFundings } from './features/funding/public.ts'
import { webhookRoute } from './features/funding/webhook-route.ts'
import { historyRoutes } from './features/history/history-routes.ts'
import { notificationJobs } from './features/notifications/notification-jobs.ts'
import { overviewRoutes } from './features/overview/overview-routes.ts'
import { payoutEventHandlers } from './features/payouts/handle-payout-event.ts'
import { payoutJobs, payoutSchedule } from './features/payouts/payout-jobs.ts'
import { payoutRoutes } from './features/payouts/payout-routes.ts'
import { profileRoutes, profileSchedule } from './features/profile/public.ts'
import { submissionJobs, submissionSchedule } from './features/submissions/submission-jobs.ts'
import { submissionRoutes } from './features/submissions/submission-routes.ts'
import { trackingJobs, trackingSchedule } from './features/tracking/tracking-jobs.ts'
import { moneySchedule } from './money/books/watch-books.ts'
import type { RawRoute } from './platform/http/calls/raw-route.ts'
import type { Route } from './platform/http/calls/route.ts'
import type { JobHandler } from './platform/jobs/job-runner.ts'
import type { ScheduledTask } from './platform/jobs/schedule.ts'
import type { Parts } from './wiring-parts.ts'

export function collectRoutes(config: Config, parts: Parts): (Route | RawRoute)[] {
  const scriptUrl = config.sandboxUrl === null ? null : `${config.sandboxUrl}/stripe.js`
  return [
    ...accountRoutes({ ...parts, standingChanged }),
    ...profileRoutes(parts),
    ...connectionRoutes(parts),
    ...campaignRoutes({
      ...parts,
      cancelOpenPayments: (campaignId) => cancelOpenFundings(parts, campaignId),
    }),
    ...fundingRoutes({
      ...parts,
      publishableKey: config.stripe.publishableKey,
      paymentScriptUrl: scriptUrl,
    }),
    webhookRoute(parts),
    ...submissionRoutes(parts),
    ...earningsRoutes(parts),
    ...payoutRoutes(parts),
    ...billingRoutes(parts),
    // Dashboards may be as old as the replica is behind; what money decides on never is.
    ...insightRoutes(parts.replica),
    ...historyRoutes({ database: parts.replica, clock: parts.clock }),
    ...overviewRoutes({ database: parts.replica }),
    ...administrationRoutes(parts),
  ]
}

export function collectJobs(parts: Parts): JobHandler[] {
  const handlers = {
    'payment_intent.': paymentEventHandler(parts),
    ...payoutEventHandlers(parts),
  }
  return [
    ...fundingJobs({ ...parts, handlers }),
    ...submissionJobs(parts),
    ...trackingJobs(parts),
    ...payoutJobs(parts),
    ...notificationJobs(parts),
  ]
}

/** In the demo the world moves faster. */
export function collectSchedule(config: Config, parts: Parts): ScheduledTask[] {
  const { isDemo, sandboxUrl } = config
  const following =
    isDemo && sandboxUrl !== null
      ? [followSandbox(parts, { sandboxUrl, everySeconds: 5 }), renewDemo(parts)]
      : []
  return [
    ...following,
    ...moneySchedule(parts),
    ...accountSchedule(parts),
    ...profileSchedule(parts),
    ...administrationSchedule(parts),
    ...connectionSchedule(parts),
    ...campaignSchedule(parts),
    ...fundingSchedule(parts),
    ...submissionSchedule(parts),
    ...trackingSchedule(parts, isDemo ? 2 : 15),
    ...earningsSchedule(parts, isDemo ? 3 : 60),
    ...payoutSchedule(parts, {
      everySeconds: isDemo ? 30 : 300,
      olderThanSeconds: isDemo ? 30 : 120,
    }),
  ]
}
