import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { type DueTransitionsDeps, makeDueTransitions } from './make-due-transitions.ts'

export function campaignSchedule(deps: DueTransitionsDeps): ScheduledTask[] {
  return [{ name: 'campaign transitions', everySeconds: 60, work: () => makeDueTransitions(deps) }]
}
