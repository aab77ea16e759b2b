import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { countInWindows, type WindowLimit } from '../../platform/limits/call-window.ts'
import { findAccountByEmail } from './account-store.ts'

const [hour, day] = [3600, 24 * 3600]

function mailLimit(name: string, callsMax: number, windowSeconds: number): WindowLimit {
  const refusal = (when: string) =>
    `Several mails were sent to addresses that nobody has confirmed. Try again ${when}.`
  return { name, callsMax, windowSeconds, refusal }
}

const toAddress = [
  mailLimit('mails-to-address', 5, hour),
  mailLimit('mails-to-address-of-day', 15, day),
]
const ofAccount = [
  mailLimit('mails-of-account', 10, hour),
  mailLimit('mails-of-account-of-day', 30, day),
]

export interface UnprovenRecipient {
  readonly toAddress: string
  /** On whose account it is sent; null for an address without one. */
  readonly userId: UserId | null
}

/**
 * Counts a mail to an address that nobody has proven: it may belong to someone who does not know us (rules §1). Throws
 * `Rejected` over the limits. In a transaction it counts once that commits.
 */
export async function countMail(
  db: Database,
  { toAddress: address, userId }: UnprovenRecipient,
): Promise<void> {
  const recipient = address.toLowerCase()
  await countInWindows(db, [
    ...toAddress.map((limit) => ({ limit, caller: recipient })),
    ...(userId === null ? [] : ofAccount.map((limit) => ({ limit, caller: userId }))),
  ])
}

/** Whether its owner has used a link that was mailed to it, for the account it has now. */
export async function isProvenAddress(tx: Transaction, address: string): Promise<boolean> {
  const account = await findAccountByEmail(tx, address)
  return account?.isEmailProven === true
}
