import { NotFound } from '../../../platform/errors/errors.ts'
import type { EmailProofDeps } from '../account-deps.ts'
import { lockAccount, markEmailProven } from '../account-store.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import { hashToken } from '../sign-in/session.ts'
import { useProof } from './email-proof-store.ts'

/**
 * Proves the address: having the link means having the address, so no sign-in is needed. Returns
 * the address.
 */
export async function acceptEmailProof(
  { database, clock }: Pick<EmailProofDeps, 'database' | 'clock'>,
  token: string,
  from: CallOrigin,
): Promise<string> {
  const now = clock.now()
  return await database.transaction(async (tx) => {
    const proof = await useProof(tx, { tokenHash: hashToken(token), now })
    if (proof === undefined) throw proofGone()
    const { userId, email } = proof
    const account = await lockAccount(tx, userId)
    if (account === undefined) throw proofGone()
    if (!(await markEmailProven(tx, { userId, email, at: now }))) throw proofGone()
    const entry = {
      actor: { kind: account.role, userId },
      userId,
      action: 'user.prove-email' as const,
    }
    await recordAccountEvent(tx, { ...entry, after: { email }, at: now }, from)
    return email
  })
}

function proofGone(): NotFound {
  return new NotFound('proof-gone', 'This link no longer works. Ask for a new one in your account.')
}
