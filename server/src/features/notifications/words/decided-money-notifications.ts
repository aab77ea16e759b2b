import { formatCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { AuditId } from '#features/accounts/public.ts'
import { type DecidedFacts, listDecidedFacts } from './money-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  postName,
  recipientOf,
  type Told,
  wording,
} from './wording.ts'

type DecidedEvent = 'submission.reading_corrected' | `user.frozen_${'released' | 'taken_back'}`
type DecidedMoney = Told<DecidedEvent> & DecidedFacts

export const decidedMoneyWording = wording({
  facts: factsBy<DecidedEvent, AuditId, DecidedFacts>(({ body }) => body.auditId, listDecidedFacts),
  draft: draftDecidedMoney,
})

function draftDecidedMoney(decided: DecidedMoney): NotificationDraft[] {
  const { key, at, type, objectId } = decided
  const path =
    type === 'submission.reading_corrected'
      ? fillPage(memberPages.mySubmission, objectId)
      : memberPages.earnings
  return [{ to: recipientOf(decided), key, at, kind: 'post', ...wordsOf(decided), path }]
}

function wordsOf(decided: DecidedMoney): Pick<NotificationDraft, 'title' | 'text'> {
  const { type, cents, reason, title, campaignName } = decided
  const sum = formatCents(cents)
  switch (type) {
    case 'submission.reading_corrected':
      return {
        title: `A reading of your post for ${campaignName} was corrected`,
        text: `An admin had entered too many views for ${postName(title)}. ${sum} of its earnings went back to the campaign; what the right count earns is still yours. The reason: ${reason}`,
      }
    case 'user.frozen_released':
      return {
        title: `${sum} is yours again`,
        text: `An admin released what was frozen while your account was suspended. The reason: ${reason}`,
      }
    case 'user.frozen_taken_back':
      return {
        title: `${sum} went back to its campaigns`,
        text: `An admin took back what was frozen while your account was suspended. The views that earned it do not count. The reason: ${reason}`,
      }
  }
}
