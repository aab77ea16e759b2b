import type { MailId } from '@permille/contract/ids'
import { Unavailable } from '#platform/errors/errors.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { claimMail, type DueMail, isUnsent, markFailed, markSent } from './mail-store.ts'
import { secretContext } from './post-mail.ts'
import { unsubscribeUrl } from './unsubscribe.ts'
import { secretMark } from './written-mail.ts'

type DeliveryDeps = Pick<
  NotificationDeps,
  'database' | 'clock' | 'mailer' | 'encryption' | 'appUrl'
>

/** Sends a mail that was not sent yet; throws on failure, and the queue retries. */
export async function deliverMail(deps: DeliveryDeps, mailId: MailId): Promise<void> {
  const { database, clock, mailer } = deps
  if (mailer === null) return
  const at = clock.now()
  const mail = await database.transaction((tx) => claimMail(tx, { id: mailId, at }))
  if (mail === undefined) {
    if (!(await isUnsent(database, mailId))) return
    throw new Unavailable('mail-in-delivery', 'Another process is sending this mail.')
  }
  try {
    await mailer.send({
      id: mailId,
      toAddress: mail.toAddress,
      replyTo: mail.replyTo,
      subject: mail.subject,
      ...openSecret(deps, mailId, mail),
      unsubscribeUrl: unsubscribeUrl(deps, mail),
    })
  } catch (error) {
    await database.transaction((tx) => markFailed(tx, mailId, reasonOf(error)))
    throw error
  }
  await database.transaction((tx) => markSent(tx, mailId, clock.now()))
}

function openSecret(
  { encryption }: DeliveryDeps,
  mailId: MailId,
  { text, html, sealedSecret }: DueMail,
): Pick<DueMail, 'text' | 'html'> {
  if (sealedSecret === null) return { text, html }
  const link = encryption.open(sealedSecret, secretContext(mailId))
  // A link of ours needs no escaping: its token is base64url.
  const filled = (form: string) => form.replaceAll(secretMark, () => link)
  return { text: filled(text), html: html === null ? null : filled(html) }
}

const reasonMax = 500

/** What the mail server said, where it said something. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (said instanceof Error ? said.message : String(said)).slice(0, reasonMax)
}
