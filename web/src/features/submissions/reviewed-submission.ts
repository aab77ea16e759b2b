import type { AnswerOf } from '@permille/contract/endpoint'
import type { readBrandSubmission } from '@permille/contract/submissions'

/** A submission with the facts that a decision needs. */
export type ReviewedSubmission = AnswerOf<typeof readBrandSubmission>
