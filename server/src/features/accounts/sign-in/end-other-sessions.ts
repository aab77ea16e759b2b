import type { Transaction } from '../../../platform/database/database.ts'
import type { OwnRequest } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { deleteSessionsOf } from './session-store.ts'

/** Signs the user out everywhere but here. */
export async function endOtherSessions(
  tx: Transaction,
  request: OwnRequest & { readonly at: Date },
): Promise<void> {
  const { actor, sessionHash: exceptHash, at } = request
  const { kind, userId } = actor
  const endedCount = await deleteSessionsOf(tx, { userId, exceptHash })
  if (endedCount === 0) return
  const entry = { actor: { kind, userId }, userId, action: 'user.end-sessions' as const, at }
  await recordAccountEvent(tx, { ...entry, after: { endedCount } }, request)
}
