import type { SubmissionId } from '@permille/contract/ids'
import { createPostReadings } from '../features/submissions/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Parts } from '../wiring-parts.ts'
import type { SandboxControl, SandboxPost } from './sandbox-control.ts'

/** A post whose past views are read. */
export interface TrackedPost {
  readonly submissionId: SubmissionId
  readonly publishedAt: Date
  readonly finalViews: number
  readonly likesPercent: number
  /** Its views stop growing from now on. */
  readonly isQuiet: boolean
  readonly sandboxPost: Omit<SandboxPost, 'views' | 'grows'>
}

/** The product's own parts with a movable clock, to play the demo's past on. */
export type DemoParts = Parts & {
  readonly control: SandboxControl
  readonly tracked: TrackedPost[]
  readonly travel: { at: Date }
}

/** One event at a time of the demo's past. */
export interface DemoEvent {
  readonly at: Date
  play(demo: DemoParts): Promise<void>
}

export function buildDemoParts(parts: Parts, control: SandboxControl): DemoParts {
  const travel = { at: new Date() }
  const clock: Clock = { now: () => new Date(travel.at) }
  // Tokens follow the real clock: the sandbox issues them now.
  const readings = createPostReadings(parts)
  return { ...parts, clock, readings, control, tracked: [], travel }
}
