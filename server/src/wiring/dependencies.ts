import type { Config } from '../config/config.ts'
import { createPasswordHasher, type PasswordHasher } from '../features/accounts/public.ts'
import { checkEncryptionKey } from '../features/administration/check-encryption-key.ts'
import { checkInstallation } from '../features/administration/check-installation.ts'
import { createInstallationId } from '../features/administration/installation-id.ts'
import {
  type CountCall,
  createCallCounter,
  createQuotaAhead,
  createQuotaUsed,
  type PlatformRegistry,
  type ProofEffects,
  type ReadQuotaAhead,
  type ReadQuotaUsed,
  watchPlatforms,
} from '../features/connections/public.ts'
import { comparePayments } from '../features/funding/compare-payments.ts'
import type { FundingDeps } from '../features/funding/funding-deps.ts'
import { firstPaymentsDefault, paymentsPerHourDefault } from '../features/funding/payment-limits.ts'
import { compareTransfers } from '../features/payouts/compare-transfers.ts'
import {
  createPostReadings,
  createProofEffects,
  type PostReadings,
} from '../features/submissions/public.ts'
import type { Mailer } from '../integrations/mail/mailer.ts'
import { createSmtpMailer } from '../integrations/mail/smtp-mailer.ts'
import { createPictureSource } from '../integrations/pictures/download-pictures.ts'
import type { PictureSource } from '../integrations/pictures/picture-source.ts'
import { userAgentOf } from '../integrations/platform-http.ts'
import type { PushSender } from '../integrations/push/push-sender.ts'
import { createWebPushSender } from '../integrations/push/web-push-sender.ts'
import type { FileStorage, ImageEncoder } from '../integrations/storage/file-storage.ts'
import { sharpEncoder } from '../integrations/storage/sharp-encoder.ts'
import type { PaymentProvider } from '../integrations/stripe/payment-provider.ts'
import { createStripePaymentProvider } from '../integrations/stripe/stripe-payment-provider.ts'
import type { BooksWatch } from '../money/books/watch-books.ts'
import type { ApiKeyKind } from '../platform/api-key.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type ChangeListener, followChanges } from '../platform/database/change-listener.ts'
import { connectDatabase, type DatabaseServer } from '../platform/database/database.ts'
import { createReadReplica, type ReadReplica } from '../platform/database/read-replica.ts'
import { createEncryption, type Encryption } from '../platform/encryption.ts'
import { onTimedCall } from '../platform/exchanges.ts'
import type { Log } from '../platform/log.ts'
import type { PrivateHosts } from '../platform/outside/private-hosts.ts'
import { version } from '../platform/version.ts'
import { createHealth, type Health } from '../platform/watch/health.ts'
import {
  type Metrics,
  noMetrics,
  openMetrics,
  type ServedMetrics,
} from '../platform/watch/metrics.ts'
import { poolSizes } from './connection-budget.ts'
import { buildPlatforms, platformLimits } from './platforms.ts'
import { buildStorage } from './storage.ts'

/** What features are built on. One object holds it all, and each feature takes what it names. */
export interface Dependencies {
  readonly database: DatabaseServer
  /** The same database, with the limits for user requests. */
  readonly requests: DatabaseServer
  /** Dashboards may lag as far as the replica does; decisions about money never use it. */
  readonly replica: ReadReplica
  /** The same database, for whoever asks whether this process is ready. */
  readonly readiness: DatabaseServer
  readonly booksDatabase: DatabaseServer
  readonly booksCheckSeconds: number
  readonly comparePayments: BooksWatch['comparePayments']
  readonly compareTransfers: BooksWatch['compareTransfers']
  readonly campaignChanges: ChangeListener
  readonly platforms: PlatformRegistry
  readonly encryption: Encryption
  readonly clock: Clock
  readonly apiKeyKind: ApiKeyKind
  readonly countCall: CountCall
  readonly passwords: PasswordHasher
  readonly storage: FileStorage
  readonly mailer: Mailer | null
  readonly push: PushSender
  readonly supportAddress: string
  readonly operatorAddress: string | null
  readonly alertAddress: string | null
  readonly images: ImageEncoder
  readonly pictures: PictureSource
  readonly provider: PaymentProvider
  readonly log: Log
  readonly metrics: Metrics
  /** The same, to be read; null unless someone asks for them. */
  readonly servedMetrics: ServedMetrics | null
  readonly appUrl: string
  readonly privateHosts: PrivateHosts
  readonly isDemo: boolean
  readonly platformFeeBps: number
  readonly paymentsPerHour: number
  readonly firstPayments: FundingDeps['firstPayments']
  readonly registrationsPerHour: number
  readonly isAdminFactorRequired: boolean
  readonly submitsPerDay: number
  readonly earningsHoldHours: number
  readonly accountChangeHoldHours: number
  readonly approvalUndoSeconds: number
  readonly trackingWindowDays: number
  readonly hotIntervalSeconds: number | null
  readonly readings: PostReadings
  readonly readQuotaAhead: ReadQuotaAhead
  readonly readQuotaUsed: ReadQuotaUsed
  /** When the scheduled tasks of this process last succeeded. */
  readonly taskSuccesses: Health
  readonly proofEffects: ProofEffects
}

