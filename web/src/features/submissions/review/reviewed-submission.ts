import type { AnswerOf } from '@permille/contract/endpoint'
import type { readBrandSubmissionCall } from '@permille/contract/submissions'

/** A submission with the facts that a decision needs. */
export type ReviewedSubmission = AnswerOf<typeof readBrandSubmissionCall>

/** Where a reviewer's links lead: a brand and an admin have pages of their own. */
export interface ReviewPlaces {
  readonly list: string
  readonly submission: (id: string) => string
  readonly campaign: (submission: ReviewedSubmission) => string
}

/** A post under review, among those that wait. */
export interface Reviewing {
  readonly submission: ReviewedSubmission
  readonly waiting: readonly { readonly id: string }[]
  readonly places: ReviewPlaces
}
