import { randomInt } from 'node:crypto'
import type { ReconnectReason } from '@permille/contract/connections/connections'
import {
  isChannelId,
  type ProfileRead,
  readProfile,
} from '@permille/contract/connections/profile-names'
import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { SocialPlatform } from '#integrations/social-platform.ts'
import { Rejected } from '#platform/errors/errors.ts'

/** The platforms this installation has credentials for; the others are hidden. */
export type PlatformRegistry = ReadonlyMap<Platform, SocialPlatform>

/** One account as stored. The tokens are ciphertext. */
export interface SocialAccount {
  readonly id: SocialAccountId
  readonly userId: UserId
  readonly platform: Platform
  readonly platformUserId: string
  readonly username: string
  readonly followerCount: number
  readonly accessToken: string | null
  readonly refreshToken: string | null
  readonly tokenExpiresAt: Date | null
  readonly refreshTokenExpiresAt: Date | null
  readonly scopes: string | null
  readonly verifiedAt: Date | null
  readonly ownershipCode: string | null
  readonly needsReconnectAt: Date | null
  readonly reconnectReason: ReconnectReason | null
  readonly tokenRefreshLeasedUntil: Date | null
  readonly removedAt: Date | null
  readonly connectedAt: Date
}

/** Throws when this installation has no credentials for the platform. */
export function requirePlatform(platforms: PlatformRegistry, platform: Platform): SocialPlatform {
  const found = platforms.get(platform)
  if (found !== undefined) return found
  throw new Rejected(
    'platform-not-configured',
    `${platformFacts[platform].title} accounts cannot be connected here yet.`,
    { details: { platform } },
  )
}

// Without 0, 1, I, L, O and U, because it is copied by hand into a description.
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The code that a creator puts into an account's description to prove ownership. */
export function newOwnershipCode(): string {
  const letters = Array.from({ length: 6 }, () => codeAlphabet[randomInt(codeAlphabet.length)])
  return `permille-${letters.join('')}`
}

export function carriesCode(description: string | null, code: string | null): boolean {
  if (description === null || code === null) return false
  return description.toLowerCase().includes(code.toLowerCase())
}

/** The account that a typed name or a pasted link names: its name without the @, or YouTube's id of the channel. */
export type NamedAccount = { readonly username: string } | { readonly channel: string }

/** Throws if the text names no account on the platform, with a message about what it names instead. */
export function readUsername(platform: Platform, typed: string): NamedAccount {
  const read = readProfile(typed)
  const { title, username } = platformFacts[platform]
  const isHere = !('platform' in read) || read.platform === null || read.platform === platform
  if (read.kind === 'name' && platform === 'youtube' && isChannelId(read.name)) {
    return { channel: read.name }
  }
  if (read.kind === 'name' && isHere && username.test(read.name)) return { username: read.name }
  if (read.kind === 'channel-id' && isHere) return { channel: read.id }
  throw new Rejected(
    'username-invalid',
    isHere ? notAName(read, title, typed) : otherPlatform(read, title),
  )
}

function notAName(read: ProfileRead, title: string, typed: string): string {
  switch (read.kind) {
    case 'post':
      return 'This is the link of a post. Paste the link of the profile, or enter its name as in @username.'
    case 'several':
      return 'These are the links of several profiles. Paste only the link of the one that you mean.'
    case 'nameless':
      return `This link to ${title} does not show the account’s name. Enter it as in @username.`
    default:
      return `“${isolate(typed)}” is not a username on ${title}. Enter it as in @username.`
  }
}

function otherPlatform(read: ProfileRead, title: string): string {
  const named =
    'platform' in read && read.platform !== null ? platformFacts[read.platform].title : ''
  return `This is a link to ${named}, not to ${title}. Choose ${named} as the platform, or enter a name on ${title}.`
}
