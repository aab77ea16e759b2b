import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import type { InvitationId, UserId } from '@permille/contract/ids'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { emailTaken } from '../account.ts'
import { findAccountByEmail, lockEmail } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { hashToken, newToken } from '../sign-in/session.ts'
import { type Invitation, insertInvitation, revokeInvitationsFor } from './invitation-store.ts'

export interface InvitationRequest extends Omit<Invitation, 'id'> {
  /** The inviting admin; null when invited on the server's command line. */
  readonly invitedByUserId: UserId | null
  readonly now: Date
  readonly requestId?: string | undefined
}

export interface MadeInvitation {
  readonly id: InvitationId
  readonly token: string
  /** Another user who typed this address without proof: accepting the invitation releases it from them (rules §1). */
  readonly heldBy: { readonly id: UserId; readonly displayName: string } | null
}

/** Creates a single-use token; its link is the only way to use it. Ends an older link for the same address. */
export async function inviteUser(
  tx: Transaction,
  request: InvitationRequest,
): Promise<MadeInvitation> {
  const { email, role, brandName, invitedByUserId, now, requestId } = request
  await lockEmail(tx, email)
  const holder = await findAccountByEmail(tx, email)
  if (holder?.isEmailProven === true) throw emailTaken()
  await revokeInvitationsFor(tx, { email, at: now })
  const [token, id] = [newToken(), newId<InvitationId>()]
  await insertInvitation(tx, {
    id,
    email,
    role,
    brandName,
    invitedByUserId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: addHours(now, invitationDays * 24),
  })
  await writeAudit(tx, {
    actor:
      invitedByUserId === null ? { kind: 'system' } : { kind: 'admin', userId: invitedByUserId },
    action: 'invitation.create',
    objectType: 'invitation',
    objectId: id,
    after: { email, role, brandName },
    requestId,
  })
  const heldBy = holder === undefined ? null : { id: holder.id, displayName: holder.displayName }
  return { id, token, heldBy }
}

export function invitationUrl(appUrl: string, token: string): string {
  return appUrl + fillPage(visitorPages.invitation, token)
}
