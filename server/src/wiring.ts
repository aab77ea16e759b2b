import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { followSandbox } from './demo/follow-sandbox.ts'
import { renewDemo } from './demo/renew-demo.ts'
import {
  accountRepeats,
  accountRoutes,
  authenticate,
  createPasswordHasher,
  describeProfilePage,
  readMember,
} from './features/accounts/public.ts'
import { administrationRepeats } from './features/administration/administration-repeats.ts'
import { administrationRoutes } from './features/administration/administration-routes.ts'
import { checkEncryptionKey } from './features/administration/check-encryption-key.ts'
import { checkInstallation } from './features/administration/check-installation.ts'
import { standingChanged } from './features/administration/standing-changed.ts'
import { billingRoutes } from './features/billing/billing-routes.ts'
import { campaignRepeats } from './features/campaigns/campaign-jobs.ts'
import { campaignRoutes } from './features/campaigns/campaign-routes.ts'
import { connectionRepeats } from './features/connections/connection-repeats.ts'
import { connectionRoutes } from './features/connections/connection-routes.ts'
import { createCallCounter } from './features/connections/public.ts'
import { earningsRepeats } from './features/earnings/earnings-jobs.ts'
import { earningsRoutes } from './features/earnings/earnings-routes.ts'
import { fundingJobs, fundingRepeats } from './features/funding/funding-jobs.ts'
import { fundingRoutes } from './features/funding/funding-routes.ts'
import { paymentEventHandler } from './features/funding/handle-payment-event.ts'
import { cancelOpenFundings } from './features/funding/public.ts'
import { paymentsPerHourDefault } from './features/funding/start-funding.ts'
import { webhookRoute } from './features/funding/webhook-route.ts'
import { notificationJobs } from './features/notifications/notification-jobs.ts'
import { overviewRoutes } from './features/overview/overview-routes.ts'
import { compareTransfers } from './features/payouts/compare-transfers.ts'
import { payoutEventHandlers } from './features/payouts/handle-payout-event.ts'
import { payoutJobs, payoutRepeats } from './features/payouts/payout-jobs.ts'
import { payoutRoutes } from './features/payouts/payout-routes.ts'
import {
  createPostReadings,
  createProofEffects,
  defaultRiskThresholds,
} from './features/submissions/public.ts'
import { submissionJobs, submissionRepeats } from './features/submissions/submission-jobs.ts'
import { submissionRoutes } from './features/submissions/submission-routes.ts'
import { trackingJobs, trackingRepeats } from './features/tracking/tracking-jobs.ts'
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts'
import { sharpEncoder } from './integrations/storage/sharp-encoder.ts'
import type { PaymentProvider } from './integrations/stripe/payment-provider.ts'
import { createStripePaymentProvider } from './integrations/stripe/stripe-payment-provider.ts'
import { moneyRepeats } from './money/watch-books.ts'
import { systemClock } from './platform/clock.ts'
import { followChanges } from './platform/database/change-signal.ts'
import { connectDatabase, type DatabaseServer } from './platform/database/database.ts'
import { manyRows } from './platform/database/query.ts'
import { sql } from './platform/database/sql.ts'
import { createEncryption } from './platform/encryption.ts'
import type { HttpServerOptions } from './platform/http/http-options.ts'
import type { DescribePage } from './platform/http/page-head.ts'
import type { RawRoute } from './platform/http/raw-route.ts'
import type { Route } from './platform/http/route.ts'
import type { JobHandler } from './platform/jobs/job-runner.ts'
import type { RepeatedWork } from './platform/jobs/repeat.ts'
import type { Log } from './platform/log.ts'
import { buildPlatforms, platformLimits } from './wiring-platforms.ts'
import { buildStorage } from './wiring-storage.ts'

