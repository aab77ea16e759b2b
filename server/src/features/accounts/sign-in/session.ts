import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@permille/contract/ids'
import { addHours, addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { Account } from '../account.ts'
import type { Origin } from './origin-store.ts'
import { insertSession, updateSessionToken } from './session-store.ts'

const rememberedSeconds = 30 * 24 * 3600
const unrememberedHours = 12

/** Sent to the browser; without `maxAgeSeconds` the browser forgets the token when it closes. */
export interface StartedSession {
  readonly token: string
  readonly maxAgeSeconds?: number
}

export interface SignedIn {
  readonly account: Account
  readonly session: StartedSession
}

/** Only this hash is stored (rules §8). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export interface SessionToBe {
  readonly userId: UserId
  readonly isRemembered: boolean
  readonly now: Date
  readonly from: Origin
}

export async function startSession(
  tx: Transaction,
  { userId, isRemembered, now, from }: SessionToBe,
): Promise<StartedSession> {
  const token = newToken()
  const expiresAt = isRemembered
    ? addSeconds(now, rememberedSeconds)
    : addHours(now, unrememberedHours)
  const tokenHash = hashToken(token)
  await insertSession(tx, { tokenHash, userId, isRemembered, signedInAt: now, expiresAt, from })
  return isRemembered ? { token, maxAgeSeconds: rememberedSeconds } : { token }
}

/**
 * Continues the session under a new token; the old one stops working at once, whoever has it. Throws
 * if the session has ended, which rolls back the change it was for.
 */
export async function renewSession(
  tx: Transaction,
  { sessionHash, signedInAt, now }: { sessionHash: Buffer; signedInAt: Date; now: Date },
): Promise<StartedSession> {
  const token = newToken()
  const change = { tokenHash: sessionHash, newTokenHash: hashToken(token), signedInAt, now }
  const term = await updateSessionToken(tx, change)
  if (term === undefined) {
    throw new Rejected('not-signed-in', 'Sign in to continue')
  }
  const leftSeconds = Math.floor((term.expiresAt.getTime() - now.getTime()) / 1000)
  return term.isRemembered ? { token, maxAgeSeconds: leftSeconds } : { token }
}
