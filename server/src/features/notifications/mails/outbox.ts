import type { MailId, UserId } from '@permille/contract/ids'
import type { OutboxMail } from '@permille/contract/notifications/mails'
import { writeAudit } from '#features/accounts/public.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { mailPosted } from '../notification-jobs.ts'
import { askAgain } from './mail-store.ts'
import { findOutboxMail, type OutboxMailRow } from './outbox-store.ts'
import { mailJobKey } from './post-mail.ts'
import { secretMark } from './written-mail.ts'

type ReadMail = Omit<OutboxMail, 'at' | 'sentAt' | 'isMailSent'> &
  Pick<OutboxMailRow, 'at' | 'sentAt'>

/** As it was written: a single-use link is not in it. Throws `NotFound`. */
export async function readMail(db: Database, id: MailId): Promise<ReadMail> {
  const mail = await requireMail(db, id)
  return { ...mail, isLinkHidden: mail.text.includes(secretMark) }
}

/** Sends now what waits for its next try, or for a mail server. Throws `NotFound`, `Rejected`. */
export async function retryMail(
  tx: Transaction,
  request: { id: MailId; adminUserId: UserId; at: Date; requestId: string; isMailSent: boolean },
): Promise<void> {
  const { id, adminUserId, at, requestId, isMailSent } = request
  const { state, tries, failure } = await requireMail(tx, id)
  if (state === 'sent') throw new Rejected('mail-sent', 'This mail has been sent')
  if (!isMailSent) {
    throw new Rejected('no-mail-server', 'This marketplace has no mail server: set SMTP_URL')
  }
  // A second click before the next try does nothing.
  if (!(await askAgain(tx, id, at))) return
  await enqueue(tx, mailPosted, { payload: { mailId: id }, key: mailJobKey(id) })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'mail.retry',
    objectType: 'mail',
    objectId: id,
    before: { tries, failure },
    requestId,
  })
}

async function requireMail(db: Database, id: MailId): Promise<OutboxMailRow> {
  const mail = await findOutboxMail(db, id)
  if (mail === undefined) throw new NotFound('mail-not-found', 'This mail does not exist')
  return mail
}
