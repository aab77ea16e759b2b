import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { ScheduleDeps } from './campaign-deps.ts'
import { makeDueTransitions } from './make-due-transitions.ts'

export function campaignSchedule(deps: ScheduleDeps): ScheduledTask[] {
  return [{ name: 'campaign transitions', everySeconds: 60, work: () => makeDueTransitions(deps) }]
}
