import type { Clock } from '#platform/clock.ts'
import type { BrowserErrorCount } from '#platform/http/browser-error-count.ts'
import type { Log } from '#platform/log.ts'

export interface BrowserErrorDeps {
  readonly clock: Clock
  readonly log: Log
  readonly browserErrors: BrowserErrorCount
}
