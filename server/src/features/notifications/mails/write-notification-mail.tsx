import type { NotificationKind } from '@permille/contract/notifications/notifications'
import { memberPages } from '@permille/contract/pages'
import type { MailableNotification } from '../notification-rows-store.ts'
import { pushBody, pushTitles } from '../push/push-labels.ts'
import { DigestMail } from './digest-mail.tsx'
import { NotificationMail } from './notification-mail.tsx'
import { renderMail } from './render-mail.ts'
import type { WrittenMail } from './written-mail.ts'

export type Letter = readonly [MailableNotification, ...MailableNotification[]]

const linesMax = 20

/** `appUrl` without a trailing slash. */
export async function writeNotificationMail(letter: Letter, appUrl: string): Promise<WrittenMail> {
  const [first, ...others] = letter
  const { kind, userId, email: toAddress, displayName, text, path } = first
  const subject = others.length > 0 ? digestSubject(kind, letter.length) : first.title
  const about = { displayName, title: subject, appUrl }
  const lines = letter
    .slice(0, linesMax)
    .map((notifications) => ({ ...notifications, url: appUrl + notifications.path }))
  const mail =
    others.length > 0 ? (
      <DigestMail {...about} lines={lines} moreCount={letter.length - lines.length} />
    ) : (
      <NotificationMail {...about} text={text} url={appUrl + path} />
    )
  return { kind, userId, toAddress, subject, ...(await renderMail(mail)), secret: null }
}

/** To an address that may be someone else's: nobody's words, and nothing about anyone. */
export async function writeNeutralMail(letter: Letter, appUrl: string): Promise<WrittenMail> {
  const [{ kind, userId, email: toAddress }] = letter
  const subject = pushTitles[kind]
  const url = appUrl + memberPages.notifications
  const mail = (
    <NotificationMail
      displayName={null}
      title={subject}
      text={pushBody}
      url={url}
      appUrl={appUrl}
    />
  )
  return { kind, userId, toAddress, subject, ...(await renderMail(mail)), secret: null }
}

function digestSubject(kind: NotificationKind, count: number): string {
  return kind === 'new_post' ? `${count} posts to review` : `${count} decisions about posts`
}
