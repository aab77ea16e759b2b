import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { copyDuePictures } from './pictures/copy-pictures.ts'
import { sweepPictures } from './pictures/remove-pictures.ts'
import { autoApprove } from './review/auto-approve.ts'
import { finalizeDueApprovals } from './review/decide-approval.ts'
import type { SubmissionDeps } from './submission-deps.ts'

export function submissionSchedule(deps: SubmissionDeps): ScheduledTask[] {
  return [
    { name: 'finish approvals', everySeconds: 5, work: () => finalizeDueApprovals(deps) },
    { name: 'decide overdue submissions', everySeconds: 30, work: () => autoApprove(deps) },
    { name: 'copy pictures of posts', everySeconds: 3, work: () => copyDuePictures(deps) },
    { name: 'remove pictures of posts', everySeconds: 600, work: () => sweepPictures(deps) },
  ]
}
