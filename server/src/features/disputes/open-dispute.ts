import type { DisputeStatus } from '@permille/contract/enums'
import type { CreatorId, DisputeId, SubmissionId, UserId } from '@permille/contract/ids'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { requireNotSuspended, writeAudit } from '../accounts/public.ts'
import { SubmissionNotFound } from '../submissions/public.ts'
import { answerDueAt, type Disputable, findDisputeRefusal, freezeOf } from './dispute.ts'
import { readDisputeFacts } from './dispute-clock-store.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { findPostStatus, insertDispute, lockDisputedPost } from './dispute-store.ts'

export interface OpenDisputeRequest {
  readonly submissionId: SubmissionId
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly reason: string
  readonly requestId?: string | undefined
}

export interface DisputeChanged {
  readonly id: DisputeId
  readonly status: DisputeStatus
}

/**
 * Opens the one dispute about a decision, while one is accepted (rules §3). The part of its money that is not
 * paid out is frozen until it is decided.
 */
export function openDispute(
  deps: Pick<DisputeDeps, 'database' | 'clock'>,
  request: OpenDisputeRequest,
): Promise<DisputeChanged> {
  const { submissionId, userId, reason } = request
  return deps.database.transaction(async (tx) => {
    if ((await findPostStatus(tx, submissionId, request)) === undefined) {
      throw new SubmissionNotFound()
    }
    await requireNotSuspended(tx, userId)
    await lockDisputedPost(tx, submissionId)
    const at = deps.clock.now()
    const { matter } = await requireDisputable(tx, submissionId, at)

    const id = newId<DisputeId>()
    const dueAt = answerDueAt(at)
    const dispute = { id, matter, reason, answerDueAt: dueAt }
    await insertDispute(tx, { ...dispute, submissionId, openedBy: userId, at })
    const frozenCents = await freezeMoney(tx, {
      id: freezeOf(id),
      cause: 'disputed',
      of: { submissionId },
      reason: 'You are disputing a decision about this post.',
      facts: { matter },
      openedBy: userId,
      withUnpaid: true,
      at,
    })
    await writeAudit(tx, {
      actor: { kind: 'creator', userId },
      action: 'dispute.open',
      objectType: 'dispute',
      objectId: id,
      after: { submissionId, matter, reason, frozenCents },
      requestId: request.requestId,
    })
    return { id, status: 'open' }
  })
}

async function requireDisputable(
  tx: Transaction,
  submissionId: SubmissionId,
  at: Date,
): Promise<Disputable> {
  const facts = await readDisputeFacts(tx, submissionId, at)
  const refusal = findDisputeRefusal(facts, at)
  if (refusal !== undefined) throw refusal
  invariant(facts.disputable !== undefined, 'a decision that can be disputed is there')
  return facts.disputable
}
