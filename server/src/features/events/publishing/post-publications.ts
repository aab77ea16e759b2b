import type { DisputeId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { PostStep, StoredEvent } from '../event.ts'
import {
  type DisputeFacts,
  type FreezeFacts,
  listDisputeFacts,
  listFreezeFacts,
  listPostChangeFacts,
  type PostChangeFacts,
  type PostNames,
} from './post-facts-store.ts'
import { type AnyForm, publication } from './publication.ts'

type PostEvent = `submission.${PostStep | 'paid'}`
type FreezeEvent = `submission.money_${'held' | 'released' | 'taken_back'}`
type DisputeEvent = `dispute.${'opened' | 'answered' | 'resolved' | 'rejected'}`

export const postPublication = publication<PostEvent, string, PostChangeFacts>({
  id: ({ key }) => changeOf(key),
  facts: listPostChangeFacts,
  form: (event, facts) => {
    const form = stepForm(event, facts)
    return form && { ...form, creatorId: facts.creatorId }
  },
})

export const freezePublication = publication({
  id: ({ body }: StoredEvent<FreezeEvent>) => body.freezeId,
  facts: listFreezeFacts,
  form: freezeForm,
})

export const disputePublication = publication({
  id: ({ objectId }: StoredEvent<DisputeEvent>) => objectId as DisputeId,
  facts: listDisputeFacts,
  form: disputeForm,
})

/** The key of a post's change names the change: "post:{seq}". */
function changeOf(key: string): string {
  return key.slice('post:'.length)
}

function nameOf(facts: PostNames) {
  const { campaignId, campaignName, creator, platform, postUrl, title } = facts
  return { campaignId, campaignName, creator, platform, postUrl, title }
}

function stepForm(event: StoredEvent<PostEvent>, facts: PostChangeFacts): AnyForm | undefined {
  const post = nameOf(facts)
  const { by, note, viewCount, earnedCents } = facts
  switch (event.type) {
    case 'submission.submitted':
    case 'submission.resubmitted': {
      const { needsAdmin, autoApprovesAt, riskCodes } = facts
      return { type: event.type, data: { ...post, autoApprovesAt, needsAdmin, riskCodes } }
    }
    case 'submission.approved':
      return by === null ? undefined : { type: event.type, data: { ...post, by, viewCount } }
    case 'submission.rejected':
      return by === null
        ? undefined
        : { type: event.type, data: { ...post, by, rejectionCode: facts.rejectionCode, note } }
    case 'submission.withdrawn':
      return { type: event.type, data: post }
    case 'submission.reversed': {
      const returnedCents = 'returnedCents' in event.body ? event.body.returnedCents : toCents(0)
      return { type: event.type, data: { ...post, reason: note, returnedCents } }
    }
    case 'submission.reinstated':
    case 'submission.reopened':
      return { type: event.type, data: { ...post, reason: note } }
    case 'submission.locked': {
      const { lockReason } = facts
      return { type: event.type, data: { ...post, lockReason, viewCount, earnedCents } }
    }
    case 'submission.paid':
    case 'submission.unpaid':
      return { type: event.type, data: { ...post, earnedCents } }
  }
}

function freezeForm(event: StoredEvent<FreezeEvent>, facts: FreezeFacts): AnyForm {
  const { creatorId, cause, reason } = facts
  const held = { ...nameOf(facts), cause, reason }
  const { freedCents: releasedCents, takenCents: takenBackCents } = event.body
  switch (event.type) {
    case 'submission.money_held':
      return { type: event.type, creatorId, data: held }
    case 'submission.money_released':
      return { type: event.type, creatorId, data: { ...held, releasedCents } }
    case 'submission.money_taken_back':
      return { type: event.type, creatorId, data: { ...held, takenBackCents } }
  }
}

function disputeForm({ type }: StoredEvent<DisputeEvent>, facts: DisputeFacts): AnyForm {
  const { creatorId, submissionId, matter, remedy } = facts
  const data = { submissionId, ...nameOf(facts), matter }
  switch (type) {
    case 'dispute.opened':
    case 'dispute.answered':
      return { type, creatorId, data }
    case 'dispute.resolved':
      return { type: 'dispute.decided', creatorId, data: { ...data, outcome: 'resolved', remedy } }
    case 'dispute.rejected':
      return { type: 'dispute.decided', creatorId, data: { ...data, outcome: 'rejected', remedy } }
  }
}
