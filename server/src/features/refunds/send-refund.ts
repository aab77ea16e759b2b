import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { RefundId } from '@permille/contract/ids'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { bookRefund, refundProblem } from '#money/movements/book-refund.ts'
import { failRefund } from '#money/movements/fail-refund.ts'
import { refundTotal } from '#money/movements/reserve-refunds.ts'
import { endProviderCall } from '#money/provider-calls.ts'
import { backoffSeconds, type CallEnd, type ProviderRequest, sendOnce } from '#money/send-once.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import { resumeAfterReturnedMoney } from '../funding/public.ts'
import { refundKey } from './refund.ts'
import { beginRefundCall, noteMade, recordLookup } from './refund-call-store.ts'
import type { RefundDeps } from './refund-deps.ts'
import { sendRefundJob } from './refund-jobs.ts'
import { findRefund, type RefundRow } from './refund-store.ts'

/** As long as a payout's: the provider's list before and after, and the call itself. */
const leaseSeconds = 90

/**
 * Makes a requested refund at the provider and books the outcome; one that exists is looked up instead. Safe to
 * call from the request, the job, the webhook and the reconciliation alike.
 */
export async function sendRefund(deps: RefundDeps, refundId: RefundId): Promise<void> {
  const existing = await findRefund(deps.database, refundId)
  const at = deps.clock.now()
  if (existing?.status === 'requested' && existing.stripeRefundId !== null) {
    await recordLookup(deps.database, { refundId, at })
    return await acceptRefund(
      deps,
      existing,
      await deps.provider.retrieveRefund(existing.stripeRefundId),
    )
  }
  const until = addSeconds(at, leaseSeconds)
  const refund = await beginRefundCall(deps.database, { refundId, at, until })
  if (refund === undefined) return
  const { unknownSince } = refund
  await sendOnce({ clock: deps.clock, until, unknownSince }, refundOf(deps, refund))
}

function refundOf(deps: RefundDeps, refund: RefundRow): ProviderRequest<Refund> {
  const { id: refundId, stripePaymentIntentId: paymentIntentId } = refund
  return {
    name: 'refund',
    create: () =>
      deps.provider.createRefund({
        refundId,
        paymentIntentId,
        amountCents: refundTotal(refund),
        feeCents: refund.feeCents,
        idempotencyKey: refundKey(refund),
      }),
    find: async () => {
      const all = await deps.provider.listRefunds(paymentIntentId)
      return all.find((each) => each.refundId === refundId)
    },
    accept: (made) => acceptRefund(deps, refund, made),
    refuse: (refusal) => refuse(deps, refund, refusal),
    keep: (end) => keepRequested(deps, refund, end),
  }
}

async function acceptRefund(deps: RefundDeps, refund: RefundRow, made: Refund): Promise<void> {
  const problem = refundProblem(refund, made)
  if (problem !== null) {
    deps.log.error({ refundId: refund.id, problem }, 'a refund at the provider is not ours')
    return await keepRequested(deps, refund, {
      isDefinite: false,
      reason: problem,
      needsAdmin: true,
    })
  }
  // A refund made at the dashboard names none of ours.
  const ours = { ...made, refundId: refund.id }
  await deps.database.transaction((tx) => applyRefund(tx, ours, deps.clock.now()))
}

/** Books the provider's state of a refund that it made; used by the webhook too. */
export async function applyRefund(tx: Transaction, made: Refund, at: Date): Promise<void> {
  if (made.refundId === null) return
  const { refundId, status } = made
  const audited = { refundId, after: { providerId: made.id, amountCents: made.amountCents } }
  if (status === 'pending') {
    await noteMade(tx, { refundId, stripeRefundId: made.id, at })
    return
  }
  if (status === 'succeeded') {
    const isNew = await bookRefund(tx, { refundId, made, at })
    if (isNew) await auditBySystem(tx, { ...audited, action: 'refund.paid' })
    return
  }
  const code = made.failureCode ?? 'unknown'
  const reason = `The provider could not return the money: ${code}`
  const failure = { refundId, callNumber: null, stripeRefundId: made.id, reason, code, at }
  await endAsFailed(tx, failure, audited.after)
}

/** Its campaign has the money again. */
export async function endAsFailed(
  tx: Transaction,
  failure: Parameters<typeof failRefund>[1],
  after: object,
): Promise<void> {
  const { refundId, at } = failure
  const campaignIds = await failRefund(tx, failure)
  if (campaignIds === null) return
  await resumeAfterReturnedMoney(tx, { campaignIds, at })
  await auditBySystem(tx, { refundId, action: 'refund.failed', after })
}

async function refuse(
  deps: RefundDeps,
  { id: refundId, callsCount: callNumber }: RefundRow,
  { code, message: reason }: { code: string; message: string },
): Promise<void> {
  const at = deps.clock.now()
  const failure = { refundId, callNumber, reason, code, at }
  await deps.database.transaction((tx) => endAsFailed(tx, failure, { reason, code }))
}

async function keepRequested(deps: RefundDeps, refund: RefundRow, call: CallEnd): Promise<void> {
  const at = deps.clock.now()
  const end = { ...call, id: refund.id, callNumber: refund.callsCount, at }
  await deps.database.transaction(async (tx) => {
    if (!(await endProviderCall(tx, 'refund', end))) return
    await enqueue(tx, sendRefundJob, {
      payload: { refundId: refund.id },
      runAt: addSeconds(at, backoffSeconds(refund.callsCount)),
      key: `send-refund:${refund.id}`,
    })
  })
}

async function auditBySystem(
  tx: Transaction,
  { refundId, ...entry }: { refundId: RefundId; action: AuditAction; after: object },
): Promise<void> {
  const actor = { kind: 'system' } as const
  await writeAudit(tx, { actor, objectType: 'refund', objectId: refundId, ...entry })
}
