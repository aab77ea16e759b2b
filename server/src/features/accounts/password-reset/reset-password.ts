import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Account } from '../account.ts'
import { announceChange } from '../account-changed.ts'
import type { AccountChangeDeps, EmailProofDeps, FirstProofDeps } from '../account-deps.ts'
import {
  findAccount,
  lockAccount,
  lockCreatorOf,
  markEmailProven,
  updatePassword,
} from '../account-store.ts'
import { dropWhatCameBefore } from '../email-proof/first-proof.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { holdPayouts } from '../payout-hold-store.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import { hashToken } from '../sign-in/session.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import {
  deletePasswordResetsOf,
  findPasswordReset,
  type PasswordReset,
} from './password-reset-store.ts'

interface LinkInUse {
  readonly tokenHash: Buffer
  readonly now: Date
}

/** Whose password the link sets. */
export async function readPasswordReset(
  { database, clock }: Pick<AccountChangeDeps, 'database' | 'clock'>,
  token: string,
): Promise<Account> {
  const link = { tokenHash: hashToken(token), now: clock.now() }
  const { userId } = await requireReset(database, link)
  const account = await findAccount(database, userId)
  if (account === undefined) throw resetGone()
  return account
}

type ResetDeps = AccountChangeDeps & FirstProofDeps & Pick<EmailProofDeps, 'isMailSent'>

/**
 * Sets the password and ends every session; the person then signs in with it. Two uses of one link queue for
 * the user's row, and the second finds the link gone. If the address was not proven before, what a stranger may
 * have set up ends too; without a mail server no address can be proven, and it stays.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, password }: { token: string; password: string },
  from: CallOrigin,
): Promise<string> {
  const { database, clock, passwords } = deps
  const { id: userId, ...person } = await readPasswordReset(deps, token)
  checkNewPassword(password, person)
  const passwordHash = await passwords.hash(password, from.address)
  const now = clock.now()
  return await database.transaction(async (tx) => {
    await lockCreatorOf(tx, userId)
    await holdPayouts(tx, { userId, hours: deps.accountChangeHoldHours, at: now })
    const account = await lockAccount(tx, userId)
    if (account === undefined || account.suspendedReason !== null) throw resetGone()
    const { email } = await requireReset(tx, { tokenHash: hashToken(token), now })
    const isOwner = email === null || (await markEmailProven(tx, { userId, email, at: now }))
    if (!isOwner) throw resetGone()
    await updatePassword(tx, { userId, passwordHash, provenHash: account.password })
    await deletePasswordResetsOf(tx, userId)
    await deleteSessionsOf(tx, { userId })
    const actor = { kind: account.role, userId }
    await recordAccountEvent(tx, { actor, userId, action: 'user.reset-password', at: now }, from)
    if (deps.isMailSent && !account.isEmailProven) {
      await dropWhatCameBefore(tx, deps, { account, at: now, endsPassword: false, from })
    }
    const isEmailProven = account.isEmailProven || email !== null
    await announceChange(tx, { ...account, isEmailProven }, { kind: 'password', at: now })
    return account.email
  })
}

async function requireReset(db: Database, link: LinkInUse): Promise<PasswordReset> {
  const reset = await findPasswordReset(db, link)
  if (reset === undefined) throw resetGone()
  return reset
}

function resetGone(): NotFound {
  return new NotFound('reset-gone', 'This link no longer works. Ask for a new one.')
}
