import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { countInWindows, type WindowLimit } from '#platform/limits/call-window.ts'
import { findAccountByEmail } from './account-store.ts'

const [hour, day] = [3600, 24 * 3600]

/**
 * The purpose of a mail to an address. Each is counted separately, so that what a stranger causes does not
 * block what the address's owner requests; `news` covers every mail that lets nobody in (decision 78).
 */
export type MailPurpose = 'confirm' | 'password' | 'invitation' | 'answer' | 'news'

const refusals: Readonly<Record<MailPurpose, (when: string) => string>> = {
  confirm: (when) =>
    `We have mailed several confirmation links to this address. Use the newest one, or try again ${when}.`,
  password: (when) => `We have mailed several password links there. Try again ${when}.`,
  invitation: (when) => `We have mailed several invitations to this address. Try again ${when}.`,
  answer: (when) => `We have mailed several answers to this address. Try again ${when}.`,
  news: (when) => `We have mailed this address several times. Try again ${when}.`,
}

function toAddress(name: string, purpose: MailPurpose): WindowLimit[] {
  const refusal = refusals[purpose]
  return [
    { name, callsMax: 5, windowSeconds: hour, refusal },
    { name: `${name}-of-day`, callsMax: 15, windowSeconds: day, refusal },
  ]
}

const all = toAddress('mails-to-address', 'news')
/** Counts towards later notifications, and is not refused because of mails to others. */
const unlimited = all.map((limit) => ({ ...limit, callsMax: Number.MAX_SAFE_INTEGER }))

function limitsOf(purpose: MailPurpose): WindowLimit[] {
  if (purpose === 'news') return all
  return [...toAddress(`${purpose}-mails-to-address`, purpose), ...unlimited]
}

/** A link for a new password works for an hour, so beyond those of the day there is one an hour. */
const eachHour: WindowLimit[] = [
  { name: 'password-mails-each-hour', callsMax: 1, windowSeconds: hour },
  ...unlimited,
]

const ofAccountRefusal = (when: string) =>
  `Your account has mailed several unconfirmed addresses. Try again ${when}.`
const ofAccount: WindowLimit[] = [
  { name: 'mails-of-account', callsMax: 10, windowSeconds: hour, refusal: ofAccountRefusal },
  { name: 'mails-of-account-of-day', callsMax: 30, windowSeconds: day, refusal: ofAccountRefusal },
]

export interface UnprovenRecipient {
  readonly purpose: MailPurpose
  readonly toAddress: string
  /** Who causes it; null for a visitor, who may be anyone. */
  readonly userId: UserId | null
}

/**
 * Counts a mail to an address that nobody has proven: it may belong to someone who does not know us (rules §1). Throws
 * `Rejected` over the limits. In a transaction it counts once that commits.
 */
export async function countMail(
  db: Database,
  { purpose, toAddress: address, userId }: UnprovenRecipient,
): Promise<void> {
  const recipient = address.toLowerCase()
  const count = (limits: readonly WindowLimit[]) =>
    countInWindows(db, [
      ...limits.map((limit) => ({ limit, caller: recipient })),
      ...(userId === null ? [] : ofAccount.map((limit) => ({ limit, caller: userId }))),
    ])
  if (purpose !== 'password') return await count(limitsOf(purpose))
  if (!(await isWithin(() => count(limitsOf(purpose))))) await count(eachHour)
}

/** Like `countMail`, but returns false over the limits. */
export function hasRoomForMail(db: Database, mail: UnprovenRecipient): Promise<boolean> {
  return isWithin(() => countMail(db, mail))
}

async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (error) {
    if (error instanceof Rejected) return false
    throw error
  }
}

/** Whether its owner has used a link that was mailed to it, for the account it has now. */
export async function isProvenAddress(tx: Transaction, address: string): Promise<boolean> {
  const account = await findAccountByEmail(tx, address)
  return account?.isEmailProven === true
}
