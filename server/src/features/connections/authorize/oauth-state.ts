import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'

/** The browser that may finish a connection: its session and its user. */
export interface OAuthBrowser {
  readonly userId: UserId
  readonly sessionHash: Buffer
}

export interface OAuthSecrets {
  readonly state: string
  readonly codeVerifier: string
}

export function newOAuthSecrets(): OAuthSecrets {
  return {
    state: randomBytes(32).toString('base64url'),
    codeVerifier: randomBytes(32).toString('base64url'),
  }
}

export function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest()
}

/** Registered verbatim with the platform, so it never includes anything else. */
export function redirectUriOf(appUrl: string, platform: OAuthPlatform): string {
  return `${appUrl.replace(/\/$/, '')}/api/auth/${platform}/callback`
}
