import { passwordMailMinutes } from '@permille/contract/accounts/factor-lifetimes'
import type { UserId } from '@permille/contract/ids'
import { memberPages } from '@permille/contract/pages'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { createTurns } from '#platform/fair-queue.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import type { EmailProofDeps, PasswordLinkDeps } from '../account-deps.ts'
import { type PasswordForgotten, passwordForgotten } from '../account-jobs.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { hasRoomForMail } from '../count-mail.ts'
import { recordAccountEvent } from '../sign-in/record-account-event.ts'
import { makePasswordLink } from './password-link.ts'

/** An address belongs to someone who may not know us: few mails can be sent to it. */
const perEmail = {
  name: 'forgotten-passwords',
  callsMax: 5,
  windowSeconds: 3600,
  refusal:
    'Several links were requested for this address. Use the newest one, or try again in an hour.',
}
const perAddress = {
  name: 'forgotten-passwords-of-network',
  callsMax: 10,
  windowSeconds: 3600,
  refusal: 'Too many links were requested from your network. Try again in an hour.',
}

/** Calls from one address queue for its row of counts, so few run at once: others need connections. */
const countTurns = createTurns({ atOnce: 2, atOncePerCaller: 1, waitingMax: 256 })

/**
 * The same work and the same response for every address: the job looks up its owner later, so that neither
 * reveals whether the address is known.
 */
export async function forgotPassword(
  { database, isMailSent }: Pick<EmailProofDeps, 'database' | 'isMailSent'>,
  forgotten: PasswordForgotten,
): Promise<void> {
  if (!isMailSent) {
    throw new Rejected('no-mail', 'This marketplace sends no mail, so it cannot mail you a link')
  }
  const { email, address } = forgotten
  await countTurns(address, () => countInWindow(database, perAddress, address))
  await countInWindow(database, perEmail, email)
  const job = { payload: forgotten, key: `forgotten-password:${email}` }
  await database.transaction((tx) => enqueue(tx, passwordForgotten, job))
}

export interface MailedPasswordLink {
  readonly userId: UserId
  readonly toAddress: string
  /** Null where the address is not proven: it may be someone else's. */
  readonly displayName: string | null
  readonly url: string
}

/**
 * Undefined for an unknown address, for someone who is suspended and for an unproven address that had too many such links:
 * nothing is mailed, and the newest link still works.
 */
export async function makeMailedPasswordLink(
  tx: Transaction,
  deps: PasswordLinkDeps,
  { email: asked, next, ...from }: PasswordForgotten,
): Promise<MailedPasswordLink | undefined> {
  const found = await findAccountByEmail(tx, asked)
  const account = found && (await lockAccount(tx, found.id))
  if (account === undefined || account.suspendedReason !== null) return undefined
  if (account.isEmailReleased || account.email !== found?.email) return undefined
  const { id: userId, email, isEmailProven } = account
  if (!isEmailProven && !(await hasRoomForLink(tx, email))) return undefined
  const url = await makePasswordLink(tx, deps, {
    userId,
    email,
    madeByUserId: null,
    hours: passwordMailMinutes / 60,
  })
  const entry = {
    actor: { kind: 'system' } as const,
    userId,
    action: 'user.forget-password' as const,
  }
  await recordAccountEvent(tx, { ...entry, at: deps.clock.now() }, from)
  const isKept = next !== undefined && (isEmailProven || isPlainPage(next))
  const search = isKept ? `?next=${encodeURIComponent(next)}` : ''
  const displayName = isEmailProven ? account.displayName : null
  return { userId, toAddress: email, displayName, url: url + search }
}

/** On nobody's account: anyone can ask. */
function hasRoomForLink(tx: Transaction, toAddress: string): Promise<boolean> {
  return hasRoomForMail(tx, { purpose: 'password', toAddress, userId: null })
}

/** A page of ours as listed in the menu: any other path would contain the requester's words. */
function isPlainPage(path: string): boolean {
  return Object.values(memberPages).some((page) => page === path)
}
