import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { renewSession, type StartedSession } from './session.ts'
import { deleteSessionsOf } from './session-store.ts'

export interface EndSessionsRequest {
  readonly userId: UserId
  readonly adminUserId: UserId
  /** The current session, so that an admin stays signed in here. */
  readonly kept: { readonly sessionHash: Buffer; readonly signedInAt: Date }
  readonly now: Date
  readonly requestId: string
}

/**
 * Signs a user out everywhere; nothing else about the account changes. Returns an admin's own session, which stays under a new
 * token.
 */
export async function endSessions(
  tx: Transaction,
  request: EndSessionsRequest,
): Promise<StartedSession | null> {
  const { userId, adminUserId, kept, requestId, now } = request
  const account = await lockAccount(tx, userId)
  if (account === undefined) throw new NotFound('user-not-found', 'User not found')
  const endedCount = await deleteSessionsOf(tx, { userId, exceptHash: kept.sessionHash })
  if (endedCount > 0)
    await writeAudit(tx, {
      actor: { kind: 'admin', userId: adminUserId },
      action: 'user.end-sessions',
      objectType: 'user',
      objectId: userId,
      after: { endedCount },
      requestId,
    })
  return userId === adminUserId ? await renewSession(tx, { ...kept, now }) : null
}