/** The whole server, built and connected: the one place that picks implementations. */
export interface Wiring {
  readonly database: DatabaseServer
  /** The same database, with the limits that hold for people who wait. */
  readonly requests: DatabaseServer
  readonly parts: Parts
  readonly routes: readonly (Route | RawRoute)[]
  readonly jobs: readonly JobHandler[]
  readonly repeats: readonly RepeatedWork[]
  readonly authenticate: HttpServerOptions['authenticate']
  readonly readUpload: (key: string) => Promise<Buffer | null>
  readonly describePage: DescribePage
  readonly readMember: NonNullable<HttpServerOptions['readMember']>
  /** The built app, beside the built server. */
  readonly webDir: string
  /** Named conditions of `/readyz`. */
  readonly readiness: Readonly<Record<string, () => Promise<boolean>>>
  /** The schema is up to date and the demo data, where there is any, is loaded. */
  markReady(): void
}

export function wire(config: Config, log: Log): Wiring {
  const parts = buildParts(config, log)
  const asked = partsOfRequests(parts)
  let isReady = false
  return {
    database: { ...parts.database, close: () => closeDatabase(parts) },
    parts,
    requests: asked.database,
    routes: collectRoutes(config, asked),
    jobs: collectJobs(parts),
    repeats: collectRepeats(config, parts),
    authenticate: (token) => authenticate(asked.database, asked.clock, token),
    readUpload: (key) => asked.storage.read(key),
    describePage: (address) => describeProfilePage(asked, address),
    readMember: (token) => readMember(asked.database, asked.clock, token),
    webDir: fileURLToPath(new URL('../web', import.meta.url)),
    readiness: {
      ready: async () => isReady,
      database: async () => (await manyRows(asked.database, sql`SELECT 1`)).length === 1,
      sandbox: async () => config.sandboxUrl === null || (await answers(config.sandboxUrl)),
    },
    markReady: () => {
      isReady = true
    },
  }
}

async function closeDatabase(parts: Parts): Promise<void> {
  const { campaignChanges, database, requests, replica, booksDatabase } = parts
  await campaignChanges.stop()
  await booksDatabase.close()
  if (replica !== requests) await replica.close()
  await requests.close()
  await database.close()
}

async function answers(sandboxUrl: string): Promise<boolean> {
  const answer = await fetch(`${sandboxUrl}/healthz`, { signal: AbortSignal.timeout(2000) })
  await answer.arrayBuffer()
  return answer.ok
}

export type Parts = ReturnType<typeof buildParts>

/** What features stand on. One object holds it all here, and each feature takes what it names. */
export function buildParts(config: Config, log: Log) {
  const { earningsHoldHours, accountChangeHoldHours, registrationsPerHour, submitsPerDay } = config
  const clock = systemClock
  const { database, requests, replica } = connectDatabases(config, log)
  const platforms = buildPlatforms(config)
  const encryption = createEncryption({
    key: config.encryptionKey,
    previousKeys: config.otherEncryptionKeys,
  })
  const provider = createStripePaymentProvider(config.stripe)
  const countCall = createCallCounter({ database, clock, ...platformLimits(config) })
  const accessTokens = { database, platforms, encryption, clock, countCall }
  return {
    ...accessTokens,
    ...buildBooksWatch(config, { provider, log }),
    accessTokens,
    requests,
    replica,
    campaignChanges: followChanges({
      connectionString: config.databaseUrl,
      channel: 'campaigns',
      log,
    }),
    passwords: createPasswordHasher(),
    storage: buildStorage(config),
    mailer: buildMailer(config),
    supportAddress: config.supportEmail ?? noReplyAt(config.appUrl),
    images: sharpEncoder,
    provider,
    log,
    appUrl: config.appUrl,
    isDemo: config.isDemo,
    platformFeeBps: config.platformFeeBps,
    paymentsPerHour: paymentsPerHourDefault,
    ...{ earningsHoldHours, accountChangeHoldHours, registrationsPerHour, submitsPerDay },
    trackingWindowDays: config.trackingWindowDays,
    hotIntervalSeconds: config.trackingIntervalSeconds,
    readings: createPostReadings(accessTokens),
    proofEffects: createProofEffects(config),
    riskThresholds: defaultRiskThresholds,
  }
}

