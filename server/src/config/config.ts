import path from 'node:path'
import type { Platform } from '@permille/contract/enums'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { EnvironmentReader, type Setting } from '../platform/environment.ts'
import { type TrustedProxies, trustedProxies } from '../platform/http/gate/trusted-proxies.ts'
import type { PrivateHosts } from '../platform/outside/private-hosts.ts'
import { sandboxPlatforms, sandboxStripeKeys } from '../platform/sandbox-keys.ts'
import { readAppUrl, readMailAddresses } from './addresses.ts'
import { readEncryptionKey, readOtherKeys } from './encryption-keys.ts'
import { readHolds } from './holds.ts'
import { type Limits, readLimits } from './limits.ts'
import { type PlatformPlace, readPlatformPlace } from './platform-place.ts'
import { secretNames } from './secrets.ts'
import { readServers } from './servers.ts'
import { readTiktokSiteCodes } from './site-codes.ts'
import type { S3Config } from './storage.ts'
import { readWebhookSecrets } from './webhook-secrets.ts'

/** All settings from the environment, parsed once. Nothing else reads process.env. */
export interface Config extends Limits {
  readonly role: 'all' | 'api' | 'worker'
  readonly port: number
  readonly host: string
  /** Of a second listener, for the operator's tools; null: there is none. */
  readonly operatorPort: number | null
  /** How long a stop goes on serving, so that balancers notice. */
  readonly drainSeconds: number
  readonly appUrl: string
  /** Origins a browser may call from; in embedded mode both names of this machine. */
  readonly ownOrigins: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string
  /** Reaches sessions, if `databaseUrl` leads to a pooler that shares them; otherwise the same. */
  readonly directUrl: string
  /** A read replica for dashboards; the primary if there is none. */
  readonly replicaUrl: string | null
  /** Whether the start migrates; without, it waits until `npm run migrate` has. */
  readonly isMigrating: boolean
  /** The owner's connection for migrations, if the application's role owns nothing. */
  readonly migrationUrl: string
  /** The database starts and ends with this process, so any other process that holds a job is dead. */
  readonly isEmbedded: boolean
  readonly isDemo: boolean
  /** Null with real keys, when there is no sandbox. */
  readonly sandboxUrl: string | null
  /** The kind of Stripe keys; `sandbox` without any. */
  readonly providerMode: 'sandbox' | 'test' | 'live'
  readonly stripe: StripeConfig
  readonly platforms: PlatformsConfig
  readonly xFieldNames: 'tweet' | 'post'
  readonly tiktokSiteCodes: readonly string[]
  readonly providerBases: ProviderBases
  readonly encryptionKey: Buffer
  /** Keys that can still decrypt what they encrypted. */
  readonly otherEncryptionKeys: readonly Buffer[]
  readonly supportEmail: string | null
  /** Who is told by mail when something stands still. */
  readonly operatorEmail: string | null
  /** Null: the archive made by the build. */
  readonly sourceUrl: string | null
  /** Null: files under `dataDir`. */
  readonly s3: S3Config | null
  /** Null: mail stays in the product's outbox. */
  readonly smtpUrl: string | null
  readonly privateHosts: PrivateHosts
  readonly trustProxy: TrustedProxies
  readonly metricsToken: string | null
  /** Every admin needs a second factor. */
  readonly isAdminFactorRequired: boolean
  readonly platformFeeBps: number
  readonly earningsHoldHours: number
  readonly accountChangeHoldHours: number
  readonly approvalUndoSeconds: number
  readonly trackingWindowDays: number
  readonly trackingIntervalSeconds: number | null
  readonly logLevel: string
  /** A folder for recordings of exchanges with the providers; null records none. */
  readonly recordExchanges: string | null
}

export interface StripeConfig extends PlatformPlace {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecrets: readonly string[]
  readonly apiBase: string | undefined
}

type StripeKeys = Omit<StripeConfig, keyof PlatformPlace>

interface KeyPair {
  readonly id: string
  readonly secret: string
}

/** URLs other than the providers' own, for a proxy or a test server. */
export type ProviderBases = Readonly<Record<Platform, string | null>>

