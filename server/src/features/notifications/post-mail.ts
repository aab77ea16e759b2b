import type { Mail } from '../../integrations/mail/mailer.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import { findUnsentMail, insertMail, type MailId, markSent } from './mail-store.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { mailPosted } from './notification-jobs.ts'

/** Stores a mail in the outbox; a job sends it after this commits, if mail is configured. */
export async function postMail(tx: Transaction, mail: Mail): Promise<MailId> {
  const id = newId<MailId>()
  await insertMail(tx, { ...mail, id })
  await enqueue(tx, mailPosted, { payload: { mailId: id } })
  return id
}

/** Sends a mail that was not sent yet; throws on failure, and the queue retries. */
export async function deliverMail(
  deps: Pick<NotificationDeps, 'database' | 'clock' | 'mailer'>,
  mailId: MailId,
): Promise<void> {
  if (deps.mailer === null) return
  const mail = await findUnsentMail(deps.database, mailId)
  if (mail === undefined) return
  await deps.mailer.send(mail)
  await deps.database.transaction((tx) => markSent(tx, mailId, deps.clock.now()))
}
