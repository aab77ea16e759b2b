import type { UserId } from '@permille/contract/ids'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown for (RFC 6238). */
const periodSeconds = 30
/** Codes before and after the present one that count, for phones whose clock is off (RFC 6238, section 5.2). */
const window = 1
const secretBytes = 20

export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** For the QR code that apps read. */
export function appUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The step of time that the code belongs to; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Permille',
    label,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  })
}

export function appContext(userId: UserId): string {
  return `authenticator_apps.sealed_secret:${userId}`
}
