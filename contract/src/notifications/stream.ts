import type { SubmissionId } from '../ids.ts'
import type { NotificationKind } from './notifications.ts'

/** What open pages listen to; events are named below. */
export const notificationStreamPath = '/api/notifications/stream'

/**
 * `approve` can still be undone, `undo` did that, `final` made an approval count, `reject` is a
 * rejection or a withdrawal.
 */
export type DecisionAct = 'approve' | 'undo' | 'final' | 'reject'

export interface StreamedDecision {
  readonly submissionId: SubmissionId
  readonly act: DecisionAct
  /** Milliseconds since 1970; tells two of the same act apart. */
  readonly at: number
}

/** The data of each event, by its name. Each has an id, from which a later stream goes on. */
export interface StreamEvents {
  /** Something is new in each of these kinds. */
  readonly news: { readonly kinds: readonly NotificationKind[] }
  /** Posts were decided, by whomever. */
  readonly decided: { readonly decisions: readonly StreamedDecision[] }
  /** What happened since the id is not known: anything may have. */
  readonly missed: Record<string, never>
  readonly alive: Record<string, never>
}
