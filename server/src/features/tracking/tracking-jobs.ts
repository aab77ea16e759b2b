import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
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
export function trackingRepeats(deps: TrackingDeps, tickSeconds: number): RepeatedWork[] {
  const reading = [...deps.platforms.values()].map((platform) => ({
    name: `read ${platform.platform} posts`,
    everySeconds: tickSeconds,
    work: async () => {
      await readDuePosts(deps, platform)
    },
  }))
  return [
    ...reading,
    {
      name: 'freeze ended posts',
      everySeconds: 30,
      work: async () => {
        await freezeEndedPosts(deps)
      },
    },
    {
      name: 'track what nobody tracks',
      everySeconds: 300,
      work: async () => {
        await deps.database.transaction((tx) => insertMissingSchedules(tx, deps.clock.now()))
      },
    },
  ]
}
