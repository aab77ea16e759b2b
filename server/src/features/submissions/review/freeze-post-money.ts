import type { FreezeId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { type AdminAct, auditAct, lockPostForAct } from './admin-act.ts'
import { findOpenHold, noteClosed } from './hold-store.ts'
import { findSecondRefusal } from './second-decision.ts'

interface Deps {
  readonly database: DatabaseServer
  readonly clock: Clock
}

/**
 * Freezes a post's money until an admin releases it or reverses the post: what is unpaid, and what it earns
 * from now on. Money in a queued payout is frozen only if that fails.
 */
export function freezePostMoney(deps: Deps, act: AdminAct): Promise<{ frozenCents: Cents }> {
  const { submissionId, adminUserId: openedBy, reason } = act
  return deps.database.transaction(async (tx) => {
    const { submission } = await lockPostForAct(tx, submissionId)
    const holdReason = (await findOpenHold(tx, submissionId))?.reason
    const refusal = findSecondRefusal({ ...submission, holdReason }, 'hold')
    if (refusal !== undefined) throw refusal
    const frozenCents = await freezeMoney(tx, {
      id: newId<FreezeId>(),
      cause: 'held',
      of: { submissionId },
      reason,
      facts: {},
      openedBy,
      withUnpaid: true,
      at: deps.clock.now(),
    })
    await auditAct(tx, act, { action: 'submission.hold', after: { frozenCents } })
    return { frozenCents }
  })
}

/** Money that another freeze covers stays frozen by that. */
export function releasePost(deps: Deps, act: AdminAct): Promise<{ releasedCents: Cents }> {
  const { submissionId, adminUserId: closedBy, reason } = act
  return deps.database.transaction(async (tx) => {
    const { submission } = await lockPostForAct(tx, submissionId)
    const hold = await findOpenHold(tx, submissionId)
    const refusal = findSecondRefusal({ ...submission, holdReason: hold?.reason }, 'release')
    if (refusal !== undefined) throw refusal
    invariant(hold !== undefined, 'a hold that can be released is there')
    const { id: freezeId } = hold
    const released = await releaseFreeze(tx, { freezeId, closedBy, at: deps.clock.now() })
    invariant(released !== null, 'a hold that was open under the lock ends once')
    await noteClosed(tx, { freezeId, note: reason })
    await auditAct(tx, act, {
      action: 'submission.release',
      after: { releasedCents: released },
    })
    return { releasedCents: released }
  })
}
