import { memberPages } from '@permille/contract/pages'
import { type AnswerFacts, listAnswerFacts } from './account-facts-store.ts'
import { factsBy, type NotificationDraft, recipientOf, type Told, wording } from './wording.ts'

export const answerWording = wording({
  facts: factsBy<'message.answered', string, AnswerFacts>(
    ({ objectId }) => objectId,
    listAnswerFacts,
  ),
  draft: draftAnswer,
})

/** The whole answer is in it: no other page shows it. */
function draftAnswer(answered: Told<'message.answered'> & AnswerFacts): NotificationDraft[] {
  const { key, at, answer: text, campaignName } = answered
  const title =
    campaignName === null
      ? 'An answer to your message'
      : `We reviewed your report of ${campaignName}`
  const to = recipientOf(answered)
  return [{ to, key, at, kind: 'answer', title, text, path: memberPages.notifications }]
}
