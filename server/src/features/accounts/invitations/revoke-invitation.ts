import type { InvitationId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { writeAudit } from '../audit-store.ts'
import { revokeInvitation } from './invitation-store.ts'

export interface Revocation {
  readonly id: InvitationId
  readonly adminUserId: UserId
  readonly at: Date
  readonly requestId: string
}

/** Makes the link unusable for good. A used one created a user, who is suspended instead. */
export async function revokeOpenInvitation(tx: Transaction, request: Revocation): Promise<void> {
  const { id, adminUserId, at, requestId } = request
  const revoked = await revokeInvitation(tx, { id, at })
  if (revoked === undefined) {
    throw new NotFound('invitation-gone', 'This invitation was already used or revoked')
  }
  const { email, role } = revoked
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'invitation.revoke',
    objectType: 'invitation',
    objectId: id,
    before: { email, role },
    requestId,
  })
}
