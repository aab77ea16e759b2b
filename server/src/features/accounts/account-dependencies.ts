import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** What proving a password takes. */
export interface PasswordDependencies {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly passwords: PasswordHasher
}

export interface RegistrationDependencies extends PasswordDependencies {
  /** Of one address. */
  readonly registrationsPerHour: number
}

/** What changing a password or an e-mail takes. */
export interface AccountChangeDependencies extends PasswordDependencies {
  /** How long a creator cannot withdraw after it. */
  readonly accountChangeHoldHours: number
}

/** What later features do in the transaction that suspends or restores someone. */
export type StandingChanged = (
  tx: Transaction,
  change: { userId: string; isSuspended: boolean; at: Date; requestId: string },
) => Promise<void>

export interface AccountDependencies extends RegistrationDependencies, AccountChangeDependencies {
  readonly standingChanged: StandingChanged
  /** Where this installation is reached, such as `https://permille.example`. */
  readonly appUrl: string
}
