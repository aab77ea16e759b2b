import type { FreezeId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { freezeMoney } from '../../../money/movements/freeze-money.ts'
import { releaseFreeze } from '../../../money/movements/release-frozen.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DatabaseServer } from '../../../platform/database/database.ts'
import { Rejected } from '../../../platform/errors/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Submission } from '../submission.ts'
import { type AdminAct, auditAct, lockPostForAct } from './admin-act.ts'
import { findOpenHold, noteClosed } from './hold-store.ts'

interface Deps {
  readonly database: DatabaseServer
  readonly clock: Clock
}

/**
 * Sets a post's money aside until an admin releases it or reverses the post: what is unpaid, and what it
 * earns from now on. Money in a queued payout follows only if that fails.
 */
export function holdPost(deps: Deps, act: AdminAct): Promise<{ heldCents: Cents }> {
  const { submissionId, adminUserId: openedBy, reason } = act
  return deps.database.transaction(async (tx) => {
    const { submission } = await lockPostForAct(tx, submissionId)
    requireEarning(submission)
    if ((await findOpenHold(tx, submissionId)) !== undefined) throw alreadyHeld()
    const heldCents = await freezeMoney(tx, {
      id: newId<FreezeId>(),
      cause: 'held',
      of: { submissionId },
      reason,
      facts: {},
      openedBy,
      withUnpaid: true,
      at: deps.clock.now(),
    })
    await auditAct(tx, act, { action: 'submission.hold', after: { heldCents } })
    return { heldCents }
  })
}

/** What another freeze covers stays frozen by that. */
export function releasePost(deps: Deps, act: AdminAct): Promise<{ releasedCents: Cents }> {
  const { submissionId, adminUserId: closedBy, reason } = act
  return deps.database.transaction(async (tx) => {
    await lockPostForAct(tx, submissionId)
    const freezeId = await findOpenHold(tx, submissionId)
    if (freezeId === undefined) throw notHeld()
    const released = await releaseFreeze(tx, { freezeId, closedBy, at: deps.clock.now() })
    if (released === null) throw notHeld()
    await noteClosed(tx, { freezeId, note: reason })
    await auditAct(tx, act, {
      action: 'submission.release',
      after: { releasedCents: released },
    })
    return { releasedCents: released }
  })
}

function requireEarning({ status }: Submission): void {
  if (status === 'approved' || status === 'locked') return
  throw new Rejected(
    'nothing-to-hold',
    `This submission is ${status}, so it has no money to hold.`,
    { details: { status } },
  )
}

function alreadyHeld(): Rejected {
  return new Rejected('already-held', 'The money of this post is already held.')
}

function notHeld(): Rejected {
  return new Rejected('not-held', 'The money of this post is not held.')
}
