import { type Platform, platforms } from '@permille/contract/enums'
import type { Config } from './config.ts'
import {
  createInstagramPlatform,
  instagramEndpoints,
  instagramEndpointsAt,
} from './integrations/instagram/instagram-platform.ts'
import type { SocialPlatform } from './integrations/social-platform.ts'
import {
  createTiktokPlatform,
  tiktokEndpoints,
  tiktokEndpointsAt,
} from './integrations/tiktok/tiktok-platform.ts'
import { createXPlatform, xEndpoints } from './integrations/x/x-platform.ts'
import { createYoutubePlatform, youtubeEndpoints } from './integrations/youtube/youtube-platform.ts'

/** Builds each platform's client; null without keys. */
const builders: Readonly<Record<Platform, (config: Config) => SocialPlatform | null>> = {
  tiktok: ({ platforms: { tiktok }, providerBases: { tiktok: base } }) =>
    tiktok &&
    createTiktokPlatform({
      clientKey: tiktok.id,
      clientSecret: tiktok.secret,
      endpoints: base === null ? tiktokEndpoints : tiktokEndpointsAt(base),
    }),
  instagram: ({ platforms: { instagram }, providerBases: { instagram: base } }) =>
    instagram &&
    createInstagramPlatform({
      appId: instagram.id,
      appSecret: instagram.secret,
      endpoints: base === null ? instagramEndpoints : instagramEndpointsAt(base),
    }),
  youtube: ({ platforms: { youtube: apiKey }, providerBases: { youtube: apiBase } }) =>
    apiKey === null
      ? null
      : createYoutubePlatform({
          apiKey,
          endpoints: apiBase === null ? youtubeEndpoints : { apiBase },
        }),
  x: ({ platforms: { x: bearerToken }, providerBases: { x: apiBase }, xFieldNames }) =>
    bearerToken === null
      ? null
      : createXPlatform({
          bearerToken,
          fieldNames: xFieldNames,
          endpoints: apiBase === null ? xEndpoints : { apiBase },
        }),
}

/** The platforms this installation has keys for; one without keys is omitted. */
export function buildPlatforms(config: Config): ReadonlyMap<Platform, SocialPlatform> {
  const found = platforms.flatMap((platform) => builders[platform](config) ?? [])
  return new Map(found.map((platform) => [platform.platform, platform]))
}

/** The sandbox's limits are a multiple of the real platforms'. */
export function platformLimits(config: Config): { quotaMultiplier: number; xReadsPerDay: number } {
  const quotaMultiplier = config.sandboxUrl === null ? 1 : 1000
  return { quotaMultiplier, xReadsPerDay: config.xReadsPerDay }
}