export function buildDependencies(
  config: Config,
  log: Log,
  clock: Clock = systemClock,
): Dependencies {
  const { earningsHoldHours, accountChangeHoldHours, registrationsPerHour, submitsPerDay } = config
  const measuring = measure(config)
  const databases = connectDatabases(config, { log, ...measuring })
  const { database } = databases
  const platforms = watchPlatforms(buildPlatforms(config, clock), { database, clock, log })
  const encryption = createEncryption({
    key: config.encryptionKey,
    previousKeys: config.otherEncryptionKeys,
  })
  const installation = createInstallationId(database)
  const provider = createStripePaymentProvider({ ...config.stripe, installation })
  const countCall = createCallCounter({ database, clock, ...platformLimits(config) })
  return {
    ...databases,
    platforms,
    encryption,
    clock,
    apiKeyKind: config.providerMode === 'live' ? 'pmk' : 'pmt',
    countCall,
    readQuotaAhead: createQuotaAhead({ database, clock, ...platformLimits(config) }),
    readQuotaUsed: createQuotaUsed({ database, clock, ...platformLimits(config) }),
    ...buildBooksWatch(config, { provider, log, ...measuring }),
    campaignChanges: followCampaigns(config, log),
    passwords: createPasswordHasher(),
    storage: buildStorage(config),
    mailer: buildMailer(config),
    push: createWebPushSender({ contactAddress: supportAddressOf(config) }),
    ...addressesOf(config),
    images: sharpEncoder,
    pictures: createPictureSource({
      bases: config.providerBases,
      userAgent: userAgentOf(config.appUrl),
    }),
    provider,
    log,
    ...measuring,
    appUrl: config.appUrl,
    privateHosts: config.privateHosts,
    isDemo: config.isDemo,
    platformFeeBps: config.platformFeeBps,
    paymentsPerHour: paymentsPerHourDefault,
    firstPayments: firstPaymentsDefault,
    earningsHoldHours,
    accountChangeHoldHours,
    registrationsPerHour,
    isAdminFactorRequired: config.isAdminFactorRequired,
    submitsPerDay,
    approvalUndoSeconds: config.approvalUndoSeconds,
    trackingWindowDays: config.trackingWindowDays,
    hotIntervalSeconds: config.trackingIntervalSeconds,
    readings: createPostReadings({ database, platforms, encryption, clock, countCall }),
    proofEffects: createProofEffects(config),
  }
}

/** Only where someone can read it: a worker has no port but the operator's. */
function measure({ metricsToken, operatorPort, role }: Config) {
  const isOn = operatorPort !== null || (metricsToken !== null && role !== 'worker')
  const servedMetrics = isOn ? openMetrics() : null
  if (servedMetrics !== null) {
    onTimedCall(({ party: provider, status, seconds }) => {
      const result = status === null ? 'lost' : `${Math.floor(status / 100)}xx`
      servedMetrics.observe('permille_provider_call_seconds', { provider, result }, seconds)
    })
  }
  servedMetrics?.show('permille_build_info', () => [{ value: 1, labels: { version, role } }])
  return { metrics: servedMetrics ?? noMetrics, servedMetrics, taskSuccesses: createHealth() }
}

