import type { KeyId, SubmissionId, UserId } from '@permille/contract/ids'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import type { Submission } from './submission.ts'

/** Who decides: the campaign's brand, an admin, or the system at the deadline. */
export type Reviewer =
  | ({ readonly kind: 'brand' } & ActingBrand)
  | { readonly kind: 'admin'; readonly userId: UserId }
  | { readonly kind: 'system' }

export interface ReviewRequest {
  readonly submissionId: SubmissionId
  readonly reviewer: Reviewer
  readonly requestId?: string | undefined
}

export interface Decided {
  readonly id: SubmissionId
  readonly status: 'approved' | 'rejected'
}

/** Whose submissions are shown: those of one brand's campaigns, or anyone's. */
export type ReviewViewer =
  | ({ readonly kind: 'brand' } & ActingBrand)
  | { readonly kind: 'any'; readonly userId?: UserId }

export function viewerOf(reviewer: Reviewer): ReviewViewer {
  if (reviewer.kind === 'brand') return reviewer
  return reviewer.kind === 'system' ? { kind: 'any' } : { kind: 'any', userId: reviewer.userId }
}

export function userOf(reviewer: Reviewer): UserId | null {
  return reviewer.kind === 'system' ? null : reviewer.userId
}

/** The API key by which they decide. */
export function keyOf(reviewer: Reviewer): KeyId | null {
  return reviewer.kind === 'brand' ? (reviewer.key?.id ?? null) : null
}

export class SubmissionNotFound extends NotFound {
  constructor() {
    super('submission-not-found', 'Submission not found')
  }
}

/** Throws unless the submission is pending: a submission is decided once (rules §3). */
export function requirePending({ status }: Submission): void {
  if (status === 'pending') return
  throw new Rejected('already-decided', `This submission is already ${status}.`, {
    details: { status },
  })
}
