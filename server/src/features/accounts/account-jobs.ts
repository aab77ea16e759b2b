import type { UserRole } from '@permille/contract/enums'
import type { InvitationId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { defineMailJob } from '#platform/jobs/job.ts'

export interface AccountChange {
  readonly kind: 'email' | 'password'
  /** The user's address before the change, which someone else may have made. */
  readonly toAddress: string
  /** Null for an address that the account no longer has: its notice outlives the account. */
  readonly userId: UserId | null
  readonly displayName: string
  /** Time of the change, as an ISO 8601 instant. */
  readonly at: string
}

export interface AccountDeletion {
  readonly toAddress: string
  readonly displayName: string
  readonly givenUpCents: Cents
  /** Time of the deletion, as an ISO 8601 instant. */
  readonly at: string
}

/** Notifications mails the address that the account had. */
export const accountDeleted = defineMailJob<AccountDeletion>('account-deleted')

/** No words of the user: the address may be someone else's. */
export interface EmailProofRequest {
  readonly toAddress: string
  readonly userId: UserId
  /** Works once, for a day; sealed for `emailProofContext`. */
  readonly sealedUrl: string
}

/** Notifications mails the link. */
export const emailProofRequested = defineMailJob<EmailProofRequest>('email-proof-asked')

export function emailProofContext(userId: UserId): string {
  return `email-proof-url:${userId}`
}

/** A user's credentials have changed; notifications announces it to the old address. */
export const accountChanged = defineMailJob<AccountChange>('account-changed')

/** Where the call came from is stored beside its audit row. */
export interface PasswordForgotten {
  readonly email: string
  /** Where the person wanted to go when they were asked to sign in. */
  readonly next?: string | undefined
  readonly requestId: string
  readonly address: string
  readonly userAgent: string | undefined
}

/** Someone asked for a link to set a new password; notifications mails it where the address is known. */
export const passwordForgotten = defineMailJob<PasswordForgotten>('password-forgotten')

export interface Invited {
  readonly invitationId: InvitationId
  readonly toAddress: string
  readonly role: UserRole
  readonly brandName: string | null
  /** Who of the brand invites them to act for it; absent for an account of their own. */
  readonly member?: { readonly invitedBy: string; readonly hasAccount: boolean }
  /** Sealed for `invitationContext`: whoever reads the queue cannot use the link. */
  readonly sealedUrl: string
}

/** An admin, or someone of a brand, has invited someone; notifications mails them the link. */
export const userInvited = defineMailJob<Invited>('user-invited')

export function invitationContext(id: InvitationId): string {
  return `invitation-url:${id}`
}
