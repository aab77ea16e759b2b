import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { type Scope, scopes, scopesOf } from '@permille/contract/teams/scopes'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import type { ChosenBrand } from './sign-in/chosen-brand-store.ts'

export interface Account {
  readonly id: UserId
  readonly role: UserRole
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly avatarUrl: string | null
  readonly brandName: string | null
  /** The brand that they act for; null for everyone who is in none. */
  readonly brand: ChosenBrand | null
  readonly suspendedReason: string | null
  /** Suspended for good. */
  readonly isDeleted: boolean
  readonly isEmailProven: boolean
  /** Someone else has proven this address since; the user must set another. */
  readonly isEmailReleased: boolean
  /** Has an authenticator app or a passkey. */
  readonly hasFactor: boolean
}

export function currentUserOf(
  account: Account,
  { isAdminFactorRequired }: { isAdminFactorRequired: boolean },
): CurrentUser {
  const { id, role, displayName, email, avatarUrl, brandName, isEmailReleased } = account
  const mustAddFactor = isAdminFactorRequired && role === 'admin' && !account.hasFactor
  const known = { id, role, displayName, email, avatarUrl, brandName }
  const brand = account.brand && brandSeenBy(account.brand)
  return { ...known, brand, mustChangeEmail: isEmailReleased, mustAddFactor }
}

function brandSeenBy({ brandId: id, role, ...brand }: ChosenBrand): CurrentUser['brand'] {
  const rights = scopesOf(role)
  const has = (scope: Scope) => rights.has(scope) && (!brand.isSuspended || scope.endsWith(':read'))
  const { brandCount: count, isSuspended: isReadOnly } = brand
  return { id, role, count, lacks: scopes.filter((scope) => !has(scope)), isReadOnly }
}

/** Emails are unique regardless of case; they are stored as they are compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function emailTaken(): Rejected {
  const message = 'An account with this email already exists'
  return new Rejected('email-taken', message, {
    details: { fields: { email: message } },
  })
}

/** Shown only after a correct password (rules §1). */
export function accountSuspended(reason: string): NotAllowed {
  return new NotAllowed('suspended', `Your account is suspended: ${isolate(reason)}`)
}
