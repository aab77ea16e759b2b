import { type Account, emailTaken } from './account.ts'
import { announceChange } from './account-changed.ts'
import type { PasswordDependencies } from './account-dependencies.ts'
import { lockAccount, updateEmail } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { type OwnRequest, readOwnAccount } from './own-account.ts'
import { renewSession, type StartedSession } from './session.ts'
import { deleteSessionsOf } from './session-store.ts'

export interface ChangedEmail {
  readonly account: Account
  /** This browser's session under its new token; null when the e-mail was this one already. */
  readonly session: StartedSession | null
}

/** Ends every other session, because whoever had the old address may still sit in one. */
export async function changeEmail(
  { database, clock }: Pick<PasswordDependencies, 'database' | 'clock'>,
  request: OwnRequest,
  email: string,
): Promise<ChangedEmail> {
  const account = await readOwnAccount(database, request)
  if (email === account.email) return { account, session: null }
  const { sessionHash } = request
  const { userId, kind, signedInAt } = request.actor
  const now = clock.now()
  const session = await database.transaction(async (tx) => {
    const before = await lockAccount(tx, userId)
    if (before?.email === email) return null
    if (!(await updateEmail(tx, { userId, email }))) throw emailTaken()
    await deleteSessionsOf(tx, { userId, exceptHash: sessionHash })
    await writeAudit(tx, {
      actor: { kind, userId },
      action: 'user.change-email',
      objectType: 'user',
      objectId: userId,
      before: { email: before?.email },
      after: { email },
      requestId: request.requestId,
    })
    await announceChange(tx, account, { kind: 'email', at: now })
    return await renewSession(tx, { sessionHash, signedInAt, now })
  })
  return { account: { ...account, email }, session }
}
