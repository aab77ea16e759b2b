import type { BrandId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { countInWindow } from '#platform/limits/call-window.ts'

/** Each change stays in the audit log permanently. */
const namesPerDay = {
  name: 'name-changes',
  callsMax: 10,
  windowSeconds: 24 * 3600,
  refusal: (when: string) => `A name can be changed 10 times a day. Try again ${when}.`,
}

/** Counts once the transaction commits; throws `Rejected` for the eleventh name of a day. */
export async function countNameChange(tx: Transaction, of: UserId | BrandId): Promise<void> {
  await countInWindow(tx, namesPerDay, of)
}
