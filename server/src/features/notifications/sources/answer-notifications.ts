import { memberPages } from '@permille/contract/pages'
import { type AnsweredMessage, listAnsweredMessages } from './answer-facts-store.ts'
import { type NotificationDraft, notificationSource } from './notification-source.ts'

export const answerNotifications = notificationSource('answers', {
  rows: listAnsweredMessages,
  draft: draftAnswer,
})

/** The whole answer is in it: no other page shows it. */
function draftAnswer({
  key,
  at,
  userId,
  answer,
  campaignName,
}: AnsweredMessage): NotificationDraft[] {
  const title =
    campaignName === null
      ? 'An answer to your message'
      : `We looked at your report of ${campaignName}`
  return [{ userId, key, at, kind: 'answer', title, text: answer, path: memberPages.notifications }]
}
