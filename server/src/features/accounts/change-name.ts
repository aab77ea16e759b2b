import { invariant } from '#platform/errors/errors.ts'
import type { Account } from './account.ts'
import type { PasswordDeps } from './account-deps.ts'
import { lockAccount, updateName } from './account-store.ts'
import { countNameChange } from './count-name-change.ts'
import { requireOwnName } from './names/require-own-name.ts'
import type { OwnRequest } from './own-account.ts'
import { recordAccountEvent } from './sign-in/record-account-event.ts'

/** Throws `Rejected` after ten changes within a day. */
export async function changeName(
  { database, clock }: Pick<PasswordDeps, 'database' | 'clock'>,
  request: OwnRequest,
  displayName: string,
): Promise<Account> {
  const { userId, kind } = request.actor
  const at = clock.now()
  return await database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    invariant(account !== undefined, 'a session without its user')
    if (account.displayName === displayName) return account
    requireOwnName(account.role, displayName)
    await countNameChange(tx, userId)
    await updateName(tx, { userId, displayName })
    const entry = { actor: { kind, userId }, userId, action: 'user.change-name' as const, at }
    const [before, after] = [{ displayName: account.displayName }, { displayName }]
    await recordAccountEvent(tx, { ...entry, before, after }, request)
    return { ...account, displayName }
  })
}
