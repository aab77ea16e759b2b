import type { SubmissionId } from '@permille/contract/ids'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'

/** Where a reviewer's links lead: brands and admins have their own pages. */
export interface ReviewPlaces {
  readonly list: string
  readonly submission: (id: SubmissionId) => string
  readonly campaign: (submission: ReviewedSubmission) => string
}

/** A post under review, with the other pending posts. */
export interface Reviewing {
  readonly submission: ReviewedSubmission
  readonly waiting: readonly { readonly id: SubmissionId }[]
  readonly places: ReviewPlaces
}
