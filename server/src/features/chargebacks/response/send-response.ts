import { writeAudit } from '#features/accounts/public.ts'
import type { Dispute, DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import { resumeEach } from '#money/resume-each.ts'
import { backoffSeconds, type CallEnd, type ProviderRequest, sendOnce } from '#money/send-once.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { applyDispute } from '../apply-dispute.ts'
import { responseKey } from '../chargeback.ts'
import type { ChargebackDeps } from '../chargeback-deps.ts'
import { sendResponseJob } from '../chargeback-jobs.ts'
import {
  beginResponseCall,
  endResponseCall,
  listStaleResponses,
  markResponseFailed,
  markResponseSent,
  type ResponseId,
  type ResponseRow,
} from './response-store.ts'

/** As long as a payout's: a lookup before and after, and the call itself. */
const leaseSeconds = 90

/** Sends a decided response exactly once, even after stalls, crashes and lost calls; safe to call from anywhere. */
export async function sendResponse(deps: ChargebackDeps, responseId: ResponseId): Promise<void> {
  const at = deps.clock.now()
  const until = addSeconds(at, leaseSeconds)
  const response = await beginResponseCall(deps.database, { responseId, at, until })
  if (response === undefined) return
  const { unknownSince } = response
  await sendOnce({ clock: deps.clock, until, unknownSince }, answerOf(deps, response))
}

function answerOf(deps: ChargebackDeps, response: ResponseRow): ProviderRequest<Dispute> {
  const { stripeDisputeId: disputeId } = response
  const idempotencyKey = responseKey(response)
  return {
    name: 'answer',
    create: () =>
      response.kind === 'evidence'
        ? deps.provider.sendEvidence({
            disputeId,
            evidence: response.content as DisputeEvidence,
            idempotencyKey,
          })
        : deps.provider.acceptDispute({ disputeId, idempotencyKey }),
    find: async () => {
      const dispute = await deps.provider.retrieveDispute(disputeId)
      return isAnswered(response, dispute) ? dispute : undefined
    },
    accept: (dispute) => acceptSent(deps, response, dispute),
    refuse: (refusal) => refuse(deps, response, refusal),
    keep: (end) => keepRequested(deps, response, end),
  }
}

/**
 * The provider has received it. An inquiry that has become a chargeback since is over too: evidence for the one
 * must never be submitted for the other.
 */
function isAnswered(response: ResponseRow, dispute: Dispute): boolean {
  if (response.isToInquiry && !dispute.isInquiry) return true
  if (response.kind === 'acceptance') return dispute.status === 'lost'
  return dispute.submissionsCount > response.submissionsBefore
}

async function acceptSent(
  deps: ChargebackDeps,
  { id: responseId, chargebackId, kind }: ResponseRow,
  dispute: Dispute,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await markResponseSent(tx, { responseId, at: deps.clock.now() }))) return
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: kind === 'evidence' ? 'chargeback.evidence-sent' : 'chargeback.accepted',
      objectType: 'chargeback',
      objectId: chargebackId,
      after: { disputeId: dispute.id },
    })
  })
  await applyDispute(deps, dispute)
}

async function refuse(
  deps: ChargebackDeps,
  response: ResponseRow,
  { code, message: reason }: { code: string; message: string },
): Promise<void> {
  const { id: responseId, callsCount: callNumber, chargebackId } = response
  await deps.database.transaction(async (tx) => {
    const at = deps.clock.now()
    if (!(await markResponseFailed(tx, { responseId, callNumber, reason, at }))) return
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'chargeback.answer-refused',
      objectType: 'chargeback',
      objectId: chargebackId,
      after: { reason, code },
    })
  })
}

async function keepRequested(
  deps: ChargebackDeps,
  response: ResponseRow,
  { isDefinite, reason, needsAdmin = false }: CallEnd,
): Promise<void> {
  const { id: responseId, callsCount: callNumber } = response
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const end = { responseId, callNumber, at, isDefinite, reason, needsAdmin }
    if (await endResponseCall(tx, end))
      await sendLater(tx, responseId, addSeconds(at, backoffSeconds(callNumber)))
  })
}

function sendLater(tx: Transaction, responseId: ResponseId, runAt: Date): Promise<void> {
  return enqueue(tx, sendResponseJob, {
    payload: { responseId },
    runAt,
    key: `send-response:${responseId}`,
  })
}

/** Resumes responses that no one is sending; one that fails does not block the rest. */
export async function resumeResponses(
  deps: ChargebackDeps,
  olderThanSeconds: number,
  stop?: AbortSignal,
): Promise<void> {
  const { clock, database, log } = deps
  const now = clock.now()
  const stale = { createdBefore: addSeconds(now, -olderThanSeconds), now, countMax: 100 }
  const ids = await listStaleResponses(database, stale)
  await resumeEach(ids, { clock, stop }, (responseId) =>
    sendResponse(deps, responseId).catch((error: unknown) =>
      log.error({ err: error, responseId }, 'an answer to a bank stays requested'),
    ),
  )
}
