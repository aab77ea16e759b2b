import type { OperatorSettings } from '@permille/contract/administration/settings'
import type { SetupCheck } from '@permille/contract/administration/setup'
import { platforms } from '@permille/contract/enums'
import type { Config } from '../config/config.ts'
import { addressSetup } from '../integrations/address-setup.ts'
import { runSetupChecks, type SetupParts, wordsOf } from '../integrations/diagnosis.ts'
import { mailSetup } from '../integrations/mail/mail-setup.ts'
import { type ProvidersSetup, providersSetup } from '../integrations/providers-setup.ts'
import { storageSetup } from '../integrations/storage/storage-setup.ts'
import { type CreatedEndpoint, createWebhooks } from '../integrations/stripe/create-webhooks.ts'
import { type StripeSetup, stripeSetup } from '../integrations/stripe/stripe-setup.ts'
import { databaseSetup } from './database-setup.ts'
import type { Dependencies } from './dependencies.ts'
import { platformChecks } from './platforms.ts'
import { handledEvents } from './provider-events.ts'

/** Checks everything that the configuration names, without moving money; never throws. */
export function buildSetupCheck(
  config: Config,
  dependencies: Dependencies,
): () => Promise<SetupCheck[]> {
  return () => runSetupChecks(collectSetup(config, dependencies))
}

/**
 * Creates the webhook endpoints at Stripe that are missing. `problem` is what Stripe said if it did not create all of them.
 */
export async function createMissingWebhooks(
  config: Config,
  dependencies: Dependencies,
): Promise<{ created: readonly CreatedEndpoint[]; problem: string | null }> {
  try {
    const { created, failure } = await createWebhooks(stripeSetupOptions(config, dependencies))
    return { created, problem: failure === null ? null : wordsOf(failure) }
  } catch (error) {
    return { created: [], problem: wordsOf(error) }
  }
}

function collectSetup(config: Config, dependencies: Dependencies): SetupParts[] {
  const { appUrl, smtpUrl, operatorEmail, isAdminFactorRequired } = config
  const isSandbox = config.providerMode === 'sandbox'
  const place = config.s3 === null ? 'DATA_DIR' : `the bucket ${config.s3.bucket}`
  return [
    providersSetup(providersOf(config)),
    addressSetup({
      appUrl,
      isSandbox,
      isBehindProxy: config.trustProxy !== 0,
      isAdminFactorRequired,
      privateHosts: config.privateHosts.text,
    }),
    databaseSetup(config, dependencies.database),
    stripeSetup(stripeSetupOptions(config, dependencies)),
    ...platformChecks(config),
    mailSetup(smtpUrl, operatorEmail),
    storageSetup(dependencies.storage, place),
  ]
}

function providersOf(config: Config): ProvidersSetup {
  const { providerMode: mode, appUrl, isEmbedded, stripe, providerBases: bases } = config
  const isOurs = mode === 'sandbox'
  const elsewhere = {
    STRIPE_API_URL: stripe.apiBase,
    ...Object.fromEntries(platforms.map((each) => [`${each.toUpperCase()}_API_URL`, bases[each]])),
  }
  return { mode, appUrl, isEmbedded, elsewhere: isOurs ? {} : elsewhere }
}

function stripeSetupOptions(config: Config, dependencies: Dependencies): StripeSetup {
  const { stripe, appUrl } = config
  return {
    ...stripe,
    mode: config.providerMode,
    webhooks: {
      url: `${appUrl}/api/stripe/webhook`,
      secrets: stripe.webhookSecrets,
      handled: handledEvents(dependencies),
    },
  }
}

/** What an admin may read of the configuration, field by field: most of it is secret. */
export function shownSettings(config: Config): OperatorSettings {
  return {
    platformFeeBps: config.platformFeeBps,
    currency: config.stripe.currency,
    platformCountry: config.stripe.platformCountry,
    earningsHoldHours: config.earningsHoldHours,
    accountChangeHoldHours: config.accountChangeHoldHours,
    approvalUndoSeconds: config.approvalUndoSeconds,
    trackingWindowDays: config.trackingWindowDays,
    trackingIntervalSeconds: config.trackingIntervalSeconds,
    submitsPerDay: config.submitsPerDay,
    registrationsPerHour: config.registrationsPerHour,
    xReadsPerDay: config.xReadsPerDay,
    isAdminFactorRequired: config.isAdminFactorRequired,
    supportEmail: config.supportEmail,
    isMailSent: config.smtpUrl !== null,
  }
}
