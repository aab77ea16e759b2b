import type { UserId } from '@permille/contract/ids'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { PasswordLinkDeps } from '../account-deps.ts'
import { hashToken, newToken } from '../sign-in/session.ts'
import { insertPasswordReset } from './password-reset-store.ts'

export interface LinkToMake {
  readonly userId: UserId
  readonly email: string | null
  readonly madeByUserId: UserId | null
  readonly hours: number
}

/** Only the token's hash is stored. Requires the user's row to be locked. */
export async function makePasswordLink(
  tx: Transaction,
  { clock, appUrl }: PasswordLinkDeps,
  { hours, ...reset }: LinkToMake,
): Promise<string> {
  const token = newToken()
  const expiresAt = addHours(clock.now(), hours)
  await insertPasswordReset(tx, { ...reset, tokenHash: hashToken(token), expiresAt })
  return appUrl + fillPage(visitorPages.resetPassword, token)
}
