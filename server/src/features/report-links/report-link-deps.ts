import type { PasswordHasher } from '#features/accounts/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Log } from '#platform/log.ts'

export interface ReportLinkDeps {
  readonly database: DatabaseServer
  /** For the numbers, which may lag; whether a link works is never read there. */
  readonly replica: Database
  readonly clock: Clock
  readonly encryption: Encryption
  readonly passwords: PasswordHasher
  readonly appUrl: string
  readonly log: Log
}
