import type { Transaction } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/job.ts'
import type { InvitationDeps } from '../account-deps.ts'
import { type Invited, invitationContext, userInvited } from '../account-jobs.ts'
import type { Invitation } from './invitation-store.ts'
import { invitationUrl, type MadeInvitation } from './invite-user.ts'

/** The link also reaches the invited person by mail, where mail is configured. */
export async function mailInvitation(
  tx: Transaction,
  { id, token, email, role, brandName }: Omit<Invitation, 'id'> & MadeInvitation,
  { encryption, appUrl }: InvitationDeps,
): Promise<void> {
  const sealedUrl = encryption.seal(invitationUrl(appUrl, token), invitationContext(id))
  const payload: Invited = { invitationId: id, toAddress: email, role, brandName, sealedUrl }
  await enqueue(tx, userInvited, { payload })
}
