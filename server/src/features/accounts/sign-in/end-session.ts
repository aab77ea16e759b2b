import type { SessionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { OwnRequest } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { deleteSessionById } from './session-store.ts'

/** Signs the user out of one browser. Another user's session is not found. */
export async function endSession(
  tx: Transaction,
  request: OwnRequest & { readonly id: SessionId; readonly at: Date },
): Promise<void> {
  const { actor, id, at } = request
  const { kind, userId } = actor
  if (!(await deleteSessionById(tx, { id, userId }))) {
    throw new NotFound('session-not-found', 'This session has already ended')
  }
  const entry = { actor: { kind, userId }, userId, action: 'user.end-sessions' as const, at }
  await recordAccountEvent(tx, { ...entry, after: { endedCount: 1 } }, request)
}