/** The keys of each platform: a pair for platforms connected with consent. */
export type PlatformsConfig = {
  readonly [P in Platform]: (P extends OAuthPlatform ? KeyPair : string) | null
}

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The same for whoever creates the webhook endpoints, of which Stripe then tells the secret. */
export function readConfigWithoutWebhooks(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = new EnvironmentReader(environment, secretNames)
  const isMissing = env.isSet('STRIPE_SECRET_KEY') && !env.isSet('STRIPE_WEBHOOK_SECRET')
  return readConfig({
    ...environment,
    ...(isMissing && { STRIPE_WEBHOOK_SECRET: 'whsec_not_created_yet' }),
  })
}

/** Throws `ConfigProblems`, which lists every missing or malformed variable at once. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = new EnvironmentReader(environment, secretNames)
  const config = readAll(env)
  env.throwProblems()
  return config
}

/** What a start would make of the environment, and what would stop it. */
export function explainConfig(environment: NodeJS.ProcessEnv = process.env): {
  settings: readonly Setting[]
  problems: readonly string[]
} {
  const env = new EnvironmentReader(environment, secretNames)
  readAll(env, { isTrial: true })
  return { settings: env.settings, problems: env.problems }
}

/** A trial makes nothing. */
function readAll(env: EnvironmentReader, { isTrial } = { isTrial: false }): Config {
  const isProduction = stripeNames.some((name) => env.isSet(name))
  const port = env.integer('PORT', { min: 1, max: 65_535, default: 3000 })
  const host = env.text('HOST') ?? env.fallback('HOST', '127.0.0.1')
  const appUrl = readAppUrl(env, port)
  const dataDir = path.resolve(env.text('DATA_DIR') ?? env.fallback('DATA_DIR', '.permille'))
  const isEmbedded = env.flag('EMBEDDED', false)
  const isDemo = !isProduction && env.flag('DEMO', isEmbedded)
  const sandboxUrl = isProduction
    ? null
    : (env.url('SANDBOX_URL') ?? env.fallback('SANDBOX_URL', `http://127.0.0.1:${port + 1}`))
  const config: Config = {
    role: env.choice('ROLE', ['all', 'api', 'worker'], 'all'),
    port,
    host,
    operatorPort: env.optionalInteger('OPERATOR_PORT', 65_535),
    drainSeconds: env.integer('DRAIN_SECONDS', { min: 0, max: 300, default: isEmbedded ? 0 : 5 }),
    appUrl,
    ownOrigins: ownOrigins(appUrl, isProduction),
    dataDir,
    ...readServers(env, { port, appUrl, sandboxUrl }),
    isEmbedded,
    isMigrating: env.flag('MIGRATE', isEmbedded),
    isDemo,
    sandboxUrl,
    providerMode: isProduction ? readKeyKind(env) : 'sandbox',
    stripe: {
      ...readPlatformPlace(env),
      ...(isProduction
        ? readStripe(env)
        : { ...sandboxStripeKeys, apiBase: sandboxUrl ?? undefined }),
    },
    platforms: isProduction ? readPlatforms(env) : sandboxPlatforms,
    encryptionKey: readEncryptionKey(env, { isProduction, dataDir, isTrial }),
    otherEncryptionKeys: readOtherKeys(env),
    ...readMailAddresses(env),
    sourceUrl: env.url('SOURCE_URL'),
    xFieldNames: env.choice('X_FIELD_NAMES', ['tweet', 'post'], 'tweet'),
    tiktokSiteCodes: readTiktokSiteCodes(env),
    providerBases: readBases(env, sandboxUrl),
    trustProxy: trustedProxies(env),
    ...readLimits(env, isDemo),
    metricsToken: env.text('METRICS_TOKEN'),
    isAdminFactorRequired: readAdminFactor(env),
    platformFeeBps: env.integer('PLATFORM_FEE_BPS', { min: 0, max: 10_000, default: 0 }),
    ...readHolds(env, isDemo),
    ...readTracking(env, isDemo),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
    recordExchanges: env.text('RECORD_EXCHANGES'),
  }
  requireHttps(env, config)
  if (config.role !== 'worker' && config.operatorPort === port) {
    env.problem('OPERATOR_PORT', 'must not be PORT, which users reach')
  }
  return config
}

