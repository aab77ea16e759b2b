import { digestKinds, type NotificationKind } from '@permille/contract/notifications/notifications'
import { memberPages } from '@permille/contract/pages'
import type { Mail } from '../../integrations/mail/mailer.ts'
import { listMailableNews, type MailableNews, markMailed, takeTurn } from './news-store.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { postMail } from './post-mail.ts'

const peopleMax = 100
const linesMax = 20

/** Writes the mails that are due into the outbox, in the transaction that says so. */
export function mailNews({ database, clock, appUrl }: NotificationDeps): Promise<number> {
  return database.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0
    const letters = lettersOf(await listMailableNews(tx, { at: clock.now(), peopleMax }))
    for (const letter of letters) {
      const mailId = await postMail(tx, writeMail(letter, appUrl))
      await markMailed(tx, { ids: letter.map(({ id }) => id), mailId })
    }
    return letters.length
  })
}

type Letter = readonly [MailableNews, ...MailableNews[]]

/** One for each piece of news; one for all of a kind that comes in numbers. */
function lettersOf(news: readonly MailableNews[]): Letter[] {
  const letters = new Map<string, [MailableNews, ...MailableNews[]]>()
  for (const each of news) {
    const { id, userId, kind } = each
    const of = digestKinds.includes(kind) ? `${userId} ${kind}` : id
    const letter = letters.get(of)
    if (letter === undefined) letters.set(of, [each])
    else letter.push(each)
  }
  return [...letters.values()]
}

/** `appUrl` without a trailing slash. */
function writeMail(letter: Letter, appUrl: string): Mail {
  const [first, ...others] = letter
  const isDigest = others.length > 0
  const rest = letter.length - linesMax
  const lines = letter.slice(0, linesMax).map(({ title, path }) => `${title}\n${appUrl}${path}`)
  const digest = [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])]
  return {
    toAddress: first.email,
    subject: isDigest ? digestSubject(first.kind, letter.length) : first.title,
    body: [
      `Hello ${first.displayName},`,
      ...(isDigest ? digest : [first.text, `${appUrl}${first.path}`]),
      `You decide what is mailed to you: ${appUrl}${memberPages.notificationSettings}`,
    ].join('\n\n'),
  }
}

function digestSubject(kind: NotificationKind, count: number): string {
  return kind === 'new_post' ? `${count} posts to look at` : `${count} decisions about posts`
}
