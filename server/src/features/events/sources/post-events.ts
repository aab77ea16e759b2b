import type { AnyEvent, PostChanged, PostStep } from '../event.ts'
import { instant, ofBrand, ofPerson } from './event-parts.ts'
import { eventSource } from './event-source.ts'
import { type LeftPost, listLeftPosts } from './left-post-events-store.ts'
import {
  type FreezeChange,
  listFreezeChanges,
  listNearDeadlines,
  listPostChanges,
  type NearDeadline,
  type PostChange,
} from './post-events-store.ts'

export const postEvents = eventSource('posts', { rows: listPostChanges, event: changed })
export const deadlineEvents = eventSource('deadlines', {
  rows: listNearDeadlines,
  event: deadlineNear,
  isState: true,
})
export const leftPostEvents = eventSource('posts left to admins', {
  rows: listLeftPosts,
  event: leftToAdmins,
})
export const freezeEvents = eventSource('money set aside', {
  rows: listFreezeChanges,
  event: setAside,
})

function changed(change: PostChange): AnyEvent {
  const { submissionId: objectId, fromStatus, toStatus, actorKind, lockReason, isFirst } = change
  if (toStatus === 'paid') {
    return { ...ofBrand(change), type: 'submission.paid', objectId, body: {} }
  }
  const { returnedCents, lackedCents } = change
  const moments = {
    decisionDueAt: instant(change.decisionDueAt),
    tracksUntil: instant(change.tracksUntil),
  }
  const step = { fromStatus, toStatus, actorKind, lockReason, isFirst }
  return {
    ...ofBrand(change),
    type: `submission.${stepOf({ fromStatus, toStatus, actorKind })}`,
    objectId,
    body: { ...step, ...moments, returnedCents, lackedCents },
  }
}

function stepOf({
  fromStatus,
  toStatus,
  actorKind,
}: Pick<PostChanged, 'fromStatus' | 'toStatus' | 'actorKind'>): PostStep {
  switch (toStatus) {
    case 'pending':
      return fromStatus === null ? 'submitted' : 'resubmitted'
    case 'approved':
      if (fromStatus === 'pending') return 'approved'
      return fromStatus === 'rejected' ? 'reinstated' : 'reopened'
    case 'rejected':
      if (actorKind === 'creator') return 'withdrawn'
      return fromStatus === 'pending' ? 'rejected' : 'reversed'
    case 'locked':
      return fromStatus === 'paid' ? 'unpaid' : 'locked'
  }
}

function deadlineNear(near: NearDeadline): AnyEvent {
  const body = { dueAt: instant(near.dueAt) }
  return {
    ...ofBrand(near),
    type: 'submission.deadline_near',
    objectId: near.submissionId,
    body,
  }
}

/** Its brand is not told what the system saw. */
function leftToAdmins(left: LeftPost): AnyEvent {
  return {
    ...ofPerson({ ...left, userId: left.creatorUserId }),
    type: 'submission.left_to_admins',
    objectId: left.submissionId,
    body: { reasons: left.reasons },
  }
}

const freezeSteps = { released: 'released', 'taken-back': 'taken_back' } as const

function setAside(change: FreezeChange): AnyEvent {
  const { outcome, submissionId, freezeId, freedCents, takenCents, keptCents } = change
  const step = outcome === null ? 'held' : freezeSteps[outcome]
  return {
    ...ofBrand(change),
    type: `submission.money_${step}`,
    objectId: submissionId,
    body: { freezeId, freedCents, takenCents, keptCents },
  }
}
