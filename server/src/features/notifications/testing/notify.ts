import { lockReader } from '#features/events/reading-store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { storeNotifications } from '../notify-of-events.ts'
import type { AddressedDraft } from '../recipients.ts'

/** Tells people something that no event says. */
export async function notify(
  tx: Transaction,
  drafts: readonly AddressedDraft[],
  at: Date,
): Promise<void> {
  await lockReader(tx, 'notifications')
  await storeNotifications(tx, drafts, at)
}
