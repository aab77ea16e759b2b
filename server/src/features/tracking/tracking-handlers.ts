import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { campaignFunded } from '../funding/public.ts'
import { submissionApproved, submissionsEnded } from '../submissions/public.ts'
import { settleShortfall } from './settle-shortfall.ts'
import type { TrackingDeps } from './tracking-deps.ts'
import { deleteSchedules, hurryFunded, insertSchedule } from './tracking-store.ts'

export function trackingHandlers(deps: TrackingDeps): JobHandler[] {
  const { database, clock } = deps
  return [
    handleJob(submissionApproved, ({ submissionId }) =>
      database.transaction((tx) => insertSchedule(tx, { submissionId, at: clock.now() })),
    ),
    handleJob(submissionsEnded, ({ submissionIds }) =>
      database.transaction((tx) => deleteSchedules(tx, submissionIds)),
    ),
    handleJob(campaignFunded, async ({ campaignId }) => {
      await settleShortfall(deps, campaignId)
      await hurryFunded(database, { campaignId, at: clock.now() })
    }),
  ]
}
