import { type Platform, platforms } from './enums.ts'

interface PlatformFacts {
  readonly title: string
  /** The title shown when a creator chooses a platform. */
  readonly choice: string
  /** The kind of post a campaign asks for. */
  readonly postKind: string
  /**
   * With consent on the platform's own page, or by name and a code in the account's description.
   */
  readonly connect: 'oauth' | 'username'
  readonly username: RegExp
  /** A profile's URL as people write it. */
  readonly profile: string
  /** The field where an account describes itself. */
  readonly description: string
  /** Where the words of a post stand, in which advertising is marked. */
  readonly textPlace: string
}

/** Every platform. Further differences are a `Record<Platform, …>` where they are used. */
export const platformFacts = {
  tiktok: {
    title: 'TikTok',
    choice: 'TikTok',
    postKind: 'TikTok',
    connect: 'oauth',
    username: /^[\w.]{1,40}$/,
    profile: 'tiktok.com/@name',
    description: 'your profile’s bio',
    textPlace: 'caption',
  },
  instagram: {
    title: 'Instagram',
    choice: 'Instagram',
    postKind: 'Reels',
    connect: 'oauth',
    username: /^[\w.]{1,40}$/,
    profile: 'instagram.com/name',
    description: 'your profile’s bio',
    textPlace: 'caption',
  },
  youtube: {
    title: 'YouTube',
    choice: 'YouTube',
    postKind: 'Shorts',
    connect: 'username',
    // In other scripts one letter may be enough.
    username: /^(?:[\w.·-]{3,30}|(?=.*[^\0-\u00b7])[\p{L}\p{M}\p{N}._·-]{1,30})$/u,
    profile: 'youtube.com/@name',
    description: 'your channel’s description',
    textPlace: 'title or description',
  },
  x: {
    title: 'X',
    choice: 'X (Twitter)',
    postKind: 'X Video',
    connect: 'username',
    username: /^[A-Za-z0-9_]{1,15}$/,
    profile: 'x.com/name',
    description: 'your profile’s bio',
    textPlace: 'text',
  },
} as const satisfies Readonly<Record<Platform, PlatformFacts>>

/** The platforms that a creator connects with consent on the platform's own page. */
export type OAuthPlatform = {
  [P in Platform]: (typeof platformFacts)[P]['connect'] extends 'oauth' ? P : never
}[Platform]

export function isOAuthPlatform(platform: Platform): platform is OAuthPlatform {
  return platformFacts[platform].connect === 'oauth'
}

/** What a creator must leave enabled on the platform's own page; ends a sentence that begins "Connect". */
export const permissionsToAllow: Readonly<Record<OAuthPlatform, string>> = {
  tiktok: 'allow your profile, its numbers and your public videos',
  instagram: 'leave the permission for insights on',
}

const titles = platforms.map((platform) => platformFacts[platform].title)

/** "TikTok, Instagram, YouTube or X". */
export const anyPlatform = `${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}`
