import type { MailId } from '@permille/contract/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Encryption } from '../../../platform/encryption.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/job.ts'
import { mailPosted } from '../notification-jobs.ts'
import { insertMail } from './mail-store.ts'
import type { WrittenMail } from './written-mail.ts'

/** Stores a mail in the outbox; a job sends it after this commits, if mail is configured. */
export async function postMail(
  tx: Transaction,
  { secret, ...mail }: WrittenMail,
  { encryption }: { encryption: Encryption },
): Promise<MailId> {
  const id = newId<MailId>()
  const sealedSecret = secret === null ? null : encryption.seal(secret, secretContext(id))
  await insertMail(tx, { ...mail, id, sealedSecret })
  await enqueue(tx, mailPosted, { payload: { mailId: id }, key: mailJobKey(id) })
  return id
}

export function secretContext(id: MailId): string {
  return `mails.sealed_secret:${id}`
}

/** One job for each mail, however often it is asked for. */
export function mailJobKey(id: MailId): string {
  return `mail:${id}`
}
