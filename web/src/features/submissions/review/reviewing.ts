import type { ReviewedSubmission } from '@permille/contract/submissions'

/** Where a reviewer's links lead: brands and admins have their own pages. */
export interface ReviewPlaces {
  readonly list: string
  readonly submission: (id: string) => string
  readonly campaign: (submission: ReviewedSubmission) => string
}

/** A post under review, with the other pending posts. */
export interface Reviewing {
  readonly submission: ReviewedSubmission
  readonly waiting: readonly { readonly id: string }[]
  readonly places: ReviewPlaces
}
