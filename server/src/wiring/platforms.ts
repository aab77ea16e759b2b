import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import type { Config } from '../config/config.ts'
import { redirectUriOf } from '../features/connections/public.ts'
import { type SetupParts, skipped } from '../integrations/diagnosis.ts'
import {
  createInstagramPlatform,
  type InstagramOptions,
  instagramEndpoints,
  instagramEndpointsAt,
} from '../integrations/instagram/instagram-platform.ts'
import { instagramSetup } from '../integrations/instagram/instagram-setup.ts'
import { userAgentOf } from '../integrations/platform-http.ts'
import type { SocialPlatform } from '../integrations/social-platform.ts'
import {
  createTiktokPlatform,
  type TiktokOptions,
  tiktokEndpoints,
  tiktokEndpointsAt,
} from '../integrations/tiktok/tiktok-platform.ts'
import { tiktokSetup } from '../integrations/tiktok/tiktok-setup.ts'
import { createXPlatform, type XOptions, xEndpoints } from '../integrations/x/x-platform.ts'
import { xPolicyWords, xSetup } from '../integrations/x/x-setup.ts'
import {
  createYoutubePlatform,
  type YoutubeOptions,
  youtubeEndpoints,
} from '../integrations/youtube/youtube-platform.ts'
import { youtubeSetup } from '../integrations/youtube/youtube-setup.ts'
import { type Clock, systemClock } from '../platform/clock.ts'

interface Setting {
  readonly config: Config
  readonly clock: Clock
  readonly userAgent: string
}

/** How one platform is built; `Options` are what its client needs. */
interface Builder<Options> {
  /** Null without keys. */
  options(setting: Setting): Options | null
  client(options: Options): SocialPlatform
  checks(options: Options, config: Config): SetupParts
  /** What an operator without keys should know. */
  readonly note?: string
}

interface Integration {
  client(setting: Setting): SocialPlatform | null
  checks(setting: Setting): SetupParts
}

const integrations: Readonly<Record<Platform, Integration>> = {
  tiktok: integration<TiktokOptions>('tiktok', {
    options: ({ config: { platforms: keys, providerBases: bases }, clock, userAgent }) =>
      keys.tiktok && {
        clientKey: keys.tiktok.id,
        clientSecret: keys.tiktok.secret,
        clock,
        userAgent,
        endpoints: bases.tiktok === null ? tiktokEndpoints : tiktokEndpointsAt(bases.tiktok),
      },
    client: createTiktokPlatform,
    checks: (options, config) => tiktokSetup(options, appOf(config, 'tiktok')),
  }),
  instagram: integration<InstagramOptions>('instagram', {
    options: ({ config: { platforms: keys, providerBases: bases }, clock, userAgent }) =>
      keys.instagram && {
        appId: keys.instagram.id,
        appSecret: keys.instagram.secret,
        clock,
        userAgent,
        endpoints:
          bases.instagram === null ? instagramEndpoints : instagramEndpointsAt(bases.instagram),
      },
    client: createInstagramPlatform,
    checks: (options, config) => instagramSetup(options, appOf(config, 'instagram')),
  }),
  youtube: integration<YoutubeOptions>('youtube', {
    options: ({ config: { platforms: keys, providerBases: bases }, userAgent }) =>
      keys.youtube === null
        ? null
        : {
            apiKey: keys.youtube,
            userAgent,
            endpoints: bases.youtube === null ? youtubeEndpoints : { apiBase: bases.youtube },
          },
    client: createYoutubePlatform,
    checks: youtubeSetup,
  }),
  x: integration<XOptions>('x', {
    options: ({ config: { platforms: keys, providerBases: bases, xFieldNames }, userAgent }) =>
      keys.x === null
        ? null
        : {
            bearerToken: keys.x,
            userAgent,
            fieldNames: xFieldNames,
            endpoints: bases.x === null ? xEndpoints : { apiBase: bases.x },
          },
    client: createXPlatform,
    checks: (options, config) =>
      xSetup({ ...options, readsPerDay: config.xReadsPerDay, isSandbox: isSandbox(config) }),
    note: xPolicyWords,
  }),
}

function integration<Options>(platform: Platform, builder: Builder<Options>): Integration {
  return {
    client: (setting) => {
      const options = builder.options(setting)
      return options && builder.client(options)
    },
    checks: (setting) => {
      const options = builder.options(setting)
      return options ? builder.checks(options, setting.config) : withoutKeys(platform, builder.note)
    },
  }
}

function withoutKeys(party: Platform, note = ''): SetupParts {
  const { title } = platformFacts[party]
  const check = () => skipped(`No keys are set, so creators cannot choose it. ${note}`.trim())
  return {
    party,
    questions: [{ code: 'configured', claim: `${title} has keys.`, where: null, check }],
  }
}

function appOf(config: Config, platform: 'tiktok' | 'instagram') {
  return { isSandbox: isSandbox(config), redirectUri: redirectUriOf(config.appUrl, platform) }
}

function isSandbox({ providerMode }: Config): boolean {
  return providerMode === 'sandbox'
}

/** The platforms this installation has keys for; one without keys is omitted. */
export function buildPlatforms(
  config: Config,
  clock: Clock,
): ReadonlyMap<Platform, SocialPlatform> {
  const setting = { config, clock, userAgent: userAgentOf(config.appUrl) }
  const found = platforms.flatMap((platform) => integrations[platform].client(setting) ?? [])
  return new Map(found.map((platform) => [platform.platform, platform]))
}

/** The checks of every platform's setup, in the order of the platforms. */
export function platformChecks(config: Config): SetupParts[] {
  const setting = { config, clock: systemClock, userAgent: userAgentOf(config.appUrl) }
  return platforms.map((platform) => integrations[platform].checks(setting))
}

/** The sandbox's limits are a multiple of the real platforms'. */
export function platformLimits(config: Config): { quotaMultiplier: number; xReadsPerDay: number } {
  const quotaMultiplier = config.sandboxUrl === null ? 1 : 1000
  return { quotaMultiplier, xReadsPerDay: config.xReadsPerDay }
}
