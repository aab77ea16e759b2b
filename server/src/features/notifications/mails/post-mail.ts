import type { MailId } from '@permille/contract/ids'
import { hasRoomForMail, isProvenAddress, type MailPurpose } from '#features/accounts/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { mailPosted } from '../notification-jobs.ts'
import { insertMail } from './mail-store.ts'
import type { WrittenMail } from './written-mail.ts'

type PostDeps = Pick<NotificationDeps, 'encryption' | 'mailer' | 'operatorAddress'> & {
  readonly purpose?: MailPurpose
}

/**
 * Stores a mail in the outbox; a job sends it after this commits, if mail is configured. Returns null, and stores
 * nothing, when the address is not proven and has been sent too many mails.
 */
export async function postMail(
  tx: Transaction,
  mail: WrittenMail,
  deps: PostDeps,
): Promise<MailId | null> {
  return (await mayMail(tx, mail, deps)) ? await postUncountedMail(tx, mail, deps) : null
}

async function mayMail(
  tx: Transaction,
  { toAddress, userId }: WrittenMail,
  { mailer, operatorAddress, purpose = 'news' }: PostDeps,
): Promise<boolean> {
  if (mailer === null || toAddress === operatorAddress) return true
  if (await isProvenAddress(tx, toAddress)) return true
  return await hasRoomForMail(tx, { purpose, toAddress, userId })
}

/** As `postMail`, for a mail that was counted when someone asked for it, or whose address was proven then. */
export async function postUncountedMail(
  tx: Transaction,
  { secret, ...mail }: WrittenMail,
  { encryption }: Pick<PostDeps, 'encryption'>,
): Promise<MailId> {
  const id = newId<MailId>()
  const sealedSecret = secret === null ? null : encryption.seal(secret, secretContext(id))
  await insertMail(tx, { ...mail, id, sealedSecret })
  // Someone waits for a link, and it works for an hour or a day.
  const isUrgent = secret !== null
  await enqueue(tx, mailPosted, { payload: { mailId: id }, key: mailJobKey(id), isUrgent })
  return id
}

export function secretContext(id: MailId): string {
  return `mails.sealed_secret:${id}`
}

/** One job for each mail, however often it is asked for. */
export function mailJobKey(id: MailId): string {
  return `mail:${id}`
}
