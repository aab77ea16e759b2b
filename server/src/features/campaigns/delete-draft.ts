import type { Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { deleteUnfundedDraft, lockOwnCampaignRow } from './campaign-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'

/** Deletes an own draft that was never funded and has no payment under way. */
export async function deleteDraft(
  tx: Transaction,
  request: { campaignId: string; userId: string; brandId: string; requestId?: string },
): Promise<void> {
  const campaign = await lockOwnCampaignRow(tx, request)
  if (campaign === undefined) throw campaignNotFound()
  if (!(await deleteUnfundedDraft(tx, campaign.id))) {
    throw new Rejected(
      'campaign-not-deletable',
      'Only a draft can be deleted, and only while no payment for it is under way.',
      { kind: 'conflict' },
    )
  }
  await writeAudit(tx, {
    actor: { kind: 'brand', userId: request.userId },
    action: 'campaign.delete',
    objectType: 'campaign',
    objectId: campaign.id,
    before: { name: campaign.name, budgetCents: campaign.budgetCents },
    ...(request.requestId === undefined ? {} : { requestId: request.requestId }),
  })
}
