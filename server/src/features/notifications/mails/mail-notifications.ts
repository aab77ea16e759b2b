import type { MailId } from '@permille/contract/ids'
import { digestKinds } from '@permille/contract/notifications/notifications'
import type { Transaction } from '#platform/database/database.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import {
  giveUpMailing,
  listMailableNotifications,
  type MailableNotification,
  markMailed,
  tryLockNotifications,
} from '../notification-rows-store.ts'
import { postMail } from './post-mail.ts'
import { type Letter, writeNeutralMail, writeNotificationMail } from './write-notification-mail.tsx'

const peopleMax = 100

/** Writes the mails that are due into the outbox, in the transaction that says so. */
export function mailNotifications(deps: NotificationDeps): Promise<number> {
  const { database, clock } = deps
  return database.transaction(async (tx) => {
    if (!(await tryLockNotifications(tx))) return 0
    const letters = lettersOf(await listMailableNotifications(tx, { at: clock.now(), peopleMax }))
    for (const letter of letters) {
      const mailId = await postLetter(tx, letter, deps)
      const ids = letter.map(({ id }) => id)
      if (mailId === null) await giveUpMailing(tx, ids)
      else await markMailed(tx, { ids, mailId })
    }
    return letters.length
  })
}

/** Returns null where none may be sent. A warning about the account is no business of someone else's address. */
async function postLetter(
  tx: Transaction,
  letter: Letter,
  deps: NotificationDeps,
): Promise<MailId | null> {
  const [{ isEmailProven, kind }] = letter
  if (!isEmailProven && kind === 'security') return null
  const write = isEmailProven ? writeNotificationMail : writeNeutralMail
  return await postMail(tx, await write(letter, deps.appUrl), deps)
}

/** One for each notification; one for all of a kind that comes in numbers. */
function lettersOf(notifications: readonly MailableNotification[]): Letter[] {
  const letters = new Map<string, [MailableNotification, ...MailableNotification[]]>()
  for (const each of notifications) {
    const { id, userId, kind } = each
    const of = digestKinds.includes(kind) ? `${userId} ${kind}` : id
    const letter = letters.get(of)
    if (letter === undefined) letters.set(of, [each])
    else letter.push(each)
  }
  return [...letters.values()]
}
