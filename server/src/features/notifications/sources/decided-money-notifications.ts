import { formatCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import { type DecidedMoney, listDecidedMoney } from './decided-money-facts-store.ts'
import { type NotificationDraft, notificationSource, postName } from './notification-source.ts'

export const decidedMoneyNotifications = notificationSource('money that an admin decided about', {
  rows: listDecidedMoney,
  draft: draftDecidedMoney,
})

function draftDecidedMoney(decided: DecidedMoney): NotificationDraft[] {
  const { key, at, userId, submissionId } = decided
  const path =
    submissionId === null ? memberPages.earnings : fillPage(memberPages.mySubmission, submissionId)
  return [{ userId, key, at, kind: 'post', ...wordsOf(decided), path }]
}

function wordsOf(decided: DecidedMoney): Pick<NotificationDraft, 'title' | 'text'> {
  const { action, cents, reason, title, campaignName } = decided
  const sum = formatCents(cents)
  switch (action) {
    case 'submission.enter-reading':
      return {
        title: `A reading of your post for ${campaignName} was corrected`,
        text: `An admin had entered too many views for ${postName(title)}. ${sum} of its earnings went back to the campaign; what the right count earns is still yours. The reason: ${reason}`,
      }
    case 'user.release-frozen':
      return {
        title: `${sum} is yours again`,
        text: `An admin released what was frozen while your account was suspended. The reason: ${reason}`,
      }
    case 'user.take-back-frozen':
      return {
        title: `${sum} went back to its campaigns`,
        text: `An admin took back what was frozen while your account was suspended. The views that earned it do not count. The reason: ${reason}`,
      }
  }
}
