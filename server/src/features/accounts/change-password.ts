import { Rejected } from '#platform/errors/errors.ts'
import { announceChange } from './account-changed.ts'
import type { AccountChangeDeps } from './account-deps.ts'
import { updatePassword } from './account-store.ts'
import { type OwnRequest, proveOwnPassword, readOwnAccount, wrongPassword } from './own-account.ts'
import { deletePasswordResetsOf } from './password-reset/password-reset-store.ts'
import { checkNewPassword } from './passwords/new-password.ts'
import { holdPayouts } from './payout-hold-store.ts'
import { recordAccountEvent } from './sign-in/record-account-event.ts'
import { renewSession, type StartedSession } from './sign-in/session.ts'
import { deleteSessionsOf, endPushesOf } from './sign-in/session-store.ts'

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  /** The push endpoint of this browser. */
  readonly pushEndpoint?: string | undefined
}

/**
 * Verifies the old password, ends every other session and gives this one a new token (rules §1). The sign-in
 * then counts as fresh, unless the account has a second factor: a password proves less than that.
 */
export async function changePassword(
  deps: AccountChangeDeps,
  request: OwnRequest,
  { currentPassword, newPassword, pushEndpoint }: PasswordChange,
): Promise<StartedSession> {
  const { database, passwords, clock } = deps
  const account = await readOwnAccount(database, request)
  await proveOwnPassword(deps, request, { account, password: currentPassword })
  checkNewPassword(newPassword, account)
  if (newPassword === currentPassword) {
    const message = 'Choose a password that differs from the current one'
    throw new Rejected('same-password', message, { details: { fields: { newPassword: message } } })
  }
  const passwordHash = await passwords.hash(newPassword, request.address)
  const { userId } = request.actor
  const { sessionHash } = request
  const now = clock.now()
  return await database.transaction(async (tx) => {
    await holdPayouts(tx, { userId, hours: deps.accountChangeHoldHours, at: now })
    const provenHash = account.password
    if (!(await updatePassword(tx, { userId, passwordHash, provenHash }))) throw wrongPassword()
    await deletePasswordResetsOf(tx, userId)
    await deleteSessionsOf(tx, { userId, exceptHash: sessionHash })
    await endPushesOf(tx, { userId, exceptEndpoint: pushEndpoint })
    const actor = { kind: request.actor.kind, userId }
    await recordAccountEvent(
      tx,
      { actor, userId, action: 'user.change-password', at: now },
      request,
    )
    await announceChange(tx, account, { kind: 'password', at: now })
    const signedInAt = account.hasFactor ? request.actor.signedInAt : now
    return await renewSession(tx, { sessionHash, signedInAt, now })
  })
}
