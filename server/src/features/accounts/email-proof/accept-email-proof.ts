import { passwordMailMinutes } from '@permille/contract/accounts/factor-lifetimes'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Actor } from '#platform/http/actor.ts'
import { isFreshSignIn, signInTooOld } from '#platform/http/gate/fresh-sign-in.ts'
import type { Account } from '../account.ts'
import type { EmailProofDeps, FirstProofDeps } from '../account-deps.ts'
import {
  findAccountByEmail,
  lockAccount,
  lockCreatorOf,
  markEmailProven,
  updatePassword,
} from '../account-store.ts'
import { makePasswordLink } from '../password-reset/password-link.ts'
import { nobodysHash } from '../passwords/password-hasher.ts'
import { holdPayouts } from '../payout-hold-store.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import { hashToken } from '../sign-in/session.ts'
import { consumeProof, type EmailProof, findProof } from './email-proof-store.ts'
import { dropWhatCameBefore } from './first-proof.ts'

type Deps = Omit<EmailProofDeps, 'encryption' | 'isMailSent'> &
  FirstProofDeps & { readonly accountChangeHoldHours: number }

interface Acceptance extends CallOrigin {
  readonly token: string
  /** Who is signed in where the link was opened. */
  readonly actor: Actor | null
}

export interface ProvenEmail {
  readonly email: string
  /** Where to set a password, if the previous one has ended. */
  readonly passwordUrl?: string
}

/**
 * Proves the address for the account that has it now, whichever had it when the link was mailed: having the
 * link means having the address, so no sign-in is needed. Without a sign-in as this user, everything from
 * before the proof, including the password, may be a stranger's and is removed; a sign-in that is not fresh is
 * refused, and the link stays valid (decision 77).
 */
export async function acceptEmailProof(deps: Deps, acceptance: Acceptance): Promise<ProvenEmail> {
  const { database, clock } = deps
  const link = { tokenHash: hashToken(acceptance.token), now: clock.now() }
  return await database.transaction(async (tx) => {
    const existing = await findProof(tx, link)
    if (existing === undefined) throw proofGone()
    const account = await lockHolder(tx, existing)
    const proof = await consumeProof(tx, link)
    if (proof === undefined) throw proofGone()
    const isOwn = acceptance.actor?.userId === account.id
    if (isOwn && acceptance.actor !== null && !isFreshSignIn(acceptance.actor, link.now)) {
      throw signInTooOld()
    }
    await prove(tx, { account, email: proof.email, at: link.now }, acceptance)
    if (isOwn || account.isEmailProven) return { email: proof.email }
    return { email: proof.email, ...(await handOver(tx, deps, { account, from: acceptance })) }
  })
}

async function lockHolder(tx: Transaction, { email, userId }: EmailProof): Promise<Account> {
  const holder = await findAccountByEmail(tx, email)
  if (holder === undefined) throw proofGone()
  await lockCreatorOf(tx, holder.id)
  const account = await lockAccount(tx, holder.id)
  const isOthers = account?.id !== userId
  if (account === undefined || (isOthers && account.isEmailProven)) throw proofGone()
  return account
}

async function prove(
  tx: Transaction,
  { account, email, at }: { account: Account; email: string; at: Date },
  from: CallOrigin,
): Promise<void> {
  const { id: userId, role: kind } = account
  if (!(await markEmailProven(tx, { userId, email, at }))) throw proofGone()
  const entry = { actor: { kind, userId }, userId, action: 'user.prove-email' as const }
  await recordAccountEvent(tx, { ...entry, after: { email }, at }, from)
}

/** To the owner of the address, who chooses a password of their own. */
async function handOver(
  tx: Transaction,
  deps: Deps,
  { account, from }: { account: Account; from: CallOrigin },
): Promise<Pick<ProvenEmail, 'passwordUrl'>> {
  const at = deps.clock.now()
  const { id: userId, email, password: provenHash } = account
  const isDropped = await dropWhatCameBefore(tx, deps, { account, at, endsPassword: true, from })
  if (!isDropped) return {}
  await updatePassword(tx, { userId, passwordHash: nobodysHash, provenHash })
  await holdPayouts(tx, { userId, hours: deps.accountChangeHoldHours, at })
  if (account.suspendedReason !== null) return {}
  const link = { userId, email, madeByUserId: null, hours: passwordMailMinutes / 60 }
  return { passwordUrl: await makePasswordLink(tx, deps, link) }
}

function proofGone(): NotFound {
  return new NotFound('proof-gone', 'This link no longer works. Request a new one in your account.')
}
