import type { ReviewedSubmission } from '@permille/contract/submissions'

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
