import type { UserId } from '@permille/contract/ids'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** What verifying a password needs. */
export interface PasswordDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly passwords: PasswordHasher
}

export interface RegistrationDeps extends PasswordDeps {
  /** Per address. */
  readonly registrationsPerHour: number
}

/** What changing a password or email needs. */
export interface AccountChangeDeps extends PasswordDeps {
  /** How long a creator cannot withdraw afterwards. */
  readonly accountChangeHoldHours: number
}

/** What later features do in the transaction that suspends or restores a user. */
export type SuspensionChanged = (
  tx: Transaction,
  change: { userId: UserId; isSuspended: boolean; at: Date; requestId: string },
) => Promise<void>

/** What the link of an invitation needs. */
export interface InvitationDeps {
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
  /** Seals the link while its mail waits. */
  readonly encryption: Encryption
}

export interface AccountDeps extends RegistrationDeps, AccountChangeDeps, InvitationDeps {
  readonly suspensionChanged: SuspensionChanged
}
