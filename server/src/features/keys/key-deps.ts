import type { ApiKeyKind } from '#platform/api-key.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'

export interface KeyDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly apiKeyKind: ApiKeyKind
}
