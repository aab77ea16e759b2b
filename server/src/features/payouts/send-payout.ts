import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { PayoutId } from '@permille/contract/ids'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import { bookReversals } from '#money/movements/book-reversals.ts'
import { bookTransfer, transferProblem } from '#money/movements/book-transfer.ts'
import { failPayout } from '#money/movements/fail-payout.ts'
import { endProviderCall } from '#money/provider-calls.ts'
import {
  backoffSeconds,
  type CallEnd,
  findExisting,
  type ProviderRequest,
  sendOnce,
} from '#money/send-once.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import { markSubmissionsPaid, markSubmissionsUnpaid } from '../submissions/public.ts'
import { heldReason, transferKey } from './payout.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { beginCall, type Call, endLookup } from './payout-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'

/**
 * Longer than all of a call's waits: the provider's list before and after (each 3 × 10 s and the pauses between) and
 * the transfer itself (10 s). A process may still stall longer, so a caller that lost its lease writes nothing.
 */
export const leaseSeconds = 90

/**
 * Requests the transfer of a queued payout and books the outcome. Safe to call from the request, the job, the webhook
 * and the reconciliation alike; an unknown outcome leaves the payout queued under the same key.
 */
export async function sendPayout(deps: PayoutDeps, payoutId: PayoutId): Promise<void> {
  const at = deps.clock.now()
  const until = addSeconds(at, leaseSeconds)
  const payout = await beginCall(deps.database, { payoutId, at, until })
  if (payout === undefined) return
  const transfer = transferOf(deps, payout)
  if (payout.isHeld) return await findHeldTransfer(deps, payout, transfer)
  await sendOnce({ clock: deps.clock, until, unknownSince: payout.unknownSince }, transfer)
}

function transferOf(deps: PayoutDeps, payout: Call): ProviderRequest<Transfer> {
  return {
    name: 'transfer',
    create: () =>
      deps.provider.createTransfer({
        payoutId: payout.id,
        amountCents: payout.totalCents,
        destination: payout.destination,
        idempotencyKey: transferKey(payout),
      }),
    find: () => findTransfer(deps, payout.id),
    accept: (transfer) => acceptTransfer(deps, payout, transfer),
    refuse: (refusal) => refuse(deps, payout, refusal),
    keep: (end) => keepQueued(deps, payout, end),
  }
}

/** A payout's transfer in the provider's list. */
export async function findTransfer(
  { provider }: Pick<PayoutDeps, 'provider'>,
  payoutId: PayoutId,
): Promise<Transfer | undefined> {
  const [transfer] = await provider.listTransfers(payoutId)
  return transfer
}

/** A call before the suspension may have made the transfer: looks it up and does nothing more. */
async function findHeldTransfer(
  deps: PayoutDeps,
  payout: Call,
  making: ProviderRequest<Transfer>,
): Promise<void> {
  const transfer = await findExisting(making, true)
  if (transfer === 'unclear') return
  if (transfer !== undefined) return await acceptTransfer(deps, payout, transfer)
  await endLookup(deps.database, {
    id: payout.id,
    callNumber: payout.callsCount,
    at: deps.clock.now(),
    reason: heldReason,
  })
}

async function refuse(
  deps: PayoutDeps,
  payout: Call,
  { code, message: reason }: { code: string; message: string },
): Promise<void> {
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
  await recheckAccount(deps, payout.destination)
}

/**
 * The refusal may be about the account, whose event is late or lost: its owner then reads what to do, and can
 * connect another one if it is gone. If it cannot be looked up now, the event or the next request does it.
 */
async function recheckAccount(deps: PayoutDeps, stripeAccount: string): Promise<void> {
  try {
    await refreshPayoutAccount(deps, stripeAccount)
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

async function keepQueued(deps: PayoutDeps, payout: Call, call: CallEnd): Promise<void> {
  const at = deps.clock.now()
  const end = { ...call, id: payout.id, callNumber: payout.callsCount, at }
  await deps.database.transaction(async (tx) => {
    if (!(await endProviderCall(tx, 'payout', end)) || payout.isHeld) return
    await enqueue(tx, sendPayoutJob, {
      payload: { payoutId: payout.id },
      runAt: addSeconds(at, backoffSeconds(payout.callsCount)),
      key: `send-payout:${payout.id}`,
    })
  })
}

/** A transfer that is not the payout's money is for an admin to decide. */
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
  await bookTransferOutcome(deps, transfer)
}

/** Books a transfer at the provider, and what was returned of it; for request, job and webhook alike. */
export async function bookTransferOutcome(deps: PayoutDeps, transfer: Transfer): Promise<void> {
  const { payoutId, id: transferId } = transfer
  await deps.database.transaction((tx) => applyTransfer(tx, transfer, deps.clock.now()))
  if (payoutId === null || transfer.amountReversedCents === 0) return
  const reversals = await deps.provider.listReversals(transferId)
  await deps.database.transaction((tx) =>
    applyReversals(tx, { payoutId, transferId, reversals, at: deps.clock.now() }),
  )
}

async function applyReversals(
  tx: Transaction,
  order: Parameters<typeof bookReversals>[1],
): Promise<void> {
  const { payoutId, transferId, at } = order
  const { returnedCents, unpaidSubmissionIds } = await bookReversals(tx, order)
  if (returnedCents === 0) return
  await markSubmissionsUnpaid(tx, {
    submissionIds: unpaidSubmissionIds,
    reason: 'payout-reversed',
    at,
  })
  await auditBySystem(tx, {
    payoutId,
    action: 'payout.reversed',
    after: { transferId, returnedCents },
  })
}

/** Books a transfer made by the provider. */
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
  { payoutId, ...entry }: { payoutId: PayoutId; action: AuditAction; after: object },
): Promise<void> {
  const actor = { kind: 'system' } as const
  await writeAudit(tx, { actor, objectType: 'payout', objectId: payoutId, ...entry })
}
