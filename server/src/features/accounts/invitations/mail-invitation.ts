import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { InvitationDeps } from '../account-deps.ts'
import { type Invited, invitationContext, userInvited } from '../account-jobs.ts'
import { countMail } from '../count-mail.ts'
import type { Invitation } from './invitation-store.ts'
import { invitationUrl, type MadeInvitation } from './invite-user.ts'

/**
 * The link also reaches the invited person by mail, where mail is configured. Throws `Rejected` when the address has
 * been sent too many mails.
 */
export async function mailInvitation(
  tx: Transaction,
  { id, token, email, role, brandName }: Omit<Invitation, 'id'> & MadeInvitation,
  { encryption, appUrl, isMailSent }: InvitationDeps,
): Promise<void> {
  if (isMailSent) await countMail(tx, { purpose: 'invitation', toAddress: email, userId: null })
  const sealedUrl = encryption.seal(invitationUrl(appUrl, token), invitationContext(id))
  const payload: Invited = { invitationId: id, toAddress: email, role, brandName, sealedUrl }
  await enqueue(tx, userInvited, { payload })
}
