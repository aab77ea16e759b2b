import type { OperatorSettings } from '@permille/contract/administration/settings'
import type { SetupCheck } from '@permille/contract/administration/setup'
import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import type { Config } from '../config/config.ts'
import { redirectUriOf } from '../features/connections/public.ts'
import { addressSetup } from '../integrations/address-setup.ts'
import { runSetupChecks, type SetupParts, skipped, wordsOf } from '../integrations/diagnosis.ts'
import { instagramSetup } from '../integrations/instagram/instagram-setup.ts'
import { mailSetup } from '../integrations/mail/mail-setup.ts'
import { type ProvidersSetup, providersSetup } from '../integrations/providers-setup.ts'
import { storageSetup } from '../integrations/storage/storage-setup.ts'
import { type CreatedEndpoint, createWebhooks } from '../integrations/stripe/create-webhooks.ts'
import { type StripeSetup, stripeSetup } from '../integrations/stripe/stripe-setup.ts'
import { tiktokSetup } from '../integrations/tiktok/tiktok-setup.ts'
import { xPolicyWords, xSetup } from '../integrations/x/x-setup.ts'
import { youtubeSetup } from '../integrations/youtube/youtube-setup.ts'
import type { Dependencies } from './dependencies.ts'
import { platformOptions } from './platforms.ts'
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
  const { appUrl, smtpUrl, isAdminFactorRequired } = config
  const isSandbox = config.providerMode === 'sandbox'
  const place = config.s3 === null ? 'DATA_DIR' : `the bucket ${config.s3.bucket}`
  return [
    providersSetup(providersOf(config)),
    addressSetup({ appUrl, isSandbox, isAdminFactorRequired }),
    stripeSetup(stripeSetupOptions(config, dependencies)),
    ...platformSetup(config),
    mailSetup(smtpUrl),
    storageSetup(dependencies.storage, place),
  ]
}

function providersOf(config: Config): ProvidersSetup {
  const { providerMode: mode, appUrl, isEmbedded, stripe, providerBases: bases } = config
  const isOurs = mode === 'sandbox'
  const elsewhere = {
    STRIPE_API_URL: stripe.apiBase,
    TIKTOK_API_URL: bases.tiktok,
    INSTAGRAM_API_URL: bases.instagram,
    YOUTUBE_API_URL: bases.youtube,
    X_API_URL: bases.x,
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

function platformSetup(config: Config): SetupParts[] {
  const { appUrl, xReadsPerDay: readsPerDay } = config
  const isSandbox = config.providerMode === 'sandbox'
  const { tiktok, instagram, youtube, x } = platformOptions(config)
  const appAt = (platform: 'tiktok' | 'instagram') => {
    return { isSandbox, redirectUri: redirectUriOf(appUrl, platform) }
  }
  return [
    tiktok ? tiktokSetup(tiktok, appAt('tiktok')) : withoutKeys('tiktok'),
    instagram ? instagramSetup(instagram, appAt('instagram')) : withoutKeys('instagram'),
    youtube ? youtubeSetup(youtube) : withoutKeys('youtube'),
    x ? xSetup({ ...x, readsPerDay, isSandbox }) : withoutKeys('x', xPolicyWords),
  ]
}

function withoutKeys(party: Platform, words = ''): SetupParts {
  const { title } = platformFacts[party]
  const check = () => skipped(`No keys are set, so creators cannot choose it. ${words}`.trim())
  return {
    party,
    questions: [{ code: 'configured', claim: `${title} has keys.`, where: null, check }],
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
