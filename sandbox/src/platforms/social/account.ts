import type { Platform } from '@permille/contract/enums'
import { deriveDigits, deriveFraction } from './derive.ts'
import { platformForms } from './platform-forms.ts'

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
    platformUserId: platformForms[platform].userId(key),
    followers: Math.floor(2_000 + deriveFraction(`followers ${key}`) ** 3 * 80_000),
    description: '',
    createdAtMs,
  }
}
