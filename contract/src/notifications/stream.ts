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
  /** Milliseconds since 1970; distinguishes two events of the same act. */
  readonly at: number
}

/** The data of each event, by its name. A later stream resumes after an event's id. */
export interface StreamEvents {
  /** Something is new in each of these kinds. */
  readonly news: { readonly kinds: readonly NotificationKind[] }
  /** Posts were decided, by anyone. */
  readonly decided: { readonly decisions: readonly StreamedDecision[] }
  /** Events since that id are unknown: anything may have happened. */
  readonly missed: Record<string, never>
  readonly alive: Record<string, never>
}
