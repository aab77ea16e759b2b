import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingResource, refused } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { closeDispute } from './close-dispute.ts'
import { noEvidence, withdrawForDispute } from './open-dispute.ts'

type EvidenceName = Exclude<keyof Stripe.Dispute.Evidence, 'appeal' | 'enhanced_evidence'>

const names = Object.keys(noEvidence).filter((name) => name !== 'enhanced_evidence')

/** Texts, and the ids of uploaded files. */
export const evidenceSpec = Object.fromEntries(names.map((name) => [name, 'text'])) as {
  readonly [Name in EvidenceName]: 'text'
}

interface Answer {
  readonly evidence?: { readonly [Name in EvidenceName]?: string } | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
  /** True by default; otherwise the evidence is only saved. */
  readonly submit?: boolean | undefined
}

/** Saves the evidence and submits it. */
export function answerDispute(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  { evidence, metadata, submit = true }: Answer,
): Stripe.Dispute {
  const isOpen = isAwaitingResponse(dispute)
  if (evidence !== undefined) checkEvidence(stripe, dispute, evidence)
  const kept = { ...dispute.evidence, ...evidence }
  const isSubmitted = isOpen && submit && (evidence !== undefined || hasAny(kept))
  const updated: Stripe.Dispute = {
    ...dispute,
    evidence: kept,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: hasAny(kept),
      submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
    },
    metadata: mergeMetadata(dispute.metadata, metadata),
    status: isSubmitted ? reviewOf(dispute) : dispute.status,
  }
  stripe.tables.disputes.put(updated.id, updated)
  const previous = { evidence: dispute.evidence, status: dispute.status }
  emitEvent(stripe, { type: 'charge.dispute.updated', object: updated, previous })
  return isSubmitted ? decide(stripe, updated, kept.uncategorized_text) : updated
}

/** Stripe's test evidence decides at once. */
function decide(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  text: string | null,
): Stripe.Dispute {
  if (text === 'winning_evidence') return closeDispute(stripe, dispute, 'won')
  if (text === 'losing_evidence') return closeDispute(stripe, dispute, 'lost')
  if (text === 'escalate_inquiry_evidence') return escalateInquiry(stripe, dispute)
  return dispute
}

function isAwaitingResponse({ status }: Stripe.Dispute): boolean {
  return status === 'needs_response' || status === 'warning_needs_response'
}

/** Stripe's limits, in characters. */
const textMax = 20_000
const evidenceMax = 150_000

const fileNames: ReadonlySet<string> = new Set([
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
])

function checkEvidence(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  evidence: NonNullable<Answer['evidence']>,
): void {
  const dueBy = dispute.evidence_details.due_by
  if (!isAwaitingResponse(dispute) || (dueBy !== null && stripe.world.nowSeconds() > dueBy)) {
    throw refused(null, 'You cannot submit evidence on this dispute any more.')
  }
  const texts = Object.entries(evidence) as [string, string][]
  for (const [name, value] of texts) {
    // Files are uploaded at another address, which this sandbox does not have.
    if (fileNames.has(name)) {
      throw missingResource('file upload', value, { status: 400, param: `evidence[${name}]` })
    }
    if (value.length > textMax) throw tooLong(`evidence[${name}]`, textMax)
  }
  const total = texts.reduce((sum, [, value]) => sum + value.length, 0)
  if (total > evidenceMax) throw tooLong('evidence', evidenceMax)
}

function tooLong(param: string, most: number) {
  return invalidParameter(
    null,
    `Invalid string: ${param} must be at most ${most} characters`,
    param,
  )
}

/** The bank turns its inquiry into a chargeback: the money is withdrawn now. */
export function escalateInquiry(stripe: StripeSandbox, inquiry: Stripe.Dispute): Stripe.Dispute {
  if (!inquiry.status.startsWith('warning_')) {
    throw refused(null, 'Only an inquiry can be escalated.')
  }
  const dispute = withdrawForDispute(stripe, inquiry)
  emitEvent(stripe, {
    type: 'charge.dispute.updated',
    object: dispute,
    previous: { status: inquiry.status },
  })
  emitEvent(stripe, { type: 'charge.dispute.funds_withdrawn', object: dispute })
  return dispute
}

function reviewOf({ status }: Stripe.Dispute): Stripe.Dispute.Status {
  return status === 'warning_needs_response' ? 'warning_under_review' : 'under_review'
}

function hasAny({ enhanced_evidence: _, ...texts }: Stripe.Dispute.Evidence): boolean {
  return Object.values(texts).some((value) => value !== null)
}
