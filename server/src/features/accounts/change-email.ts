import { type Account, emailTaken } from './account.ts'
import { announceChange } from './account-changed.ts'
import type { PasswordDependencies } from './account-dependencies.ts'
import { lockAccount, updateEmail } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { type OwnRequest, readOwnAccount, requireFreshSignIn } from './own-account.ts'
import { deleteSessionsOf } from './session-store.ts'

/** Ends every other session, because whoever had the old address may still sit in one. */
export async function changeEmail(
  dependencies: PasswordDependencies,
  request: OwnRequest,
  change: { email: string; currentPassword: string | undefined },
): Promise<Account> {
  const { database } = dependencies
  const account = await readOwnAccount(database, request)
  const { email, currentPassword: password } = change
  if (email === account.email) return account
  await requireFreshSignIn(dependencies, request, { account, password })
  const { userId, kind } = request.actor
  await database.transaction(async (tx) => {
    const before = await lockAccount(tx, userId)
    if (before?.email === email) return
    if (!(await updateEmail(tx, { userId, email }))) throw emailTaken()
    await deleteSessionsOf(tx, { userId, exceptHash: request.sessionHash })
    await writeAudit(tx, {
      actor: { kind, userId },
      action: 'user.change-email',
      objectType: 'user',
      objectId: userId,
      before: { email: before?.email },
      after: { email },
      requestId: request.requestId,
    })
    await announceChange(tx, account, { kind: 'email', at: dependencies.clock.now() })
  })
  return { ...account, email }
}