function readTracking(env: EnvironmentReader, isDemo: boolean) {
  return {
    trackingWindowDays: env.integer('TRACKING_WINDOW_DAYS', { min: 1, max: 3650, default: 30 }),
    trackingIntervalSeconds:
      env.optionalInteger('TRACKING_INTERVAL_SECONDS', 7 * 24 * 3600) ?? (isDemo ? 5 : null),
  }
}

/** Test keys may be tried on this machine; everywhere else a session must not travel unencrypted. */
function requireHttps(env: EnvironmentReader, { providerMode, appUrl }: Config): void {
  if (providerMode === 'sandbox' || !URL.canParse(appUrl)) return
  const { protocol, hostname } = new URL(appUrl)
  if (protocol === 'https:') return
  if (providerMode === 'test' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return
  env.problem('APP_URL', `must be an https URL with Stripe keys, not ${appUrl}`)
}

/**
 * Both keys must be of one kind: with a live secret key and a test publishable key, no card is charged but
 * everyone is paid.
 */
function readKeyKind(env: EnvironmentReader): 'test' | 'live' {
  const [secret, publishable] = [env.text('STRIPE_SECRET_KEY'), env.text('STRIPE_PUBLISHABLE_KEY')]
  const secretKind = /^(?:sk|rk)_(test|live)_\S+$/.exec(secret ?? '')?.[1]
  const publishableKind = /^pk_(test|live)_\S+$/.exec(publishable ?? '')?.[1]
  if (secret !== null && secretKind === undefined) {
    env.problem('STRIPE_SECRET_KEY', 'must start with sk_live_, rk_live_, sk_test_ or rk_test_')
  }
  if (publishable !== null && publishableKind === undefined) {
    env.problem('STRIPE_PUBLISHABLE_KEY', 'must start with pk_live_ or pk_test_')
  }
  if (secretKind !== undefined && publishableKind !== undefined && secretKind !== publishableKind) {
    env.problem(
      'STRIPE_PUBLISHABLE_KEY',
      `is a ${publishableKind} key, and STRIPE_SECRET_KEY a ${secretKind} key`,
    )
  }
  return secretKind === 'live' ? 'live' : 'test'
}

function readAdminFactor(env: EnvironmentReader): boolean {
  return env.choice('ADMIN_SECOND_FACTOR', ['optional', 'required'], 'optional') === 'required'
}

function ownOrigins(appUrl: string, isProduction: boolean): string[] {
  if (!URL.canParse(appUrl)) return []
  const url = new URL(appUrl)
  if (isProduction) return [url.origin]
  const local = ['localhost', '127.0.0.1'].map(
    (name) => `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}`,
  )
  return [...new Set([url.origin, ...local])]
}

function readStripe(env: EnvironmentReader): StripeKeys {
  return {
    secretKey: env.required('STRIPE_SECRET_KEY', 'a Stripe secret key'),
    publishableKey: env.required('STRIPE_PUBLISHABLE_KEY', 'a Stripe publishable key'),
    webhookSecrets: readWebhookSecrets(env),
    apiBase: env.url('STRIPE_API_URL') ?? undefined,
  }
}

function readBases(env: EnvironmentReader, sandboxUrl: string | null): ProviderBases {
  return {
    tiktok: env.url('TIKTOK_API_URL') ?? sandboxUrl,
    instagram: env.url('INSTAGRAM_API_URL') ?? sandboxUrl,
    youtube: env.url('YOUTUBE_API_URL') ?? sandboxUrl,
    x: env.url('X_API_URL') ?? sandboxUrl,
  }
}

function readPlatforms(env: EnvironmentReader): PlatformsConfig {
  return {
    tiktok: readPair(env, 'TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'),
    instagram: readPair(env, 'INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'),
    youtube: env.text('YOUTUBE_API_KEY'),
    x: env.text('X_BEARER_TOKEN'),
  }
}

function readPair(env: EnvironmentReader, idName: string, secretName: string): KeyPair | null {
  const [id, secret] = [env.text(idName), env.text(secretName)]
  if (id === null && secret === null) return null
  if (id === null) env.problem(idName, `is missing, but ${secretName} is set`)
  if (secret === null) env.problem(secretName, `is missing, but ${idName} is set`)
  return { id: id ?? '', secret: secret ?? '' }
}
