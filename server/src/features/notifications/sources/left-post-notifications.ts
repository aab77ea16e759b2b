import { fillPage, memberPages } from '@permille/contract/pages'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { type LeftPost, listLeftPosts } from './left-post-facts-store.ts'
import { type NotificationDraft, notificationSource, postName } from './notification-source.ts'

export const leftPostNotifications = notificationSource('posts left to admins', {
  rows: listLeftPosts,
  draft: draftLeftPost,
})

/** What the system saw when it read the post. */
const seenSentences: Readonly<Partial<Record<AdminReason, string>>> = {
  flagged: 'Something about its numbers is unusual.',
  'post-gone': 'It is gone or not public any more.',
  'disclosure-gone': 'It is no longer marked as advertising, as the campaign asks.',
  'author-changed': 'It belongs to another account now.',
  'post-unreadable': 'We could not read it for a day.',
}

function draftLeftPost(left: LeftPost): NotificationDraft[] {
  const { key, at, reasons, submissionId, title, campaignName, creatorUserId: userId } = left
  const why = reasons.flatMap((reason) => seenSentences[reason] ?? [])
  return [
    {
      userId,
      key,
      at,
      kind: 'post',
      title: `An admin decides on your post for ${campaignName}`,
      text: [
        `The time to decide on ${postName(title)} is over, and it was not approved automatically.`,
        ...why,
      ].join(' '),
      path: fillPage(memberPages.mySubmission, submissionId),
    },
  ]
}
