import type { Platform } from '../enums.ts'
import { parsePostUrl } from '../submissions/post-url.ts'
import { platformLinks } from './links.ts'

interface Player {
  /** The only host that may be framed for it. */
  readonly origin: string
  path(id: string): string
}

/** The pages on which each platform lets others show a public post. */
export const platformPlayers: Readonly<Record<Platform, Player>> = {
  // https://developers.tiktok.com/doc/embed-player
  tiktok: {
    origin: 'https://www.tiktok.com',
    path: (id) => `/player/v1/${id}?autoplay=1&rel=0`,
  },
  // https://developers.facebook.com/docs/instagram-platform/embed-button
  instagram: { origin: 'https://www.instagram.com', path: (id) => `/p/${id}/embed/` },
  // https://developers.google.com/youtube/player_parameters
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    path: (id) => `/embed/${id}?autoplay=1&playsinline=1&rel=0`,
  },
  // https://developer.x.com/en/docs/x-for-websites/embedded-posts
  x: {
    origin: 'https://platform.twitter.com',
    path: (id) => `/embed/Tweet.html?dnt=true&id=${id}`,
  },
}

/** The path of the page that plays a post, on the marketplace's server and on the sandbox's. */
export function playerPath(platform: Platform, id: string): string {
  return `/player/${platform}/${encodeURIComponent(id)}`
}

interface Playable {
  readonly platform: Platform
  readonly postUrl: string
  readonly externalPostId: string
}

/**
 * Returns the id that a post's player takes: the one in its link, or for a short link the platform's own. Null if neither is
 * one, as for a short link to Instagram, whose API has other ids than its pages.
 */
export function playerIdOf({ platform, postUrl, externalPostId }: Playable): string | null {
  const url = parsePostUrl(postUrl)
  if (url.ok && url.reference.kind === 'id') return url.reference.value
  return platform !== 'instagram' && platformLinks[platform].postId.test(externalPostId)
    ? externalPostId
    : null
}
