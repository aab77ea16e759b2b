import type { AnswerOf } from '@permille/contract/endpoint'
import type { readCreatorSubmissionCall } from '@permille/contract/submissions'

/** A creator's own submission with its receipt. */
export type OwnSubmission = AnswerOf<typeof readCreatorSubmissionCall>
