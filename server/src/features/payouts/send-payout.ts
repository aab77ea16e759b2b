import type { PayoutId } from '@permille/contract/ids'
import type { Transfer, TransferOutcome } from '../../integrations/stripe/payment-provider.ts'
import { bookTransfer, transferProblem } from '../../money/movements/book-transfer.ts'
import { failPayout } from '../../money/movements/fail-payout.ts'
import { addHours, addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { isExpectedError } from '../../platform/errors/errors.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import { markSubmissionsPaid } from '../submissions/public.ts'
import { backoffSeconds, heldReason, keyLifetimeHours, transferKey } from './payout.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { beginCall, type Call, endCall, endLook } from './payout-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'

/**
 * Longer than everything a call waits for: the provider's list before and after (each 3 × 10 s and
 * the pauses between) and the transfer itself (10 s). A process may still stall longer, so a caller
 * that comes back after losing its lease writes nothing.
 */
export const leaseSeconds = 90

/**
 * Requests the transfer of a queued payout and books the outcome. Safe to call from the request,
 * the job, the webhook and the reconciliation alike; an unknown outcome leaves the payout queued
 * under the same key.
 */
export async function sendPayout(deps: PayoutDeps, payoutId: PayoutId): Promise<void> {
  const at = deps.clock.now()
  const until = addSeconds(at, leaseSeconds)
  const payout = await beginCall(deps.database, { payoutId, at, until })
  if (payout === undefined) return
  if (payout.isHeld) return await lookForHeld(deps, payout)
  const known = await lookBeforeCreating(deps, payout)
  if (known === 'unclear') return
  if (known !== undefined) return await acceptTransfer(deps, payout, known)
  if (deps.clock.now() >= until) return
  const outcome = await deps.provider.createTransfer({
    payoutId,
    amountCents: payout.totalCents,
    destination: payout.destination,
    idempotencyKey: transferKey(payout),
  })
  await bookOutcome(deps, payout, outcome)
}

/** A call before the suspension may have made the transfer: looks for it and does nothing more. */
async function lookForHeld(deps: PayoutDeps, payout: Call): Promise<void> {
  const transfer = await findTransfer(deps, payout, true)
  if (transfer === 'unclear') return
  if (transfer !== undefined) return await acceptTransfer(deps, payout, transfer)
  await endLook(deps.database, {
    payoutId: payout.id,
    callNumber: payout.callsCount,
    at: deps.clock.now(),
    reason: heldReason,
  })
}

/** After a key's lifetime nothing is created before the provider's list was read. */
async function lookBeforeCreating(
  deps: PayoutDeps,
  payout: Call,
): Promise<Transfer | 'unclear' | undefined> {
  const { unknownSince } = payout
  if (unknownSince === null) return undefined
  if (addHours(unknownSince, keyLifetimeHours) > deps.clock.now()) return undefined
  return await findTransfer(deps, payout, true)
}

async function bookOutcome(
  deps: PayoutDeps,
  payout: Call,
  outcome: TransferOutcome,
): Promise<void> {
  switch (outcome.kind) {
    case 'made':
      return await acceptTransfer(deps, payout, outcome.transfer)
    case 'refused':
      return await refuse(deps, payout, outcome)
    case 'insufficient':
      return await keepQueued(deps, payout, {
        isDefinite: true,
        reason: outcome.message,
        waitsForMoney: true,
      })
    case 'unknown':
      return await resolveUnknown(deps, payout, outcome)
  }
}

/**
 * A failure stored under the key would replay forever: uses a new key, once the list shows no
 * transfer.
 */
async function resolveUnknown(
  deps: PayoutDeps,
  payout: Call,
  outcome: { message: string; replayedFailure: boolean },
): Promise<void> {
  const reason = outcome.message
  if (!outcome.replayedFailure) {
    return await keepQueued(deps, payout, { isDefinite: false, reason })
  }
  const transfer = await findTransfer(deps, payout, false)
  if (transfer === 'unclear') return
  if (transfer !== undefined) return await acceptTransfer(deps, payout, transfer)
  await keepQueued(deps, payout, { isDefinite: true, reason })
}

/** A payout whose call ever started is never failed without reading the provider's list first. */
async function refuse(
  deps: PayoutDeps,
  payout: Call,
  { code, message: reason }: { code: string; message: string },
): Promise<void> {
  const transfer = await findTransfer(deps, payout, false)
  if (transfer === 'unclear') return
  if (transfer !== undefined) return await acceptTransfer(deps, payout, transfer)
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const refusal = { payoutId: payout.id, callNumber: payout.callsCount, reason, code, at }
    if (!(await failPayout(tx, refusal))) return
    await auditBySystem(tx, {
      payoutId: payout.id,
      action: 'payout.failed',
      after: { reason, code },
    })
  })
  await lookAtAccount(deps, payout.destination)
}

