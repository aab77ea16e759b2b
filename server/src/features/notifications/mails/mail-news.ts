import { digestKinds } from '@permille/contract/notifications/notifications'
import { listMailableNews, type MailableNews, markMailed, takeTurn } from '../news-store.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { postMail } from './post-mail.ts'
import { type Letter, writeNewsMail } from './write-news-mail.tsx'

const peopleMax = 100

/** Writes the mails that are due into the outbox, in the transaction that says so. */
export function mailNews(deps: NotificationDeps): Promise<number> {
  const { database, clock, appUrl } = deps
  return database.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0
    const letters = lettersOf(await listMailableNews(tx, { at: clock.now(), peopleMax }))
    for (const letter of letters) {
      const mailId = await postMail(tx, await writeNewsMail(letter, appUrl), deps)
      await markMailed(tx, { ids: letter.map(({ id }) => id), mailId })
    }
    return letters.length
  })
}

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
