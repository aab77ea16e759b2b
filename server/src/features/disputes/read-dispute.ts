import type { DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import {
  findReopenRefusal,
  SubmissionNotFound,
  takesMoreThanPlaces,
} from '../submissions/public.ts'
import { findDecisionRefusal, findDisputeRefusal, withClock } from './dispute.ts'
import { readDisputeFacts } from './dispute-clock-store.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { findDispute, findPostStatus, type PostOf, readPostMoney } from './dispute-store.ts'

const nothing = toCents(0)

/** For the creator: the dispute, or until when and about what one can be opened. */
export async function readOwnDispute(
  db: Database,
  { submissionId, creatorId }: { submissionId: SubmissionId; creatorId: CreatorId },
  now: Date,
) {
  if ((await findPostStatus(db, submissionId, { creatorId })) === undefined) {
    throw new SubmissionNotFound()
  }
  const { unpaidCents, frozenCents } = await readPostMoney(db, submissionId)
  const facts = await readDisputeFacts(db, submissionId, now)
  const { disputable, earlier: dispute } = facts
  const isOpen = findDisputeRefusal(facts, now) === undefined && disputable !== undefined
  return {
    open: isOpen ? { matter: disputable.matter, until: disputable.until, unpaidCents } : null,
    dispute: dispute === undefined ? null : withClock(dispute, now),
    frozenCents: dispute?.status === 'open' ? frozenCents : nothing,
  }
}

/** Both sides' texts, for the campaign's brand and admins. */
export async function readDispute(
  { database: db, clock, trackingWindowDays }: Omit<DisputeDeps, 'earningsHoldHours'>,
  { submissionId, of }: { submissionId: SubmissionId; of: PostOf },
) {
  const now = clock.now()
  const status = await findPostStatus(db, submissionId, of)
  if (status === undefined) throw new SubmissionNotFound()
  const dispute = await findDispute(db, submissionId)
  if (dispute === undefined) {
    return { dispute: null, frozenCents: nothing, remedies: [], isBeyondPlaces: false }
  }
  const mayDecide = 'anyone' in of && findDecisionRefusal(dispute, now) === undefined
  const { frozenCents } = await readPostMoney(db, submissionId)
  return {
    dispute: withClock(dispute, now),
    frozenCents: dispute.status === 'open' ? frozenCents : nothing,
    remedies: mayDecide ? await listRemedies() : [],
    isBeyondPlaces:
      mayDecide && status === 'rejected' && (await takesMoreThanPlaces(db, submissionId)),
  }

  /** What the decision would do: an approval is offered where it would not be refused. */
  async function listRemedies(): Promise<DisputeRemedy[]> {
    if (dispute?.matter === 'hold') return ['release', 'goodwill']
    // Another admin approved it meanwhile: the dispute can end as that.
    if (status === 'approved') return ['approve', 'goodwill']
    const request = { submissionId, at: now }
    const refusal = await findReopenRefusal(db, { trackingWindowDays }, request)
    return refusal === undefined ? ['approve', 'goodwill'] : ['goodwill']
  }
}
