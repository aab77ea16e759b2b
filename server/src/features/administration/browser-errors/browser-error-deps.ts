import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/watch/metrics.ts'

export interface BrowserErrorDeps {
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'count'>
}
