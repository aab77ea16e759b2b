import type { BrandId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { keyChanged } from './key-jobs.ts'
import { updateSponsor } from './key-use-store.ts'

/**
 * The owners of the brands stand behind the keys of someone who leaves one of them, or with their account all, and are told:
 * a program goes on working, and a living person answers for it.
 */
export async function passOnKeys(
  tx: Transaction,
  leaver: { userId: UserId; brandId: BrandId | null; at: Date },
): Promise<void> {
  for (const { id: keyId } of await updateSponsor(tx, leaver))
    await enqueue(tx, keyChanged, { payload: { keyId, what: 'passed-on' } })
}
