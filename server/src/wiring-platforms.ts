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
  const base = config.sandboxUrl
  const found: SocialPlatform[] = []
  if (tiktok !== null) {
    const endpoints = base === null ? tiktokEndpoints : tiktokEndpointsAt(base)
    found.push(
      createTiktokPlatform({ clientKey: tiktok.id, clientSecret: tiktok.secret, endpoints }),
    )
  }
  if (instagram !== null) {
    const endpoints = base === null ? instagramEndpoints : instagramEndpointsAt(base)
    found.push(
      createInstagramPlatform({ appId: instagram.id, appSecret: instagram.secret, endpoints }),
    )
  }
  if (youtube !== null) {
    const endpoints = base === null ? youtubeEndpoints : { apiBase: base }
    found.push(createYoutubePlatform({ apiKey: youtube, endpoints }))
  }
  if (x !== null) {
    const endpoints = base === null ? xEndpoints : { apiBase: base }
    found.push(createXPlatform({ bearerToken: x, endpoints }))
  }
  return new Map(found.map((platform) => [platform.platform, platform]))
}
