import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import type { UserId } from '@permille/contract/ids'
import { utcTime } from '@permille/contract/notifications/moments'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { findOwnAudit } from '../audit-store.ts'

const others = {
  'user.issue-help-code': { action: 'user.make-password-link', what: 'a password link' },
  'user.make-password-link': { action: 'user.issue-help-code', what: 'a sign-in code' },
} as const

/**
 * A password link and a sign-in code together are the whole account: one admin does not make both before
 * the first has ended. Requires the user's row to be locked.
 */
export async function requireNotAlone(
  tx: Transaction,
  made: { action: keyof typeof others; userId: UserId; adminUserId: UserId; now: Date },
): Promise<void> {
  const { action: other, what } = others[made.action]
  const since = addHours(made.now, -handedOverHours)
  const done = { objectId: made.userId, action: other, by: made.adminUserId, since }
  const at = await findOwnAudit(tx, done)
  if (at === undefined) return
  throw new Rejected(
    'one-admin-alone',
    `You created ${what} for this user on ${utcTime(at)}. Together they open the account, so ask another admin, or try again after ${utcTime(addHours(at, handedOverHours))}.`,
  )
}
