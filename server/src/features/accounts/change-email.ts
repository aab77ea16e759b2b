import { countInWindows } from '#platform/limits/call-window.ts'
import { type Account, emailTaken } from './account.ts'
import { announceChange } from './account-changed.ts'
import type { AccountChangeDeps, EmailProofDeps } from './account-deps.ts'
import { lockAccount, lockCreatorOf, updateEmail } from './account-store.ts'
import { mailFirstEmailProof } from './email-proof/ask-email-proof.ts'
import { type OwnRequest, readOwnAccount } from './own-account.ts'
import { holdPayouts } from './payout-hold-store.ts'
import { recordAccountEvent } from './sign-in/record-account-event.ts'
import { renewSession, type StartedSession } from './sign-in/session.ts'
import { deleteSessionsOf, endPushesOf } from './sign-in/session-store.ts'

export interface ChangedEmail {
  readonly account: Account
  /** This browser's session under its new token; null when the email was already this one. */
  readonly session: StartedSession | null
}

const refusal = (when: string) =>
  `You can change your email address 3 times an hour and 5 times a day. Try again ${when}.`
/** Each change can mail a stranger. */
const changesMax = [
  { name: 'email-changes', callsMax: 3, windowSeconds: 3600, refusal },
  { name: 'email-changes-of-day', callsMax: 5, windowSeconds: 24 * 3600, refusal },
]

/** Ends every other session, because someone with access to the old address may still be signed in. */
export async function changeEmail(
  deps: Omit<AccountChangeDeps, 'passwords'> & EmailProofDeps,
  request: OwnRequest,
  { email, pushEndpoint }: { email: string; pushEndpoint?: string | undefined },
): Promise<ChangedEmail> {
  const { database, clock, accountChangeHoldHours: hours } = deps
  const account = await readOwnAccount(database, request)
  if (email === account.email && !account.isEmailReleased) return { account, session: null }
  const { sessionHash } = request
  const { userId, kind, signedInAt } = request.actor
  const now = clock.now()
  const session = await database.transaction(async (tx) => {
    await lockCreatorOf(tx, userId)
    const before = await lockAccount(tx, userId)
    if (before?.email === email && !before.isEmailReleased) return null
    if (!(await updateEmail(tx, { userId, email }))) throw emailTaken()
    await countInWindows(
      tx,
      changesMax.map((limit) => ({ limit, caller: userId })),
    )
    await holdPayouts(tx, { userId, hours, at: now })
    await deleteSessionsOf(tx, { userId, exceptHash: sessionHash })
    await endPushesOf(tx, { userId, exceptEndpoint: pushEndpoint })
    const entry = { actor: { kind, userId }, userId, action: 'user.change-email' as const, at: now }
    const [old, changed] = [{ email: before?.email }, { email }]
    await recordAccountEvent(tx, { ...entry, before: old, after: changed }, request)
    await announceChange(tx, account, { kind: 'email', at: now })
    await mailFirstEmailProof(tx, deps, { ...account, email })
    return await renewSession(tx, { sessionHash, signedInAt, now })
  })
  const changed = { ...account, email, isEmailProven: false, isEmailReleased: false }
  return { account: changed, session }
}