/** What people wait for has short limits and connections that background work cannot take away. */
function connectDatabases(config: Config, log: Log) {
  const { databaseUrl: connectionString, replicaUrl } = config
  const bounds = { connectionsMax: 8, statementTimeoutMs: 20_000, log }
  const short = {
    ...{ ...bounds, connectionsMax: config.role === 'all' ? 16 : 12 },
    ...{ lockTimeoutMs: 3000, silenceMaxMs: 3000 },
  }
  const requests = connectDatabase({ ...short, connectionString })
  return {
    database: connectDatabase({ ...bounds, connectionString }),
    requests,
    /** Dashboards may be as old as the replica is behind; what money decides on never is. */
    replica:
      replicaUrl === null ? requests : connectDatabase({ ...short, connectionString: replicaUrl }),
  }
}

/** The same parts over the connections of people who wait. */
function partsOfRequests(parts: Parts): Parts {
  const accessTokens = { ...parts.accessTokens, database: parts.requests }
  return { ...parts, ...accessTokens, accessTokens, readings: createPostReadings(accessTokens) }
}

/** Before anything is served or booked: the database must belong to these keys. */
export async function requireOwnInstallation(config: Config, parts: Parts): Promise<void> {
  const { providerMode: mode, stripe } = config
  await checkInstallation({ ...parts, mode, secretKey: stripe.secretKey })
  await checkEncryptionKey(parts)
}

/** Long enough for the whole history; one that takes longer is noticed by payouts, which stop. */
const booksStatementMinutes = 10

function buildBooksWatch(
  config: Config,
  { provider, log }: { provider: PaymentProvider; log: Log },
) {
  const booksDatabase = connectDatabase({
    connectionString: config.databaseUrl,
    connectionsMax: 2,
    statementTimeoutMs: booksStatementMinutes * 60_000,
    log,
  })
  return {
    booksDatabase,
    booksCheckSeconds: config.isDemo ? 60 : 600,
    compareTransfers: (since: Date | null) =>
      compareTransfers({ database: booksDatabase, provider }, since),
  }
}

function buildMailer(config: Config) {
  if (config.smtpUrl === null) return null
  return createSmtpMailer({ url: config.smtpUrl, fromAddress: noReplyAt(config.appUrl) })
}

function noReplyAt(appUrl: string): string {
  return `no-reply@${new URL(appUrl).hostname}`
}

function collectRoutes(config: Config, parts: Parts): (Route | RawRoute)[] {
  const scriptUrl = config.sandboxUrl === null ? null : `${config.sandboxUrl}/stripe.js`
  return [
    ...accountRoutes({ ...parts, standingChanged }),
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
    ...overviewRoutes({ database: parts.replica, clock: parts.clock }),
    ...administrationRoutes(parts),
  ]
}

function collectJobs(parts: Parts): JobHandler[] {
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
function collectRepeats(config: Config, parts: Parts): RepeatedWork[] {
  const { isDemo, sandboxUrl } = config
  const following =
    isDemo && sandboxUrl !== null
      ? [followSandbox(parts, { sandboxUrl, everySeconds: 5 }), renewDemo(parts)]
      : []
  return [
    ...following,
    ...moneyRepeats(parts),
    ...accountRepeats(parts),
    ...administrationRepeats(parts),
    ...connectionRepeats(parts),
    ...campaignRepeats(parts),
    ...fundingRepeats(parts),
    ...submissionRepeats(parts),
    ...trackingRepeats(parts, isDemo ? 2 : 15),
    ...earningsRepeats(parts, isDemo ? 3 : 60),
    ...payoutRepeats(parts, {
      everySeconds: isDemo ? 30 : 300,
      olderThanSeconds: isDemo ? 30 : 120,
    }),
  ]
}
