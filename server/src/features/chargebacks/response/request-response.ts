import type { ResponseKind } from '@permille/contract/chargebacks/chargebacks'
import type { ChargebackId, UserId } from '@permille/contract/ids'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { writeAudit } from '#features/accounts/public.ts'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { waitFor } from '#platform/wait-for.ts'
import { applyDispute } from '../apply-dispute.ts'
import type { KnownChargeback } from '../chargeback.ts'
import type { ChargebackDeps } from '../chargeback-deps.ts'
import { sendResponseJob } from '../chargeback-jobs.ts'
import { readChargebackFacts } from '../chargeback-store.ts'
import { chargebackNotFound, gatherEvidence } from '../evidence/gather-evidence.ts'
import { hasAnswered, insertResponse, type ResponseId, type ResponseRow } from './response-store.ts'
import { sendResponse } from './send-response.ts'

interface Decision {
  readonly chargebackId: ChargebackId
  readonly adminUserId: UserId
  readonly requestId: string
}

const tryAtOnceSeconds = 10

/** Sends our receipts and an admin's words to the bank; the bank reads one answer. */
export async function sendEvidence(
  deps: ChargebackDeps,
  decision: Decision & { readonly statement: string },
  once: Once = withoutKey(deps.database),
): Promise<void> {
  const { chargebackId, statement } = decision
  const content = () => gatherEvidence(deps.database, chargebackId, statement)
  await answer(deps, { ...decision, kind: 'evidence', content }, once)
}

/** Gives the cardholder the money for good. */
export async function acceptChargeback(
  deps: ChargebackDeps,
  decision: Decision & { readonly reason: string },
  once: Once = withoutKey(deps.database),
): Promise<void> {
  const content = async () => ({ reason: decision.reason })
  await answer(deps, { ...decision, kind: 'acceptance', content }, once)
}

interface Answer extends Decision {
  readonly kind: ResponseKind
  readonly content: () => Promise<ResponseRow['content']>
}

/** Looks the dispute up first: the decision must fit the provider's current state. */
async function answer(deps: ChargebackDeps, decision: Answer, once: Once): Promise<void> {
  const existing = await readChargebackFacts(deps.database, decision.chargebackId)
  if (existing === undefined) throw chargebackNotFound()
  const dispute = await deps.provider.retrieveDispute(existing.stripeDisputeId)
  await applyDispute(deps, dispute)
  const { campaignId } = existing
  const response = { decision, campaignId, dispute, content: await decision.content() }
  const at = deps.clock.now()
  const responseId = await once(
    (database) => database.transaction((tx) => recordDecision(tx, { ...response, at })),
    (id) => id,
  )
  await waitFor(tryAtOnceSeconds, trySending(deps, responseId as ResponseId))
}

async function trySending(deps: ChargebackDeps, responseId: ResponseId): Promise<void> {
  try {
    await sendResponse(deps, responseId)
  } catch (error) {
    deps.log.error({ err: error, responseId }, 'an answer to a bank stays requested')
  }
}

async function recordDecision(
  tx: Transaction,
  response: {
    decision: Answer
    campaignId: KnownChargeback['campaignId']
    dispute: Dispute
    content: ResponseRow['content']
    at: Date
  },
): Promise<ResponseId> {
  const { decision, dispute, content, at } = response
  const { chargebackId, kind } = decision
  await lockRow(tx, 'campaign', response.campaignId)
  const chargeback = await readChargebackFacts(tx, chargebackId)
  if (chargeback === undefined) throw chargebackNotFound()
  const { isInquiry: isToInquiry } = chargeback
  const refusal = findRefusal(chargeback, kind, at)
  if (refusal !== undefined) throw refusal
  if (await hasAnswered(tx, { chargebackId, isToInquiry })) throw answered()
  const id = newId<ResponseId>()
  const { adminUserId: requestedBy, requestId } = decision
  const submissionsBefore = dispute.submissionsCount
  await insertResponse(tx, {
    id,
    chargebackId,
    kind,
    isToInquiry,
    content,
    submissionsBefore,
    requestedBy,
    at,
  })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: requestedBy },
    action: kind === 'evidence' ? 'chargeback.send-evidence' : 'chargeback.accept',
    objectType: 'chargeback',
    objectId: chargebackId,
    after: { disputeId: dispute.id, isToInquiry, ...(kind === 'acceptance' && content) },
    requestId,
  })
  await enqueue(tx, sendResponseJob, {
    payload: { responseId: id },
    // The request itself tries first; the job is for when it cannot.
    runAt: addSeconds(at, 2),
    key: `send-response:${id}`,
  })
  return id
}

function findRefusal(
  { status, isInquiry, dueAt }: KnownChargeback,
  kind: ResponseKind,
  at: Date,
): Rejected | undefined {
  if (status === 'under_review') return answered()
  if (status !== 'needs_response') {
    return conflict('chargeback-ended', 'The bank has decided: nothing can be sent anymore.')
  }
  if (kind === 'acceptance' && isInquiry) {
    return conflict(
      'inquiry-not-accepted',
      'No money has been taken yet: there is no loss to accept.',
    )
  }
  if (kind === 'evidence' && dueAt !== null && dueAt <= at) {
    return conflict(
      'evidence-too-late',
      'The bank no longer accepts evidence: its date has passed.',
    )
  }
  return undefined
}

function answered(): Rejected {
  return conflict(
    'chargeback-answered',
    'This was already answered: the bank reads only one answer.',
  )
}

function conflict(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}
