import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { closeDispute } from './close-dispute.ts'
import { noEvidence } from './open-dispute.ts'

type EvidenceName = Exclude<keyof Stripe.Dispute.Evidence, 'appeal' | 'enhanced_evidence'>

const names = Object.keys(noEvidence).filter((name) => name !== 'enhanced_evidence')

/** Texts, and the ids of uploaded files. */
export const evidenceSpec = Object.fromEntries(names.map((name) => [name, 'text'])) as {
  readonly [Name in EvidenceName]: 'text'
}

interface Answer {
  readonly evidence?: { readonly [Name in EvidenceName]?: string } | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
  /** True unless said otherwise; without it the evidence is only kept. */
  readonly submit?: boolean | undefined
}

/** Keeps the evidence and submits it. Stripe's test evidence decides at once. */
export function answerDispute(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  { evidence, metadata, submit = true }: Answer,
): Stripe.Dispute {
  const isOpen = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response'
  if (evidence !== undefined && !isOpen) {
    throw refused(null, 'You cannot submit evidence on this dispute any more.')
  }
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
  const verdict = verdicts[isSubmitted ? (kept.uncategorized_text ?? '') : '']
  return verdict === undefined ? updated : closeDispute(stripe, updated, verdict)
}

const verdicts: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

function reviewOf({ status }: Stripe.Dispute): Stripe.Dispute.Status {
  return status === 'warning_needs_response' ? 'warning_under_review' : 'under_review'
}

function hasAny({ enhanced_evidence: _, ...texts }: Stripe.Dispute.Evidence): boolean {
  return Object.values(texts).some((value) => value !== null)
}
