import type { Transaction } from '../../platform/database/database.ts'
import { invariant } from '../../platform/errors/errors.ts'
import { mayMove, type StatusChange } from './submission.ts'
import { insertStatusChange } from './submission-store.ts'

/** Every change of status ends here: an edge that its actor may not take undoes the transaction. */
export async function recordMove(tx: Transaction, change: StatusChange): Promise<void> {
  invariant(
    mayMove(change),
    `${change.actor} cannot take a submission from ${change.from} to ${change.to}`,
  )
  await insertStatusChange(tx, change)
}
