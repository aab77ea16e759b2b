import { formatCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { LockReason } from '@permille/contract/submissions/reasons'
import { findDisputeEnd } from '#features/disputes/public.ts'
import type { Database } from '#platform/database/database.ts'
import {
  type NotificationDraft,
  notificationSource,
  postName,
  type Span,
} from './notification-source.ts'
import {
  type FreezeChange,
  listFreezeChanges,
  listNearDeadlines,
  listPostChanges,
  type NearDeadline,
  type PostChange,
} from './post-facts-store.ts'

export const postNotifications = notificationSource('posts', {
  rows: listNotifiedChanges,
  draft: draftPost,
})
export const deadlineNotifications = notificationSource('deadlines', {
  rows: listNearDeadlines,
  draft: draftDeadline,
})
export const freezeNotifications = notificationSource('money set aside', {
  rows: listFreezeChanges,
  draft: draftFreeze,
})

/** A change, and until when its creator can dispute it; null if they cannot. */
type NotifiedChange = PostChange & { readonly disputableUntil: Date | null }

/** Only a reversal says by when to dispute it: of every other decision its page does. */
async function listNotifiedChanges(db: Database, span: Span): Promise<NotifiedChange[]> {
  const changes = await listPostChanges(db, span)
  const told: NotifiedChange[] = []
  for (const change of changes) {
    const { submissionId, at: decidedAt } = change
    const decision = { submissionId, decidedAt }
    const disputableUntil = isReversal(change)
      ? await findDisputeEnd(db, decision, span.until)
      : null
    told.push({ ...change, disputableUntil })
  }
  return told
}

function isReversal({ fromStatus, toStatus }: PostChange): boolean {
  return toStatus === 'rejected' && fromStatus !== 'pending'
}

function draftPost(change: NotifiedChange): NotificationDraft[] {
  switch (change.toStatus) {
    case 'pending':
      return [toBrand(change, 'new_post', receivedLabels(change))]
    case 'approved':
      return [toCreator(change, 'decision', approvedLabels(change)), ...draftBrandApproved(change)]
    case 'rejected':
      if (change.actorKind === 'creator')
        return [toBrand(change, 'new_post', withdrawnLabels(change))]
      return [toCreator(change, 'decision', rejectedLabels(change)), ...draftBrandReversed(change)]
    case 'locked':
      return [toCreator(change, 'post', lockedLabels(change))]
    case 'paid':
      return []
  }
}

function withdrawnLabels({ campaignName, creatorName }: PostChange): Words {
  return {
    title: `A post for ${campaignName} was withdrawn`,
    text: `${creatorName} took it back before you decided. There is nothing to do.`,
  }
}

interface Words {
  readonly title: string
  readonly text: string
}

function toCreator(
  change: PostChange,
  kind: NotificationDraft['kind'],
  words: Words,
): NotificationDraft {
  const { key, at, creatorUserId: userId, submissionId } = change
  return { userId, key, at, kind, ...words, path: fillPage(memberPages.mySubmission, submissionId) }
}

function toBrand(
  change: PostChange,
  kind: NotificationDraft['kind'],
  words: Words,
): NotificationDraft {
  const { key, at, brandUserId: userId, submissionId } = change
  return { userId, key, at, kind, ...words, path: fillPage(memberPages.submission, submissionId) }
}

/** True after the decision as well: the words stay as they are. */
function receivedLabels(change: PostChange): Words {
  const { isFirst, campaignName, creatorName, decisionDueAt } = change
  const due =
    decisionDueAt === null
      ? ''
      : ` If you do not decide by ${utcTime(decisionDueAt)}, it is approved automatically or, if something about it is doubtful, decided by an admin.`
  return {
    title: isFirst ? `The first post for ${campaignName}` : `A new post for ${campaignName}`,
    text: `${creatorName} submitted a post.${due}`,
  }
}

function approvedLabels(change: PostChange): Words {
  const { title, campaignName, brandName, actorKind, fromStatus } = change
  const post = postName(title)
  if (fromStatus !== 'pending') {
    return {
      title: `Your post for ${campaignName} is approved after all`,
      text: `An admin approved ${post}. ${earningLabels(change)}`,
    }
  }
  const who = {
    brand: `${brandName} approved ${post}.`,
    admin: `An admin approved ${post}.`,
    creator: `${capitalized(post)} was approved.`,
    system: `${brandName} did not decide in time, so ${post} was approved automatically.`,
  }[actorKind]
  return {
    title: `Your post for ${campaignName} is approved`,
    text: `${who} Approval is final: its views earn from now on.`,
  }
}

function earningLabels({ tracksUntil, at }: PostChange): string {
  return tracksUntil !== null && tracksUntil <= at
    ? 'The time in which its views were tracked is over: they are read once more, and final then.'
    : 'Its views earn as long as they are tracked.'
}

function draftBrandApproved(change: PostChange): NotificationDraft[] {
  const { actorKind, creatorName, campaignName } = change
  if (actorKind === 'system') {
    const title = `A post for ${campaignName} was approved automatically`
    const text = `Nobody decided on the post of ${creatorName} before the deadline.`
    return [toBrand(change, 'deadline', { title, text })]
  }
  if (actorKind !== 'admin') return []
  const title = `An admin approved a post for ${campaignName}`
  return [toBrand(change, 'new_post', { title, text: `The post is by ${creatorName}.` })]
}

function rejectedLabels({
  title,
  campaignName,
  brandName,
  actorKind,
  ...change
}: NotifiedChange): Words {
  const post = postName(title)
  const why = change.reason === null ? '' : ` The reason: ${change.reason}`
  if (change.fromStatus !== 'pending') {
    const until = change.disputableUntil
    const dispute = until === null ? '' : ` You can dispute this until ${utcTime(until)}.`
    return {
      title: `The approval of your post for ${campaignName} was reversed`,
      text: `An admin reversed the approval of ${post}.${why}${dispute}`,
    }
  }
  const who = actorKind === 'brand' ? `${brandName} rejected` : 'It was decided to reject'
  return {
    title: `Your post for ${campaignName} was rejected`,
    text: `${who} ${post}.${why} Its page says what you can do.`,
  }
}

function draftBrandReversed(change: PostChange): NotificationDraft[] {
  const { actorKind, fromStatus, campaignName, creatorName } = change
  if (actorKind !== 'admin') return []
  const isReversal = fromStatus !== 'pending'
  const title = isReversal
    ? `The approval of a post for ${campaignName} was reversed`
    : `An admin rejected a post for ${campaignName}`
  const text = `The post is by ${creatorName}.${returnedText(change)}`
  return [toBrand(change, 'new_post', { title, text })]
}

function returnedText({ returnedCents, lackedCents }: PostChange): string {
  if (returnedCents === 0) return ''
  const sum = `${formatCents(returnedCents)} that it had earned`
  return lackedCents === 0
    ? ` ${sum} went back to the campaign.`
    : ` ${sum} came back; ${formatCents(lackedCents)} of it made up for an earlier dispute or refund.`
}

const lockedBecause: Readonly<Record<LockReason, string>> = {
  window: 'Its views were tracked for as long as the campaign says.',
  cap: 'It has earned the most that one post can earn.',
  budget: 'The campaign has no money left.',
  gone: 'It is no longer public.',
  ended: 'The campaign has ended.',
  not_owner: 'Another creator has verified its account.',
  deleted: 'Its creator deleted their account.',
}

function lockedLabels({ title, campaignName, lockReason }: PostChange): Words {
  const why = lockReason === null ? '' : ` ${lockedBecause[lockReason]}`
  return {
    title: `Views of your post for ${campaignName} are final`,
    text: `The views of ${postName(title)} are no longer counted.${why}`,
  }
}

function draftDeadline(near: NearDeadline): NotificationDraft[] {
  const { key, at, dueAt, brandUserId, campaignName, creatorName, submissionId } = near
  return [
    {
      userId: brandUserId,
      key,
      at,
      kind: 'deadline',
      title: `A post for ${campaignName} is due for a decision`,
      text: `If you do not decide on the post of ${creatorName} by ${utcTime(dueAt)}, it is approved automatically or, if something about it is doubtful, decided by an admin.`,
      path: fillPage(memberPages.submission, submissionId),
    },
  ]
}

function draftFreeze(change: FreezeChange): NotificationDraft[] {
  const { key, at, creatorUserId, submissionId } = change
  const words = freezeLabels(change)
  const path = fillPage(memberPages.mySubmission, submissionId)
  return [{ userId: creatorUserId, key, at, kind: 'post', ...words, path }]
}

function freezeLabels(change: FreezeChange): Words {
  const { outcome, reason, title, campaignName, freedCents, takenCents } = change
  const post = postName(title)
  switch (outcome) {
    case null:
      return {
        title: `Money of your post for ${campaignName} is set aside`,
        text: `Earnings of ${post} wait until they have been looked at. The reason: ${reason}`,
      }
    case 'taken-back':
      return {
        title: `Views of your post for ${campaignName} do not count`,
        text: `An admin decided it about ${post}: ${formatCents(takenCents)} of its earnings went back to the campaign.${keptText(change)} Its page shows which views, and why.`,
      }
    case 'released':
      return freedCents === 0
        ? {
            title: `The review of your post for ${campaignName} is over`,
            text: `Nothing of ${post} was released with it.${keptText(change)}`,
          }
        : {
            title: `Money of your post for ${campaignName} is free again`,
            text: `${formatCents(freedCents)} that was set aside of ${post} is yours as before.${keptText(change)}`,
          }
  }
}

function keptText({ keptCents }: FreezeChange): string {
  if (keptCents === 0) return ''
  return ` ${formatCents(keptCents)} still waits for another reason, which Earnings names.`
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
