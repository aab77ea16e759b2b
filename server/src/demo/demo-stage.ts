import { createPostReadings } from '../features/submissions/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Parts } from '../wiring-parts.ts'
import type { SandboxControl, SandboxPost } from './sandbox-control.ts'

/** A post whose views the past is read from. */
export interface TrackedPost {
  readonly submissionId: string
  readonly publishedAt: Date
  readonly finalViews: number
  /** Its views stand still from now on. */
  readonly isQuiet: boolean
  readonly sandboxPost: Omit<SandboxPost, 'views' | 'grows'>
}

/** What the demo's past is played on: the product's own parts, with a clock that is moved. */
export type DemoStage = Parts & {
  readonly control: SandboxControl
  readonly tracked: TrackedPost[]
  readonly travel: { at: Date }
}

/** One thing that happens at a moment of the demo's past. */
export interface DemoEvent {
  readonly at: Date
  play(stage: DemoStage): Promise<void>
}

export function buildStage(parts: Parts, control: SandboxControl): DemoStage {
  const travel = { at: new Date() }
  const clock: Clock = { now: () => new Date(travel.at) }
  // Tokens live by the real clock: the sandbox gives them out now.
  const readings = createPostReadings(parts)
  return { ...parts, clock, readings, control, tracked: [], travel }
}
