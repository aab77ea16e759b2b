import type { SubmissionId } from '@permille/contract/ids'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { createPersonalStore } from '#ui/store.ts'

export type Decidable = Pick<BrandSubmission, 'id' | 'title'>

/** Why one of several posts could not be decided. */
export interface Refusal extends Decidable {
  readonly title: string
  readonly message: string
  /** There was no response, so it may have been decided. */
  readonly isUnanswered?: true
}

export const refusals = createPersonalStore<readonly Refusal[]>([])

/** Keeps approvals that were refused after the page had gone on, until they are read. */
export function noteRefusals(refused: readonly Refusal[]): void {
  const ids = refused.map(({ id }) => id)
  refusals.replace([...refusals.read().filter(({ id }) => !ids.includes(id)), ...refused])
}

export function endRefusals(ids: readonly SubmissionId[]): void {
  const rest = refusals.read().filter(({ id }) => !ids.includes(id))
  if (rest.length < refusals.read().length) refusals.replace(rest)
}
