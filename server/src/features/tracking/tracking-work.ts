import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { campaignFunded } from '../funding/public.ts'
import { submissionApproved, submissionsEnded } from '../submissions/public.ts'
import { closeEndedSubmissions, closeFullSubmissions } from './close-ended-submissions.ts'
import { createPace } from './pace.ts'
import { payPromises } from './pay-promises.ts'
import { readDuePosts } from './read-due-posts.ts'
import { settleShortfall } from './settle-shortfall.ts'
import type { PaceDeps, TrackingDeps } from './tracking-deps.ts'
import {
  deleteSchedules,
  hurryFunded,
  insertMissingSchedules,
  insertSchedule,
} from './tracking-store.ts'

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

/** `tickSeconds` is how often due posts are searched for, independent of how often each is due. */
export function trackingSchedule(
  deps: TrackingDeps & PaceDeps,
  tickSeconds: number,
): ScheduledTask[] {
  const paceOf = createPace(deps)
  const reading = [...deps.platforms.values()].map((platform) => ({
    name: `read ${platform.platform} posts`,
    everySeconds: tickSeconds,
    work: async (stop?: AbortSignal) =>
      readDuePosts(deps, platform, { pace: await paceOf(platform), stop }),
  }))
  return [
    ...reading,
    {
      name: 'close ended submissions',
      everySeconds: 30,
      work: () => closeEndedSubmissions(deps),
    },
    {
      name: 'close full submissions',
      everySeconds: 60,
      work: () => closeFullSubmissions(deps),
    },
    { name: 'pay what was promised', everySeconds: 60, work: () => payPromises(deps) },
    {
      name: 'track what nobody tracks',
      everySeconds: 300,
      work: () => deps.database.transaction((tx) => insertMissingSchedules(tx, deps.clock.now())),
    },
  ]
}