/**
 * The refusal may be about the account, whose event is late or lost: its owner then reads what to do, and can
 * connect another one if it is gone. If it cannot be looked up now, the event or the next request does.
 */
async function lookAtAccount(deps: PayoutDeps, stripeAccount: string): Promise<void> {
  try {
    await refreshPayoutAccount(deps, stripeAccount)
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

/** A payout's transfer in the provider's list; `unclear` when the list cannot tell. */
export async function listedTransfer(
  { provider }: Pick<PayoutDeps, 'provider'>,
  payoutId: PayoutId,
): Promise<Transfer | 'unclear' | undefined> {
  try {
    const [transfer] = await provider.listTransfers(payoutId)
    return transfer
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return 'unclear'
  }
}

/** The same, but a payout whose list cannot be read stays queued. */
async function findTransfer(
  deps: PayoutDeps,
  payout: Call,
  needsAdmin: boolean,
): Promise<Transfer | 'unclear' | undefined> {
  const transfer = await listedTransfer(deps, payout.id)
  if (transfer !== 'unclear') return transfer
  const reason = 'The provider does not say whether the transfer exists'
  await keepQueued(deps, payout, { isDefinite: false, reason, needsAdmin })
  return 'unclear'
}

async function keepQueued(
  deps: PayoutDeps,
  payout: Call,
  call: { isDefinite: boolean; reason: string; needsAdmin?: boolean; waitsForMoney?: boolean },
): Promise<void> {
  const at = deps.clock.now()
  const usual = { needsAdmin: false, waitsForMoney: false }
  const end = { ...usual, ...call, payoutId: payout.id, callNumber: payout.callsCount, at }
  await deps.database.transaction(async (tx) => {
    if (!(await endCall(tx, end)) || payout.isHeld) return
    await enqueue(tx, sendPayoutJob, {
      payload: { payoutId: payout.id },
      runAt: addSeconds(at, backoffSeconds(payout.callsCount)),
      key: `send-payout:${payout.id}`,
    })
  })
}

/** A transfer that is not the payout's money is for an admin to look at. */
export async function acceptTransfer(
  deps: PayoutDeps,
  payout: Call,
  transfer: Transfer,
): Promise<void> {
  const problem = transferProblem(payout, transfer)
  if (problem !== null) {
    deps.log.error({ payoutId: payout.id, problem }, 'a transfer does not match its payout')
    return await keepQueued(deps, payout, { isDefinite: false, reason: problem, needsAdmin: true })
  }
  await deps.database.transaction((tx) => applyTransfer(tx, transfer, deps.clock.now()))
}

/** Books a transfer made by the provider; used by the webhook too. */
export async function applyTransfer(tx: Transaction, transfer: Transfer, at: Date): Promise<void> {
  if (transfer.payoutId === null) return
  const { payoutId } = transfer
  const isNew = await bookTransfer(tx, { payoutId, transfer, at })
  if (!isNew) return
  await markSubmissionsPaid(tx, { payoutId, at })
  const { id: transferId, amountCents } = transfer
  await auditBySystem(tx, { payoutId, action: 'payout.paid', after: { transferId, amountCents } })
}

async function auditBySystem(
  tx: Transaction,
  { payoutId, ...entry }: { payoutId: PayoutId; action: string; after: object },
): Promise<void> {
  const actor = { kind: 'system' } as const
  await writeAudit(tx, { actor, objectType: 'payout', objectId: payoutId, ...entry })
}
