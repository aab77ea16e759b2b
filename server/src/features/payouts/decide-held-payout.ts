import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { PayoutStatus } from '@permille/contract/enums'
import type { PayoutId, UserId } from '@permille/contract/ids'
import { failPayout } from '#money/movements/fail-payout.ts'
import { listed } from '#money/send-once.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { invariant, NotFound, Rejected, Unavailable } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import {
  freeLease,
  type HeldPayout,
  leaseHeld,
  lockHeld,
  markReleased,
} from './held-payout-store.ts'
import { findPayoutRefusal } from './holds/payout-refusals.ts'
import { insertPayoutHold, listPayoutHolds, readTried } from './holds/review-hold-store.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { findPayout } from './payout-store.ts'
import { acceptTransfer, findTransfer, leaseSeconds, sendPayout } from './send-payout.ts'

interface Decision {
  readonly payoutId: PayoutId
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly requestId: string
}

interface Decided {
  readonly id: PayoutId
  readonly status: PayoutStatus
}

/** Sends a held payout; a suspension, or a hold of all payouts of its creator, stays. */
export async function sendHeldPayout(
  deps: PayoutDeps,
  decision: Decision,
  once: Once = withoutKey(deps.database),
): Promise<Decided> {
  const { payoutId } = decision
  await once(
    (database) => database.transaction((tx) => release(tx, decision, deps.clock.now())),
    () => null,
  )
  await sendPayout(deps, payoutId)
  return await readDecided(deps, payoutId)
}

async function release(tx: Transaction, decision: Decision, at: Date): Promise<void> {
  const { payoutId } = decision
  await requireHeld(tx, { payoutId, act: 'send', at })
  await markReleased(tx, { payoutId, at })
  await auditDecision(tx, decision, 'payout.send')
  await enqueue(tx, sendPayoutJob, {
    payload: { payoutId },
    // The admin's own call tries first; the job is for when it cannot.
    runAt: addSeconds(at, 2),
    key: `send-payout:${payoutId}`,
  })
}

/**
 * Fails a held payout: its money belongs to its creator again, but stays on hold. The hold of the payout becomes one
 * of all payouts of its creator, until an admin releases it. If the provider was ever called, its list is read first,
 * under a lease of our own: an existing transfer is booked instead, and an unreadable list decides nothing.
 */
export async function failHeldPayout(
  deps: PayoutDeps,
  decision: Decision,
  once: Once = withoutKey(deps.database),
): Promise<Decided> {
  await once(
    (database) => failUnlessSent(deps, decision, (end) => fail({ ...deps, database }, end)),
    () => null,
  )
  return await readDecided(deps, decision.payoutId)
}

type End = Decision & { readonly callNumber: number }

async function failUnlessSent(
  deps: PayoutDeps,
  decision: Decision,
  end: (end: End) => Promise<void>,
): Promise<void> {
  const { payoutId } = decision
  const at = deps.clock.now()
  const { call, wasCalled } = await deps.database.transaction(async (tx) => {
    const payout = await requireHeld(tx, { payoutId, act: 'fail', at })
    requireSettledDown(payout, at)
    const lease = { payoutId, until: addSeconds(at, leaseSeconds) }
    return { call: await leaseHeld(tx, lease), wasCalled: payout.firstCallAt !== null }
  })
  const callNumber = call.callsCount
  const transfer = wasCalled
    ? await listed({ find: () => findTransfer(deps, payoutId) })
    : undefined
  if (transfer === 'unclear') {
    await deps.database.transaction((tx) => freeLease(tx, { payoutId, callNumber }))
    throw providerSilent()
  }
  if (transfer !== undefined) await acceptTransfer(deps, call, transfer)
  else await end({ ...decision, callNumber })
}

async function fail(deps: PayoutDeps, decision: End): Promise<void> {
  const { payoutId, callNumber, reason } = decision
  await deps.database.transaction(async (tx) => {
    const at = deps.clock.now()
    const held = await lockHeld(tx, payoutId)
    if (!(await failPayout(tx, { payoutId, callNumber, reason, code: null, at })))
      throw decidedByAnother()
    if (held?.isHeldItself) await keepOnHold(tx, { ...decision, at }, held.heldReason ?? reason)
    await auditDecision(tx, decision, 'payout.fail')
  })
}

/** An admin who holds all payouts of the creator anyway holds this money too. */
async function keepOnHold(
  tx: Transaction,
  decision: Decision & { at: Date },
  reason: string,
): Promise<void> {
  const { payoutId, adminUserId: heldBy, at } = decision
  const { creatorId } = await readTried(tx, payoutId)
  const holds = await listPayoutHolds(tx, creatorId)
  if (holds.some((hold) => hold.heldBy === heldBy)) return
  await insertPayoutHold(tx, { creatorId, reason, heldBy, at })
}

/** Held, with no provider call in progress. */
async function requireHeld(
  tx: Transaction,
  { payoutId, act, at }: { payoutId: PayoutId; act: 'send' | 'fail'; at: Date },
): Promise<HeldPayout> {
  const payout = await lockHeld(tx, payoutId)
  if (payout === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  const refusal = findPayoutRefusal(payout, act)
  if (refusal !== undefined) throw refusal
  if (payout.isHistoryLost) throw historyLost()
  if (payout.callingUntil !== null && payout.callingUntil >= at) throw inTheAir()
  return payout
}

function historyLost(): Rejected {
  return new Rejected(
    'restored-from-backup',
    'The database was restored from a backup, or its server has changed. Decide once the provider’s later transactions are booked.',
  )
}

const settleDownMinutes = 5

/** A call that began just before the hold may still take effect after the list was read. */
function requireSettledDown(payout: HeldPayout, at: Date): void {
  if (payout.unknownSince === null || payout.heldSince === null) return
  if (addSeconds(payout.heldSince, settleDownMinutes * 60) > at) throw inTheAir()
}

function inTheAir(): Rejected {
  return new Rejected(
    'payout-in-the-air',
    `This payout is being checked with the provider. Wait ${settleDownMinutes} minutes, then decide.`,
  )
}

function providerSilent(): Unavailable {
  return new Unavailable(
    'provider-unclear',
    'The provider does not say whether a transfer exists, so nothing was changed. Try again later.',
  )
}

function decidedByAnother(): Rejected {
  return new Rejected('payout-not-held', 'Someone else has decided on this payout.')
}

async function readDecided(deps: PayoutDeps, id: PayoutId): Promise<Decided> {
  const payout = await findPayout(deps.database, id)
  invariant(payout !== undefined, 'the payout just decided on is gone')
  return { id, status: payout.status }
}

async function auditDecision(
  tx: Transaction,
  decision: Decision,
  action: AuditAction,
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: decision.adminUserId },
    action,
    objectType: 'payout',
    objectId: decision.payoutId,
    after: { reason: decision.reason },
    requestId: decision.requestId,
  })
}
