import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { campaignFunded } from '../funding/public.ts'
import { submissionApproved, submissionsEnded } from '../submissions/public.ts'
import { freezeEndedPosts } from './freeze-ended-posts.ts'
import { readDuePosts, type TrackingDeps } from './read-due-posts.ts'
import { settleShortfall } from './settle-shortfall.ts'
import { deleteSchedules, insertMissingSchedules, insertSchedule } from './tracking-store.ts'

export function trackingJobs(deps: TrackingDeps): JobHandler[] {
  const { database, clock } = deps
  return [
    handleJob(submissionApproved, ({ submissionId }) =>
      database.transaction((tx) => insertSchedule(tx, { submissionId, at: clock.now() })),
    ),
    handleJob(submissionsEnded, ({ submissionIds }) =>
      database.transaction((tx) => deleteSchedules(tx, submissionIds)),
    ),
    handleJob(campaignFunded, ({ campaignId }) => settleShortfall(deps, campaignId)),
  ]
}

/** `tickSeconds` is how often due posts are looked for, apart from how often each is due. */
export function trackingSchedule(deps: TrackingDeps, tickSeconds: number): ScheduledTask[] {
  const reading = [...deps.platforms.values()].map((platform) => ({
    name: `read ${platform.platform} posts`,
    everySeconds: tickSeconds,
    work: () => readDuePosts(deps, platform),
  }))
  return [
    ...reading,
    {
      name: 'freeze ended posts',
      everySeconds: 30,
      work: () => freezeEndedPosts(deps),
    },
    {
      name: 'track what nobody tracks',
      everySeconds: 300,
      work: () => deps.database.transaction((tx) => insertMissingSchedules(tx, deps.clock.now())),
    },
  ]
}
