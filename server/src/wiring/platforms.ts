import { type Platform, platforms } from '@permille/contract/enums'
import type { Config } from '../config/config.ts'
import {
  createInstagramPlatform,
  instagramEndpoints,
  instagramEndpointsAt,
} from '../integrations/instagram/instagram-platform.ts'
import { userAgentOf } from '../integrations/platform-http.ts'
import type { SocialPlatform } from '../integrations/social-platform.ts'
import {
  createTiktokPlatform,
  tiktokEndpoints,
  tiktokEndpointsAt,
} from '../integrations/tiktok/tiktok-platform.ts'
import { createXPlatform, xEndpoints } from '../integrations/x/x-platform.ts'
import {
  createYoutubePlatform,
  youtubeEndpoints,
} from '../integrations/youtube/youtube-platform.ts'
import { type Clock, systemClock } from '../platform/clock.ts'

/** What each platform's client is built from; null without keys. */
export function platformOptions(config: Config, clock: Clock = systemClock) {
  const { platforms: keys, providerBases: bases, xFieldNames } = config
  const { tiktok, instagram, youtube: apiKey, x: bearerToken } = keys
  const userAgent = userAgentOf(config.appUrl)
  return {
    tiktok: tiktok && {
      clientKey: tiktok.id,
      clientSecret: tiktok.secret,
      clock,
      userAgent,
      endpoints: bases.tiktok === null ? tiktokEndpoints : tiktokEndpointsAt(bases.tiktok),
    },
    instagram: instagram && {
      appId: instagram.id,
      appSecret: instagram.secret,
      clock,
      userAgent,
      endpoints:
        bases.instagram === null ? instagramEndpoints : instagramEndpointsAt(bases.instagram),
    },
    youtube:
      apiKey === null
        ? null
        : {
            apiKey,
            userAgent,
            endpoints: bases.youtube === null ? youtubeEndpoints : { apiBase: bases.youtube },
          },
    x:
      bearerToken === null
        ? null
        : {
            bearerToken,
            userAgent,
            fieldNames: xFieldNames,
            endpoints: bases.x === null ? xEndpoints : { apiBase: bases.x },
          },
  }
}

type Options = ReturnType<typeof platformOptions>

const builders: Readonly<Record<Platform, (options: Options) => SocialPlatform | null>> = {
  tiktok: ({ tiktok }) => tiktok && createTiktokPlatform(tiktok),
  instagram: ({ instagram }) => instagram && createInstagramPlatform(instagram),
  youtube: ({ youtube }) => youtube && createYoutubePlatform(youtube),
  x: ({ x }) => x && createXPlatform(x),
}

/** The platforms this installation has keys for; one without keys is omitted. */
export function buildPlatforms(
  config: Config,
  clock: Clock,
): ReadonlyMap<Platform, SocialPlatform> {
  const options = platformOptions(config, clock)
  const found = platforms.flatMap((platform) => builders[platform](options) ?? [])
  return new Map(found.map((platform) => [platform.platform, platform]))
}

/** The sandbox's limits are a multiple of the real platforms'. */
export function platformLimits(config: Config): { quotaMultiplier: number; xReadsPerDay: number } {
  const quotaMultiplier = config.sandboxUrl === null ? 1 : 1000
  return { quotaMultiplier, xReadsPerDay: config.xReadsPerDay }
}