function followCampaigns({ directUrl: connectionString }: Config, log: Log) {
  return followChanges({ connectionString, channel: 'campaigns', log })
}

/** User requests have short limits, and connections that background work cannot take away. */
function connectDatabases(config: Config, { log, metrics }: { log: Log; metrics: Metrics }) {
  const { databaseUrl: connectionString, replicaUrl } = config
  const sharesSessions = config.directUrl !== connectionString
  const bounds = { connectionsMax: poolSizes.work, statementTimeoutMs: 20_000, log, metrics }
  const short = {
    ...bounds,
    connectionsMax: poolSizes.requests(config.role),
    lockTimeoutMs: 3000,
    silenceMaxMs: 3000,
    // For a page opened now and then, a new connection costs the most: it reads the catalogue and
    // plans each statement again.
    idleSeconds: 300,
  }
  const requests = connectDatabase({ ...short, part: 'api', connectionString, sharesSessions })
  // Of its own, so that balancers hear that this process is ready however many requests wait.
  const ready = { ...short, connectionsMax: poolSizes.readiness, statementTimeoutMs: 2000 }
  return {
    database: connectDatabase({ ...bounds, part: 'worker', connectionString, sharesSessions }),
    requests,
    readiness: connectDatabase({ ...ready, part: 'ready', connectionString, sharesSessions }),
    /** Dashboards may lag as far as the replica does; decisions about money never use it. */
    replica:
      replicaUrl === null
        ? requests
        : createReadReplica({
            replica: connectDatabase({ ...short, part: 'replica', connectionString: replicaUrl }),
            primary: requests,
            log,
            metrics,
          }),
  }
}

/** The same dependencies, over the connections for user requests. */
export function requestDependencies(dependencies: Dependencies): Dependencies {
  const asked = { ...dependencies, database: dependencies.requests }
  return { ...asked, readings: createPostReadings(asked) }
}

/** Long enough for the whole history; if it takes longer, payouts stop. */
const booksStatementMinutes = 10
const booksCheckSeconds = 60

function buildBooksWatch(
  config: Config,
  { provider, log, metrics }: { provider: PaymentProvider; log: Log; metrics: Metrics },
) {
  const booksDatabase = connectDatabase({
    connectionString: config.directUrl,
    part: 'books',
    connectionsMax: poolSizes.books,
    statementTimeoutMs: booksStatementMinutes * 60_000,
    // From one check to the next: planning all of a check's statements takes as long as a third of them.
    idleSeconds: 3 * booksCheckSeconds,
    log,
    metrics,
  })
  return {
    booksDatabase,
    booksCheckSeconds,
    comparePayments: (since: Date | null, stop?: AbortSignal) =>
      comparePayments({ database: booksDatabase, provider }, since, stop),
    compareTransfers: (since: Date | null, stop?: AbortSignal) =>
      compareTransfers({ database: booksDatabase, provider }, since, stop),
  }
}

function buildMailer(config: Config) {
  if (config.smtpUrl === null) return null
  return createSmtpMailer({ url: config.smtpUrl, fromAddress: noReplyAt(config.appUrl) })
}

function addressesOf(config: Config) {
  const { supportEmail, operatorEmail } = config
  return {
    supportAddress: supportAddressOf(config),
    operatorAddress: supportEmail,
    alertAddress: operatorEmail,
  }
}

function supportAddressOf({ supportEmail, appUrl }: Config): string {
  return supportEmail ?? noReplyAt(appUrl)
}

function noReplyAt(appUrl: string): string {
  return `no-reply@${new URL(appUrl).hostname}`
}

/** Before anything is served or booked: the database must belong to these keys. */
export async function requireOwnInstallation(
  config: Config,
  dependencies: Dependencies,
): Promise<void> {
  const { providerMode: mode, stripe } = config
  const { secretKey, currency } = stripe
  await checkInstallation({ ...dependencies, mode, secretKey, currency })
  await checkEncryptionKey(dependencies)
}
