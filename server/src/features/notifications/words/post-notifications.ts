import type { SubmissionId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { LockReason } from '@permille/contract/submissions/reasons'
import { findDisputeEnd } from '#features/disputes/public.ts'
import type { PostChanged, PostStep, StoredEvent } from '#features/events/public.ts'
import type { Database } from '#platform/database/database.ts'
import { listPostFacts, type PostFacts } from './post-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  postName,
  recipientOf,
  type Told,
  type Words,
  wording,
} from './wording.ts'

type PostEvent = `submission.${PostStep}`

export const postWording = wording({ facts: readPostFacts, draft: draftPost })
export const deadlineWording = wording({ facts: byPost, draft: draftDeadline })

function byPost<Type extends PostEvent | 'submission.deadline_near'>(
  db: Database,
  events: readonly StoredEvent<Type>[],
  now: Date,
) {
  const facts = factsBy((event: StoredEvent<Type>) => event.objectId as SubmissionId, listPostFacts)
  return facts(db, events, now)
}

/** A change, and until when its creator can dispute it; null if they cannot. */
type PostChange = Told<PostEvent> & PostFacts & { readonly disputableUntil: Date | null }

/** Only a reversal says by when to dispute it: of every other decision its page does. */
async function readPostFacts(db: Database, events: readonly StoredEvent<PostEvent>[], now: Date) {
  const facts = await byPost(db, events, now)
  const told = new Map<number, PostFacts & Pick<PostChange, 'disputableUntil'>>()
  for (const { seq, at: decidedAt, body } of events) {
    const known = facts.get(seq)
    if (known === undefined) continue
    const decision = { submissionId: known.id, decidedAt }
    const disputableUntil = isReversal(body) ? await findDisputeEnd(db, decision, now) : null
    told.set(seq, { ...known, disputableUntil })
  }
  return told
}

function isReversal({ fromStatus, toStatus }: PostChanged): boolean {
  return toStatus === 'rejected' && fromStatus !== 'pending'
}

function draftPost(change: PostChange): NotificationDraft[] {
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
  }
}

function withdrawnLabels({ campaignName, creatorName }: PostChange): Words {
  return {
    title: `A post for ${campaignName} was withdrawn`,
    text: `${creatorName} withdrew it before you decided. There is nothing left to do.`,
  }
}

function toCreator(
  change: PostChange,
  kind: NotificationDraft['kind'],
  words: Words,
): NotificationDraft {
  const { key, at, creatorUserId, id } = change
  const path = fillPage(memberPages.mySubmission, id)
  return { to: { userId: creatorUserId }, key, at, kind, ...words, path }
}

function toBrand(
  change: PostChange,
  kind: NotificationDraft['kind'],
  words: Words,
): NotificationDraft {
  const { key, at, id } = change
  const path = fillPage(memberPages.submission, id)
  return { to: recipientOf(change), key, at, kind, ...words, path }
}

/** Begins the sentence that says what happens without a decision, and by when. */
export const decisionDueWords = ' If you do not decide by '

/** True after the decision as well: the words stay as they are. */
function receivedLabels(change: PostChange): Words {
  const { isFirst, campaignName, creatorName, decisionDueAt } = change
  const due =
    decisionDueAt === null
      ? ''
      : `${decisionDueWords}${utcTime(new Date(decisionDueAt))}, it is approved automatically; if something about it looks doubtful, an admin decides instead.`
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
  return tracksUntil !== null && new Date(tracksUntil) <= at
    ? 'Its tracking period is over: we read its views once more, and that count is final.'
    : 'Its views earn as long as they are tracked.'
}

function draftBrandApproved(change: PostChange): NotificationDraft[] {
  const { actorKind, creatorName, campaignName } = change
  if (actorKind === 'system') {
    const title = `A post for ${campaignName} was approved automatically`
    const text = `No one decided on ${creatorName}’s post before the deadline.`
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
}: PostChange): Words {
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
  const who = { brand: brandName, admin: 'An admin', creator: 'You', system: 'We' }[actorKind]
  return {
    title: `Your post for ${campaignName} was rejected`,
    text: `${who} rejected ${post}.${why} Its page says what you can do.`,
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
  window: 'Its tracking period is over.',
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

function draftDeadline(near: Told<'submission.deadline_near'> & PostFacts): NotificationDraft[] {
  const { key, at, dueAt, campaignName, creatorName, id } = near
  const until = utcTime(new Date(dueAt))
  return [
    {
      to: recipientOf(near),
      key,
      at,
      kind: 'deadline',
      title: `A post for ${campaignName} is due for a decision`,
      text: `If you do not decide on ${creatorName}’s post by ${until}, it is approved automatically; if something about it looks doubtful, an admin decides instead.`,
      path: fillPage(memberPages.submission, id),
    },
  ]
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
