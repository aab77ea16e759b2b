import type { UserId } from '@permille/contract/ids'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
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

/** What later features find on an account whose address is proven for the first time. */
export interface FormerBelongings {
  readonly payoutAccount: boolean
  readonly connectionsCount: number
}

/** What later features remove in the transaction of that proof; the creator's row is locked. */
export type AddressProven = (
  tx: Transaction,
  proof: { userId: UserId; at: Date },
) => Promise<FormerBelongings>

/** What the first proof of an address needs. */
export interface FirstProofDeps {
  readonly addressProven: AddressProven
}

/** What a mailed link needs. */
export interface InvitationDeps {
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
  /** Seals the link while its mail waits. */
  readonly encryption: Encryption
  /** False without a mail server: nobody can be asked to prove an address then. */
  readonly isMailSent: boolean
}

/** What a link that sets a new password needs. */
export interface PasswordLinkDeps {
  readonly clock: Clock
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
}

/** What proving an address by mail needs. */
export interface EmailProofDeps extends InvitationDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
}

/** What making and checking a passkey needs. */
export interface PasskeyDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** A passkey belongs to the host of this URL; another host makes all of them useless. */
  readonly appUrl: string
}

/** What second factors need. */
export interface FactorDeps extends InvitationDeps, PasskeyDeps {
  /** The operator wants every admin to have one. */
  readonly isAdminFactorRequired: boolean
}

export interface AccountDeps
  extends RegistrationDeps,
    AccountChangeDeps,
    EmailProofDeps,
    FirstProofDeps,
    FactorDeps {
  readonly suspensionChanged: SuspensionChanged
}
