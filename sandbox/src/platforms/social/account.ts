import type { Platform } from '@permille/contract/enums'
import { deriveDigits, deriveFraction, deriveText, deriveUuid } from './derive.ts'

export interface Account {
  readonly platform: Platform
  readonly username: string
  readonly platformUserId: string
  readonly followers: number
  /** The profile's description, in which Permille looks for an ownership code. */
  readonly description: string
  readonly createdAtMs: number
  /** When it last became a professional account, on Instagram; omitted if it always was. */
  readonly professionalSinceMs?: number | undefined
}

export function accountKey(platform: Platform, username: string): string {
  return `${platform}:${username.toLowerCase()}`
}

/** Meta's id of an Instagram account for one app; other apps see another. */
export function appUserIdOf({ platformUserId }: Account): string {
  return deriveDigits(`app ${platformUserId}`, { start: '24', length: 17 })
}

export function newAccount(platform: Platform, username: string, createdAtMs: number): Account {
  const key = accountKey(platform, username)
  return {
    platform,
    username,
    platformUserId: platformUserIdOf(platform, key),
    followers: Math.floor(2_000 + deriveFraction(`followers ${key}`) ** 3 * 80_000),
    description: '',
    createdAtMs,
  }
}

function platformUserIdOf(platform: Platform, key: string): string {
  switch (platform) {
    case 'tiktok':
      return deriveUuid(key)
    case 'instagram':
      return oddUserId(key)
    case 'youtube':
      return `UC${deriveText(key, 22)}`
    case 'x':
      return deriveDigits(key, { start: '17', length: 19 })
  }
}

/** Odd and above 2^53: a client that parses it as a JSON number gets another account's id. */
function oddUserId(key: string): string {
  return `${deriveDigits(key, { start: '17841', length: 16 })}3`
}
