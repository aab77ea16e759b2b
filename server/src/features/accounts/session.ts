import { createHash, randomBytes } from 'node:crypto'
import { addHours, addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { insertSession } from './session-store.ts'

const rememberedSeconds = 30 * 24 * 3600
const unrememberedHours = 12

/** What the browser gets; without `maxAgeSeconds` it forgets the token when it closes. */
export interface StartedSession {
  readonly token: string
  readonly maxAgeSeconds?: number
}

/** Only this hash is stored (rules §8). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export async function startSession(
  tx: Transaction,
  { userId, isRemembered, now }: { userId: string; isRemembered: boolean; now: Date },
): Promise<StartedSession> {
  const token = newToken()
  const expiresAt = isRemembered
    ? addSeconds(now, rememberedSeconds)
    : addHours(now, unrememberedHours)
  const tokenHash = hashToken(token)
  await insertSession(tx, { tokenHash, userId, isRemembered, signedInAt: now, expiresAt })
  return isRemembered ? { token, maxAgeSeconds: rememberedSeconds } : { token }
}
