import { addHours } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emailTaken } from './account.ts'
import { findAccountByEmail } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { type Invitation, insertInvitation } from './invitation-store.ts'
import { hashToken, newToken } from './session.ts'

const invitationHours = 7 * 24

export interface InvitationRequest extends Invitation {
  /** The admin who invites; null when somebody does so on the server itself. */
  readonly invitedByUserId: string | null
  readonly now: Date
  readonly requestId?: string
}

/** Makes a single-use token; its link is the only thing that can ever use it. */
export async function inviteUser(tx: Transaction, request: InvitationRequest): Promise<string> {
  const { email, role, brandName, invitedByUserId, now, requestId } = request
  if (await findAccountByEmail(tx, email)) throw emailTaken()
  const token = newToken()
  await insertInvitation(tx, {
    ...{ email, role, brandName, invitedByUserId },
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: addHours(now, invitationHours),
  })
  await writeAudit(tx, {
    actor:
      invitedByUserId === null ? { kind: 'system' } : { kind: 'admin', userId: invitedByUserId },
    action: 'invitation.create',
    objectType: 'invitation',
    objectId: newId(),
    after: { email, role, brandName },
    ...(requestId === undefined ? {} : { requestId }),
  })
  return token
}

export function invitationUrl(appUrl: string, token: string): string {
  return `${appUrl}/invite/${token}`
}
