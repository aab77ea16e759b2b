import type { SubmissionId } from '@permille/contract/ids'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'

export type Decidable = Pick<BrandSubmission, 'id' | 'title'>

/** Why one of several posts could not be decided. */
export interface Refusal extends Decidable {
  readonly title: string
  readonly message: string
  /** There was no response, so it may have been decided. */
  readonly isUnanswered?: true
}

let current: readonly Refusal[] = []
const listeners = new Set<() => void>()

function replace(next: readonly Refusal[]): void {
  current = next
  for (const listener of listeners) listener()
}

/** Keeps approvals that were refused after the page had gone on, until they are read. */
export function noteRefusals(refused: readonly Refusal[]): void {
  const ids = refused.map(({ id }) => id)
  replace([...current.filter(({ id }) => !ids.includes(id)), ...refused])
}

export function endRefusals(ids: readonly SubmissionId[]): void {
  if (current.some(({ id }) => ids.includes(id))) {
    replace(current.filter(({ id }) => !ids.includes(id)))
  }
}

export function refusals(): readonly Refusal[] {
  return current
}

export function subscribeToRefusals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
