import type { SubmissionId } from '@permille/contract/ids'
import { auditAsOf } from '../features/accounts/audit-store.ts'
import { createPostReadings } from '../features/submissions/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import type { Dependencies } from '../wiring/dependencies.ts'
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
export type DemoDependencies = Dependencies & {
  readonly control: SandboxControl
  readonly platformCountry: string
  readonly tracked: TrackedPost[]
  readonly travel: { at: Date }
}

/** One event of the demo's past at a time. */
export interface DemoEvent {
  readonly at: Date
  play(demo: DemoDependencies): Promise<void>
}

export function buildDemoDependencies(
  parts: Dependencies,
  place: Pick<DemoDependencies, 'control' | 'platformCountry'>,
): DemoDependencies {
  const travel = { at: new Date() }
  const clock: Clock = { now: () => new Date(travel.at) }
  // Tokens follow the real clock: the sandbox issues them now.
  const readings = createPostReadings(parts)
  const database: DatabaseServer = {
    ...parts.database,
    transaction: (work) =>
      parts.database.transaction((tx) => {
        auditAsOf(tx, clock.now())
        return work(tx)
      }),
  }
  return { ...parts, ...place, database, clock, readings, tracked: [], travel }
}
