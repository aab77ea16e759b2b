import type { CampaignStatus, Platform } from '../enums.ts'
import { type Cents, formatCents } from '../money.ts'
import { type CampaignEdit, campaignEdit, contradictionsIn } from './campaign-form.ts'

export type EditedField = keyof CampaignEdit
export const editedFields = Object.keys(campaignEdit.def.shape) as EditedField[]

/** What may change once creators have seen the campaign: none of it touches what a post earns. */
const openFields: readonly EditedField[] = [
  'name',
  'availableContentUrl',
  'contentRequirements',
  'thumbnailUrl',
  'platformsAllowed',
  'endsAt',
  'pendingPostsMax',
  'approvedPostsMax',
  'creatorsMax',
  'isInviteOnly',
  'needsDisclosure',
]

/** Whether the term can be edited at all in this state of the campaign (rules §2). */
export function isEditable(status: CampaignStatus, field: EditedField): boolean {
  if (status === 'completed') return false
  return status === 'draft' || openFields.includes(field)
}

/** What an edit is checked against. */
export interface EditedCampaign {
  readonly status: CampaignStatus
  readonly fundedCents: Cents
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly platformsAllowed: readonly Platform[]
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly creatorsMax: number | null
  readonly isInviteOnly: boolean
  readonly startsAt: Date | string | null
  readonly endsAt: Date | string | null
}

/** Only what differs, as typed or as stored. */
export type ChangedTerms = { readonly [Term in EditedField]?: unknown } & {
  readonly budgetCents?: Cents | undefined
  readonly minPayoutCents?: Cents | undefined
  readonly maxPayoutCents?: Cents | undefined
  readonly platformsAllowed?: readonly Platform[] | undefined
  readonly pendingPostsMax?: number | undefined
  readonly approvedPostsMax?: number | undefined
  readonly creatorsMax?: number | null | undefined
  readonly isInviteOnly?: boolean | undefined
  readonly startsAt?: Date | string | null | undefined
  readonly endsAt?: Date | string | null | undefined
}

export interface EditProblem {
  readonly field: EditedField
  readonly message: string
}

/** Why the campaign cannot be changed like this, or undefined. The one rule of the form and of the server. */
export function findEditProblem(
  campaign: EditedCampaign,
  edit: ChangedTerms,
  at: Date,
): EditProblem | undefined {
  for (const field of Object.keys(edit) as EditedField[]) {
    if (!isEditable(campaign.status, field)) return { field, message: lockedText(campaign.status) }
  }
  return findMoneyProblem(campaign, edit) ?? findOpenProblem(campaign, edit, at)
}

function lockedText(status: CampaignStatus): string {
  if (status === 'completed') return 'This campaign has ended, so it can’t be changed.'
  return 'Creators rely on this since the campaign went live, so it can’t change. Duplicate the campaign to offer other terms.'
}

function findMoneyProblem(campaign: EditedCampaign, edit: ChangedTerms): EditProblem | undefined {
  if (edit.budgetCents !== undefined && edit.budgetCents < campaign.fundedCents) {
    const message = `The budget can’t be less than the ${formatCents(campaign.fundedCents)} already funded`
    return { field: 'budgetCents', message }
  }
  return contradictionsIn({
    minPayoutCents: edit.minPayoutCents ?? campaign.minPayoutCents,
    maxPayoutCents: edit.maxPayoutCents ?? campaign.maxPayoutCents,
    startsAt: edit.startsAt === undefined ? campaign.startsAt : edit.startsAt,
    endsAt: edit.endsAt === undefined ? campaign.endsAt : edit.endsAt,
  })[0]
}

function findOpenProblem(
  campaign: EditedCampaign,
  edit: ChangedTerms,
  at: Date,
): EditProblem | undefined {
  const { platformsAllowed, endsAt } = edit
  if (endsAt && new Date(endsAt) <= at) {
    return { field: 'endsAt', message: 'The end must be in the future.' }
  }
  if (campaign.status === 'draft') return undefined
  if (
    platformsAllowed &&
    !campaign.platformsAllowed.every((one) => platformsAllowed.includes(one))
  ) {
    const message = 'Platforms can be added, not removed: creators may be filming for them.'
    return { field: 'platformsAllowed', message }
  }
  if (endsAt && (campaign.endsAt === null || new Date(endsAt) < new Date(campaign.endsAt))) {
    const message = 'The end can only move later. To stop sooner, end the campaign.'
    return { field: 'endsAt', message }
  }
  if (edit.isInviteOnly === true) {
    const message = 'Creators have seen it, so it stays open to them.'
    return { field: 'isInviteOnly', message }
  }
  return findLimitProblem(campaign, edit)
}

const limits = ['pendingPostsMax', 'approvedPostsMax', 'creatorsMax'] as const

function findLimitProblem(campaign: EditedCampaign, edit: ChangedTerms): EditProblem | undefined {
  const lowered = limits.find((field) => {
    const [before, after] = [campaign[field], edit[field]]
    return after !== undefined && numberOf(after) < numberOf(before)
  })
  if (lowered === undefined) return undefined
  const message = 'This limit can go up, not down: creators may be filming.'
  return { field: lowered, message }
}

/** No limit is above every limit. */
function numberOf(limit: number | null): number {
  return limit ?? Number.POSITIVE_INFINITY
}
