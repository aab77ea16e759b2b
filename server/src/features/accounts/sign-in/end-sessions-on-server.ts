import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { normalizeEmail } from '../account.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { deleteEverySession, deleteSessionsOf } from './session-store.ts'

/**
 * For `npm run admin -- end-sessions` on the server: signs one user out everywhere, or everyone. Returns
 * how many users were signed in.
 */
export async function endSessionsOnServer(
  { database }: { database: DatabaseServer },
  email: string | 'everyone',
): Promise<number> {
  return await database.transaction(async (tx) => {
    const owners = email === 'everyone' ? await deleteEverySession(tx) : await endOf(tx, email)
    for (const objectId of owners) {
      const actor = { kind: 'system' } as const
      await writeAudit(tx, { actor, action: 'user.end-sessions', objectType: 'user', objectId })
    }
    return owners.length
  })
}

async function endOf(tx: Transaction, email: string) {
  const account = await findAccountByEmail(tx, normalizeEmail(email))
  if (account === undefined) throw new NotFound('user-not-found', 'No user has this email')
  await lockAccount(tx, account.id)
  return (await deleteSessionsOf(tx, { userId: account.id })) === 0 ? [] : [account.id]
}
