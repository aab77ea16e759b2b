import type { Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type CallOrigin, recordAccountEvent } from './record-account-event.ts'
import { deleteSession } from './session-store.ts'

export interface SignOutRequest extends CallOrigin {
  readonly actor: Actor | null
  readonly sessionHash: Buffer | null
  readonly at: Date
}

/** Ends this session for good; does nothing without one. */
export async function signOut(tx: Transaction, request: SignOutRequest): Promise<void> {
  const { actor, sessionHash, at } = request
  if (actor === null || sessionHash === null) return
  if (!(await deleteSession(tx, sessionHash))) return
  const { kind, userId } = actor
  await recordAccountEvent(
    tx,
    { actor: { kind, userId }, userId, action: 'user.sign-out', at },
    request,
  )
}
