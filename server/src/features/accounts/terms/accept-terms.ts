import type { UserId } from '@permille/contract/ids'
import { termsVersion } from '@permille/contract/privacy/terms'
import type { Transaction } from '#platform/database/database.ts'
import { insertAcceptance } from './terms-store.ts'

/**
 * The sentence beside the button says so: pressing it accepts the terms and confirms an age of 18.
 */
export async function acceptTerms(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await insertAcceptance(tx, { userId, version: termsVersion, at })
}
