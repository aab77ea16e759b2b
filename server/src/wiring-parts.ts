import type { Config } from './config.ts'
import { createPasswordHasher } from './features/accounts/public.ts'
import { checkEncryptionKey } from './features/administration/check-encryption-key.ts'
import { checkInstallation } from './features/administration/check-installation.ts'
import { createCallCounter } from './features/connections/public.ts'
import { paymentsPerHourDefault } from './features/funding/start-funding.ts'
import { compareTransfers } from './features/payouts/compare-transfers.ts'
import {
  createPostReadings,
  createProofEffects,
  defaultRiskThresholds,
} from './features/submissions/public.ts'
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts'
import { sharpEncoder } from './integrations/storage/sharp-encoder.ts'
import type { PaymentProvider } from './integrations/stripe/payment-provider.ts'
import { createStripePaymentProvider } from './integrations/stripe/stripe-payment-provider.ts'
import { systemClock } from './platform/clock.ts'
import { followChanges } from './platform/database/change-signal.ts'
import { connectDatabase } from './platform/database/database.ts'
import { createEncryption } from './platform/encryption.ts'
import type { Log } from './platform/log.ts'
import { buildPlatforms, platformLimits } from './wiring-platforms.ts'
import { buildStorage } from './wiring-storage.ts'

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
    earningsHoldHours,
    accountChangeHoldHours,
    registrationsPerHour,
    submitsPerDay,
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
    ...bounds,
    connectionsMax: config.role === 'all' ? 16 : 12,
    lockTimeoutMs: 3000,
    silenceMaxMs: 3000,
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
export function partsOfRequests(parts: Parts): Parts {
  const accessTokens = { ...parts.accessTokens, database: parts.requests }
  return { ...parts, ...accessTokens, accessTokens, readings: createPostReadings(accessTokens) }
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

/** Before anything is served or booked: the database must belong to these keys. */
export async function requireOwnInstallation(config: Config, parts: Parts): Promise<void> {
  const { providerMode: mode, stripe } = config
  await checkInstallation({ ...parts, mode, secretKey: stripe.secretKey })
  await checkEncryptionKey(parts)
}
