import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { writeAudit } from '../accounts/public.ts'
import type { CampaignState } from './campaign.ts'
import type { CampaignDeps } from './campaign-deps.ts'
import { deleteUnfundedDraft, hasPendingPayment, lockOwnCampaignState } from './campaign-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'

interface DeleteRequest extends ActingBrand {
  readonly campaignId: CampaignId
  readonly requestId?: string | undefined
}

/** Deletes one of the brand's drafts that was never funded; cancels its unpaid payments first. */
export async function deleteDraft(
  { database, cancelOpenPayments }: Pick<CampaignDeps, 'database' | 'cancelOpenPayments'>,
  request: DeleteRequest,
  once: Once = withoutKey(database),
): Promise<void> {
  await once(
    async (effects) => {
      if (await database.transaction((tx) => isPaymentPending(tx, request))) {
        await cancelOpenPayments(request.campaignId)
      }
      return effects.transaction((tx) => removeDraft(tx, request))
    },
    () => null,
  )
}

async function isPaymentPending(tx: Transaction, request: DeleteRequest): Promise<boolean> {
  const campaign = await lockOwnCampaignState(tx, request)
  if (campaign === undefined) throw campaignNotFound()
  if (!isDeletable(campaign)) throw notDeletable()
  return hasPendingPayment(tx, campaign.id)
}

/** Only a draft that was never funded; a payment under way also prevents it (rules §2). */
export function isDeletable({
  status,
  fundedCents,
}: Pick<CampaignState, 'status' | 'fundedCents'>): boolean {
  return status === 'draft' && fundedCents <= 0
}

async function removeDraft(tx: Transaction, request: DeleteRequest): Promise<void> {
  const campaign = await lockOwnCampaignState(tx, request)
  if (campaign === undefined) throw campaignNotFound()
  if (!(await deleteUnfundedDraft(tx, campaign.id))) throw notDeletable()
  await writeAudit(tx, {
    actor: { kind: 'brand', ...request },
    action: 'campaign.delete',
    objectType: 'campaign',
    objectId: campaign.id,
    before: { name: campaign.name, budgetCents: campaign.budgetCents },
    requestId: request.requestId,
  })
}

function notDeletable(): Rejected {
  return new Rejected(
    'campaign-not-deletable',
    'Only a draft can be deleted, and only while no payment for it is under way.',
  )
}
