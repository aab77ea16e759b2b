import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Log } from '#platform/log.ts'
import type { CountCall } from './count-call.ts'
import type { ProofEffects } from './proof-effects.ts'
import type { PlatformRegistry } from './social-account.ts'

/** What a counted look-up on a platform needs. */
export interface LookupDeps {
  readonly database: DatabaseServer
  readonly platforms: PlatformRegistry
  readonly clock: Clock
  readonly countCall: CountCall
}

/** What calling a platform with an account's access needs. */
export interface AccessTokenDeps extends LookupDeps {
  readonly encryption: Encryption
}

/** The feature's dependencies; built once, by the wiring. */
export interface ConnectionDeps extends AccessTokenDeps {
  readonly log: Log
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
  readonly proofEffects: ProofEffects
}
