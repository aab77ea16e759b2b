import type { DisputeStatus } from '@permille/contract/enums'
import type { CreatorId, DisputeId, SubmissionId, UserId } from '@permille/contract/ids'
import { disputeDays } from '@permille/contract/submissions/deadlines'
import { freezeMoney } from '../../money/movements/freeze-money.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { requireNotSuspended, writeAudit } from '../accounts/public.ts'
import { SubmissionNotFound } from '../submissions/public.ts'
import { answerDueAt, conflict, type Disputable, freezeOf, isAfter } from './dispute.ts'
import { readOpenUntil } from './dispute-clock-store.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import {
  findDisputable,
  findDispute,
  findPostStatus,
  insertDispute,
  lockDisputedPost,
} from './dispute-store.ts'

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
 * Opens the one dispute about a decision, within `disputeDays` of it (rules §3). What is not paid out of
 * its money is frozen until it is decided.
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
      reason: 'You dispute a decision about this post.',
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
  const earlier = await findDispute(tx, submissionId)
  const disputable = await findDisputable(tx, submissionId)
  if (earlier !== undefined && !isAfter(disputable, earlier)) {
    throw conflict(
      'already-disputed',
      'You have disputed this decision before. That is possible once.',
    )
  }
  if (disputable === undefined) {
    throw conflict('nothing-to-dispute', 'Nothing about this post can be disputed now.')
  }
  if (at > (await readOpenUntil(tx, submissionId, { disputable, now: at }))) {
    throw new Rejected(
      'dispute-too-late',
      `A decision can be disputed for ${disputeDays} days. That time is over.`,
    )
  }
  return disputable
}
