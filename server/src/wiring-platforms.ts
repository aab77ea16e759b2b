import type { Platform } from '@permille/contract/enums'
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

/** The platforms this installation has keys for; one without keys is not there at all. */
export function buildPlatforms(config: Config): ReadonlyMap<Platform, SocialPlatform> {
  const { tiktok, instagram, youtube, x } = config.platforms
  const bases = config.providerBases
  const found: SocialPlatform[] = []
  if (tiktok !== null) {
    const endpoints = bases.tiktok === null ? tiktokEndpoints : tiktokEndpointsAt(bases.tiktok)
    found.push(
      createTiktokPlatform({ clientKey: tiktok.id, clientSecret: tiktok.secret, endpoints }),
    )
  }
  if (instagram !== null) {
    const endpoints =
      bases.instagram === null ? instagramEndpoints : instagramEndpointsAt(bases.instagram)
    found.push(
      createInstagramPlatform({ appId: instagram.id, appSecret: instagram.secret, endpoints }),
    )
  }
  if (youtube !== null) {
    const endpoints = bases.youtube === null ? youtubeEndpoints : { apiBase: bases.youtube }
    found.push(createYoutubePlatform({ apiKey: youtube, endpoints }))
  }
  if (x !== null) {
    const endpoints = bases.x === null ? xEndpoints : { apiBase: bases.x }
    found.push(createXPlatform({ bearerToken: x, endpoints }))
  }
  return new Map(found.map((platform) => [platform.platform, platform]))
}

/** The sandbox's limits are a multiple of the real platforms'. */
export function platformLimits(config: Config): { quotaMultiplier: number; xReadsPerDay: number } {
  const quotaMultiplier = config.sandboxUrl === null ? 1 : 1000
  return { quotaMultiplier, xReadsPerDay: config.xReadsPerDay }
}
