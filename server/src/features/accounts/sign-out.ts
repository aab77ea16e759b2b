import type { Transaction } from '../../platform/database/database.ts'
import { deleteSession } from './session-store.ts'

/** Ends this session for good; without one there is nothing to end. */
export async function signOut(tx: Transaction, sessionHash: Buffer | null): Promise<void> {
  if (sessionHash !== null) await deleteSession(tx, sessionHash)
}
