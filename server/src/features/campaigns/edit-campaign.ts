import type { CampaignEdit } from '@permille/contract/campaigns/campaign-form'
import {
  type EditedField,
  type EditProblem,
  findEditProblem,
} from '@permille/contract/campaigns/campaign-rules'
import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { writeAudit } from '../accounts/public.ts'
import { type CampaignFields, findFields, saveFields } from './campaign-fields-store.ts'
import { lockOwnCampaignState } from './campaign-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'
import { keepThumbnail } from './keep-thumbnail.ts'

export interface EditRequest {
  readonly campaignId: CampaignId
  readonly brand: ActingBrand
  readonly edit: CampaignEdit
  readonly at: Date
  readonly requestId?: string | undefined
}

/**
 * Changes a campaign by the rules of its state (rules §2). A field sent with its old value is not a
 * change, so that a form loaded before the campaign went live can still save what remains open.
 */
export async function editCampaign(tx: Transaction, request: EditRequest): Promise<void> {
  const { campaignId, brand } = request
  const state = await lockOwnCampaignState(tx, { campaignId, brandId: brand.brandId })
  if (state === undefined) throw campaignNotFound()
  const stored = await findFields(tx, campaignId)
  const changes = changesOf(stored, request.edit)
  const changed = Object.keys(changes) as EditedField[]
  if (changed.length === 0) return
  const problem = findEditProblem({ ...state, ...stored }, changes, request.at)
  if (problem !== undefined) throw refused(problem)
  const { thumbnailUrl: url } = changes
  if (url) await keepThumbnail(tx, { url, userId: brand.userId })
  await saveFields(tx, campaignId, { ...stored, ...changes })
  await writeAudit(tx, {
    actor: { kind: 'brand', ...brand },
    action: 'campaign.edit',
    objectType: 'campaign',
    objectId: campaignId,
    before: Object.fromEntries(changed.map((field) => [field, stored[field]])),
    after: changes,
    requestId: request.requestId,
  })
}

type EditedFields = { readonly [Field in EditedField]?: CampaignFields[Field] | undefined }

function changesOf(stored: CampaignFields, edit: CampaignEdit): Partial<CampaignFields> {
  const { startsAt, endsAt, availableContentUrl, contentRequirements, thumbnailUrl, ...rest } = edit
  const edited: EditedFields = {
    ...rest,
    ...(availableContentUrl !== undefined && { availableContentUrl: availableContentUrl || null }),
    ...(contentRequirements !== undefined && { contentRequirements: contentRequirements || null }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl: thumbnailUrl || null }),
    ...(startsAt !== undefined && { startsAt: startsAt === null ? null : new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
  }
  const differing = (Object.keys(edited) as EditedField[]).filter(
    (field) =>
      edited[field] !== undefined && comparable(edited[field]) !== comparable(stored[field]),
  )
  return Object.fromEntries(differing.map((field) => [field, edited[field]]))
}

/** The order of platforms does not matter. */
function comparable(value: CampaignFields[EditedField] | undefined): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
}

function refused({ field, message }: EditProblem): Rejected {
  return new Rejected('campaign-not-editable', message, {
    details: { fields: { [field]: message } },
  })
}
