import { newCampaign } from '@permille/contract/campaigns/campaign-form'
import type { Campaign, createCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { BodyInputOf } from '@permille/contract/endpoint'
import type { CampaignCategory, Platform } from '@permille/contract/enums'
import { amountProblem, dollarsTyped } from '@permille/contract/input/amounts'
import { readTypedCount } from '@permille/contract/input/numbers'
import {
  approvedPostsDefault,
  autoApproveHoursDefault,
  budgetMaximumCents,
  campaignNameMaxLength,
  pendingPostsDefault,
} from '@permille/contract/limits'
import { type Cents, centsFromDollars, toCents } from '@permille/contract/money'
import { instantTyped, localText, readMoment } from '#ui/controls/dates/read-date.ts'
import { currentTime } from '#ui/values/current-time.ts'

/** The state of the create form. Amounts stay as typed, in dollars, so that no input is lost. */
export interface CampaignDraft {
  name: string
  category: CampaignCategory
  budget: string
  rewardRate: string
  minPayout: string
  maxPayout: string
  flatBonus: string
  platforms: readonly Platform[]
  contentUrl: string
  requirements: string
  /** The URL of the uploaded picture; empty if there is none. */
  thumbnailUrl: string
  autoApproveHours: string
  /** Maximum number per creator. */
  pendingPosts: string
  approvedPosts: string
  /** Maximum number of creators; empty for any number. */
  creators: string
  isInviteOnly: boolean
  needsDisclosure: boolean
  startsAt: string
  endsAt: string
}

/** The values that the form starts with. */
export const emptyDraft: CampaignDraft = {
  name: '',
  category: 'fashion',
  budget: '100',
  rewardRate: '3',
  minPayout: '1',
  maxPayout: '100',
  flatBonus: '0',
  platforms: ['tiktok'],
  contentUrl: '',
  requirements: '',
  thumbnailUrl: '',
  autoApproveHours: String(autoApproveHoursDefault),
  pendingPosts: String(pendingPostsDefault),
  approvedPosts: String(approvedPostsDefault),
  creators: '',
  isInviteOnly: false,
  needsDisclosure: false,
  startsAt: '',
  endsAt: '',
}

const copyMark = ' (copy)'

/** Returns a draft with the terms of this campaign but without its dates. */
export function draftLike(campaign: Campaign): CampaignDraft {
  const name = campaign.name.slice(0, campaignNameMaxLength - copyMark.length) + copyMark
  return { ...draftOf(campaign), name, startsAt: '', endsAt: '' }
}

/** Returns a draft with everything in this campaign. */
export function draftOf(campaign: Campaign): CampaignDraft {
  return {
    name: campaign.name,
    category: campaign.category,
    budget: dollarsOf(campaign.budgetCents),
    rewardRate: dollarsOf(campaign.rewardRatePerKViewsCents),
    minPayout: dollarsOf(campaign.minPayoutCents),
    maxPayout: dollarsOf(campaign.maxPayoutCents),
    flatBonus: dollarsOf(campaign.flatBonusCents),
    platforms: campaign.platformsAllowed,
    contentUrl: campaign.availableContentUrl ?? '',
    requirements: campaign.contentRequirements ?? '',
    thumbnailUrl: campaign.thumbnailUrl ?? '',
    autoApproveHours: String(campaign.autoApproveAfterHours),
    pendingPosts: String(campaign.pendingPostsMax),
    approvedPosts: String(campaign.approvedPostsMax),
    creators: String(campaign.creatorsMax ?? ''),
    isInviteOnly: campaign.isInviteOnly,
    needsDisclosure: campaign.needsDisclosure,
    startsAt: momentOf(campaign.startsAt),
    endsAt: momentOf(campaign.endsAt),
  }
}

/** Returns a date field's text: date and time in the viewer's zone, to the minute. */
function momentOf(instant: string | null): string {
  return instant === null ? '' : localText(new Date(instant))
}

function dollarsOf(cents: number): string {
  return String(cents / 100)
}

export type DraftProblems = Partial<Record<keyof CampaignDraft, string>>
export type CampaignRequest = BodyInputOf<typeof createCampaignCall>

/**
 * Parses a typed dollar amount to cents; NaN if it is not an amount, which every check then
 * refuses.
 */
function typedCents(dollars: string): number {
  return centsOrNaN(dollarsTyped(dollars))
}

/**
 * Returns the request, in both dollars and cents; the server refuses a body where they disagree
 * (rules §7).
 */
export function requestOf(draft: CampaignDraft): CampaignRequest {
  return {
    name: draft.name,
    type: 'ugc',
    status: 'draft',
    currency: 'usd',
    category: draft.category,
    budgetDollars: dollarsTyped(draft.budget),
    rewardRateDollars: dollarsTyped(draft.rewardRate),
    minPayoutDollars: dollarsTyped(draft.minPayout),
    maxPayoutDollars: dollarsTyped(draft.maxPayout),
    flatBonusDollars: bonusDollars(draft),
    budgetCents: typedCents(draft.budget),
    rewardRatePerKViewsCents: typedCents(draft.rewardRate),
    minPayoutCents: typedCents(draft.minPayout),
    maxPayoutCents: typedCents(draft.maxPayout),
    flatBonusCents: centsOrNaN(bonusDollars(draft)),
    platformsAllowed: [...draft.platforms],
    availableContentUrl: draft.contentUrl.trim(),
    contentRequirements: draft.requirements.trim(),
    thumbnailUrl: draft.thumbnailUrl === '' ? null : draft.thumbnailUrl,
    autoApproveAfterHours: readTypedCount(draft.autoApproveHours),
    pendingPostsMax: readTypedCount(draft.pendingPosts),
    approvedPostsMax: readTypedCount(draft.approvedPosts),
    creatorsMax: draft.creators.trim() === '' ? null : readTypedCount(draft.creators),
    isInviteOnly: draft.isInviteOnly,
    needsDisclosure: draft.needsDisclosure,
    startsAt: instantOf(draft.startsAt),
    endsAt: instantOf(draft.endsAt),
  }
}

const amounts = ['budget', 'rewardRate', 'minPayout', 'maxPayout', 'flatBonus'] as const

const moments = ['startsAt', 'endsAt'] as const

/** Returns the first problem of each field: a text that is not one amount or no date, or else in the server's words. */
export function problemsOf(draft: CampaignDraft): DraftProblems {
  const result = newCampaign.safeParse(requestOf(draft))
  const problems: DraftProblems = {}
  for (const field of amounts) {
    const problem = amountProblem(draft[field])
    if (problem !== undefined) problems[field] = problem
  }
  for (const field of moments) {
    const problem = momentProblem(draft[field])
    if (problem !== undefined) problems[field] = problem
  }
  for (const { path, message } of result.error?.issues ?? []) {
    const field = draftFieldOf(String(path[0]))
    if (field !== undefined) problems[field] ??= message
  }
  return problems
}

/** Returns the form field that shows a term of the contract. */
export function draftFieldOf(term: string): keyof CampaignDraft | undefined {
  return fieldOf[term]
}

const fieldOf: Partial<Record<string, keyof CampaignDraft>> = {
  name: 'name',
  category: 'category',
  budgetDollars: 'budget',
  budgetCents: 'budget',
  rewardRateDollars: 'rewardRate',
  rewardRatePerKViewsCents: 'rewardRate',
  minPayoutDollars: 'minPayout',
  minPayoutCents: 'minPayout',
  maxPayoutDollars: 'maxPayout',
  maxPayoutCents: 'maxPayout',
  flatBonusDollars: 'flatBonus',
  flatBonusCents: 'flatBonus',
  platformsAllowed: 'platforms',
  availableContentUrl: 'contentUrl',
  contentRequirements: 'requirements',
  thumbnailUrl: 'thumbnailUrl',
  autoApproveAfterHours: 'autoApproveHours',
  pendingPostsMax: 'pendingPosts',
  approvedPostsMax: 'approvedPosts',
  creatorsMax: 'creators',
  isInviteOnly: 'isInviteOnly',
  needsDisclosure: 'needsDisclosure',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
}

/** The bonus is optional: empty means zero. */
function bonusDollars(draft: CampaignDraft): number {
  return draft.flatBonus.trim() === '' ? 0 : dollarsTyped(draft.flatBonus)
}

/** Returns NaN for amounts far above the maximum, which have no exact cents. */
function centsOrNaN(dollars: number): number {
  return Math.abs(dollars) <= budgetMaximumCents ? centsFromDollars(dollars) : Number.NaN
}

/** Parses a date and time typed in the viewer's zone; null for what is none, which has a problem. */
function instantOf(typed: string): string | null {
  const read = readMoment(typed)
  return 'text' in read ? instantTyped(read.text).toISOString() : null
}

/** Returns what is wrong with a typed date and time; an empty field is none. */
export function momentProblem(typed: string): string | undefined {
  const read = readMoment(typed)
  return typed.trim() !== '' && 'problem' in read ? read.problem : undefined
}

/** Returns the problems of a new campaign, which cannot have ended before it is created. */
export function newProblemsOf(draft: CampaignDraft): DraftProblems {
  const endsAt = instantOf(draft.endsAt)
  const hasEnded = endsAt !== null && new Date(endsAt) <= currentTime()
  return { ...(hasEnded && { endsAt: 'The end must be in the future.' }), ...problemsOf(draft) }
}

/** Returns 0 for a half-typed amount, so that the preview never shows "NaN". */
export function centsOrZero(dollars: string): Cents {
  const cents = typedCents(dollars)
  return toCents(Number.isSafeInteger(cents) && cents > 0 ? cents : 0)
}
