import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { createPace } from './pace.ts'
import { payPromises } from './pay-promises.ts'
import { readDuePosts } from './read-due-posts.ts'
import type { PaceDeps, TrackingDeps } from './tracking-deps.ts'
import { insertMissingSchedules } from './tracking-store.ts'

/** `tickSeconds` is how often due posts are looked for, independent of how often each is due. */
export function trackingSchedule(
  deps: TrackingDeps & PaceDeps,
  tickSeconds: number,
): ScheduledTask[] {
  const paceOf = createPace(deps)
  const reading = [...deps.platforms.values()].map((platform) => ({
    name: `read ${platform.platform} posts`,
    everySeconds: tickSeconds,
    work: async () => readDuePosts(deps, platform, await paceOf(platform)),
  }))
  return [
    ...reading,
    {
      name: 'close ended submissions',
      everySeconds: 30,
      work: () => closeEndedSubmissions(deps),
    },
    { name: 'pay what was promised', everySeconds: 60, work: () => payPromises(deps) },
    {
      name: 'track what nobody tracks',
      everySeconds: 300,
      work: () => deps.database.transaction((tx) => insertMissingSchedules(tx, deps.clock.now())),
    },
  ]
}
