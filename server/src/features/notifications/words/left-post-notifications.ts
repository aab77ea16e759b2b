import type { SubmissionId } from '@permille/contract/ids'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { listPostFacts, type PostFacts } from './post-facts-store.ts'
import { factsBy, type NotificationDraft, postName, type Told, wording } from './wording.ts'

type LeftPost = Told<'submission.left_to_admins'> & PostFacts

export const leftPostWording = wording({
  facts: factsBy<'submission.left_to_admins', SubmissionId, PostFacts>(
    ({ objectId }) => objectId as SubmissionId,
    listPostFacts,
  ),
  draft: draftLeftPost,
})

/** What the system saw when it read the post. */
const seenSentences: Readonly<Partial<Record<AdminReason, string>>> = {
  flagged: 'Something about its numbers is unusual.',
  'post-gone': 'It was deleted or is no longer public.',
  'disclosure-gone': 'It is no longer marked as advertising, which the campaign requires.',
  'author-changed': 'It belongs to another account now.',
  'post-unreadable': 'We could not read it for a day.',
}

function draftLeftPost(left: LeftPost): NotificationDraft[] {
  const { key, at, reasons, id, title, campaignName, creatorUserId } = left
  const why = reasons.flatMap((reason) => seenSentences[reason] ?? [])
  return [
    {
      to: { userId: creatorUserId },
      key,
      at,
      kind: 'post',
      title: `An admin will decide on your post for ${campaignName}`,
      text: [
        `The time to decide on ${postName(title)} ran out, and it was not approved automatically.`,
        ...why,
      ].join(' '),
      path: fillPage(memberPages.mySubmission, id),
    },
  ]
}
