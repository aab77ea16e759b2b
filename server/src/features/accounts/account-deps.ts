import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** What proving a password takes. */
export interface PasswordDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly passwords: PasswordHasher
}

export interface RegistrationDeps extends PasswordDeps {
  /** Of one address. */
  readonly registrationsPerHour: number
}

/** What changing a password or an e-mail takes. */
export interface AccountChangeDeps extends PasswordDeps {
  /** How long a creator cannot withdraw after it. */
  readonly accountChangeHoldHours: number
}

/** What later features do in the transaction that suspends or restores someone. */
export type StandingChanged = (
  tx: Transaction,
  change: { userId: string; isSuspended: boolean; at: Date; requestId: string },
) => Promise<void>

export interface AccountDeps extends RegistrationDeps, AccountChangeDeps {
  readonly standingChanged: StandingChanged
  /** Where this installation is reached, such as `https://permille.example`. */
  readonly appUrl: string
}
