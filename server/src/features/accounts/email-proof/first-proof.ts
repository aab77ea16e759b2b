import type { Transaction } from '#platform/database/database.ts'
import type { Account } from '../account.ts'
import type { FirstProofDeps } from '../account-deps.ts'
import { replaceRecoveryCodes } from '../factors/factor-secret-store.ts'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { deletePasswordResetsOf } from '../password-reset/password-reset-store.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'

interface FirstProof {
  readonly account: Account
  readonly at: Date
  /** The previous password has ended too. */
  readonly endsPassword: boolean
  readonly from: CallOrigin
}

/**
 * Whoever typed the address before it was proven may be a stranger: the proof ends whatever gives them access
 * to the account or its money (rules §1). Returns false for an admin, whose account nobody opens by typing an
 * address. Requires the rows of the creator and the user to be locked.
 */
export async function dropWhatCameBefore(
  tx: Transaction,
  { addressProven }: FirstProofDeps,
  { account, at, endsPassword, from }: FirstProof,
): Promise<boolean> {
  const { id: userId, role } = account
  if (role === 'admin') return false
  const sessionsCount = await deleteSessionsOf(tx, { userId })
  const factorsCount = await deleteFactorsOf(tx, userId)
  await replaceRecoveryCodes(tx, { userId, codeHashes: [] })
  await deletePasswordResetsOf(tx, userId)
  const dropped = await addressProven(tx, { userId, at })
  const after = { ...dropped, factorsCount, sessionsCount, password: endsPassword }
  const entry = { actor: { kind: 'system' } as const, userId, at, after }
  await recordAccountEvent(tx, { ...entry, action: 'user.drop-unproven' }, from)
  return true
}
