import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { autoApprove } from './review/auto-approve.ts'
import type { SubmissionDeps } from './submission-deps.ts'

export function submissionSchedule(deps: SubmissionDeps): ScheduledTask[] {
  return [{ name: 'decide overdue submissions', everySeconds: 30, work: () => autoApprove(deps) }]
}
