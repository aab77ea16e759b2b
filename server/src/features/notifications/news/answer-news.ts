import { memberPages } from '@permille/contract/pages'
import { type AnsweredMessage, listAnsweredMessages } from './answer-news-store.ts'
import { type News, newsSource } from './news.ts'

export const answerNews = newsSource('answers', { rows: listAnsweredMessages, tell: tellAnswer })

/** The whole answer is in it: no other page shows it. */
function tellAnswer({ key, at, userId, answer, campaignName }: AnsweredMessage): News[] {
  const title =
    campaignName === null
      ? 'An answer to your message'
      : `We looked at your report of ${campaignName}`
  return [{ userId, key, at, kind: 'answer', title, text: answer, path: memberPages.notifications }]
}
