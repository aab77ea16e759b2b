import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Log } from '#platform/log.ts'
import type { PrivateHosts } from '#platform/outside/private-hosts.ts'

export interface WebhookDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
  readonly encryption: Encryption
  readonly appUrl: string
  readonly privateHosts: PrivateHosts
}
