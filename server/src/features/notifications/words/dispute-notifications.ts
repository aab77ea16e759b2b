import { adminPages } from '@permille/contract/admin-pages'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import { type DisputeFacts, listDisputeFacts } from './post-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  postName,
  recipientOf,
  type Told,
  type Words,
  wording,
} from './wording.ts'

type DisputeEvent = `dispute.${'opened' | 'answered' | 'unanswered' | 'resolved' | 'rejected'}`
type DisputeChange = Told<DisputeEvent> & DisputeFacts

export const disputeWording = wording({
  facts: factsBy<DisputeEvent, string, DisputeFacts>(({ objectId }) => objectId, listDisputeFacts),
  draft: draftDispute,
})

function draftDispute(change: DisputeChange): NotificationDraft[] {
  switch (change.type) {
    case 'dispute.opened':
      return [toBrand(change, openedLabels(change))]
    case 'dispute.answered':
      return [
        toCreator(change, answeredLabels(change)),
        ...draftAdmins(change, `${change.brandName} has answered ${change.creatorName}.`),
      ]
    case 'dispute.unanswered':
      return draftAdmins(
        change,
        `${change.brandName} did not answer ${change.creatorName} in time.`,
      )
    case 'dispute.resolved':
    case 'dispute.rejected':
      return [
        toCreator(change, decidedLabels(change, 'your dispute')),
        toBrand(change, decidedLabels(change, `${change.creatorName}’s dispute`)),
      ]
  }
}

function toCreator(
  { key, at, creatorUserId, submissionId }: DisputeChange,
  words: Words,
): NotificationDraft {
  const path = fillPage(memberPages.mySubmission, submissionId)
  return { to: { userId: creatorUserId }, key, at, kind: 'dispute', ...words, path }
}

function toBrand(change: DisputeChange, words: Words): NotificationDraft {
  const { key, at, submissionId } = change
  const path = fillPage(memberPages.submission, submissionId)
  return { to: recipientOf(change), key, at, kind: 'dispute', ...words, path }
}

function draftAdmins(
  { key, at, submissionId, campaignName }: DisputeChange,
  text: string,
): NotificationDraft[] {
  const title = `A dispute about a post for ${campaignName} waits for a decision`
  const path = fillPage(adminPages.submission, submissionId)
  return [{ to: 'admins', key, at, kind: 'dispute', title, text, path }]
}

function openedLabels({ creatorName, campaignName, reason, answerDueAt }: DisputeChange): Words {
  return {
    title: `${creatorName} disputes a decision about ${campaignName}`,
    text: `Answer by ${utcTime(new Date(answerDueAt))}; then an admin decides. ${creatorName} wrote: ${reason}`,
  }
}

function answeredLabels({ brandName, title, answer }: DisputeChange): Words {
  return {
    title: `${brandName} answered your dispute`,
    text: `An admin will now decide about ${postName(title)}. ${brandName} wrote: ${answer ?? ''}`,
  }
}

function decidedLabels(
  { type, campaignName, resolutionNotes }: DisputeChange,
  what: string,
): Words {
  const outcome = type === 'dispute.resolved' ? 'upheld' : 'rejected'
  return {
    title: `An admin ${outcome} ${what} about ${campaignName}`,
    text: resolutionNotes ?? 'Its page says what happens next.',
  }
}
