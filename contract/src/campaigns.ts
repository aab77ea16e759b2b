import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { campaignCategories, campaignStatuses, campaignTypes, platforms } from './enums.ts'
import {
  autoApproveHoursDefault,
  autoApproveHoursMaximum,
  budgetMaximumCents,
  budgetMinimumCents,
  campaignNameMaxLength,
  requirementsMaxLength,
  rewardRateMaximumCents,
  rewardRateMinimumCents,
} from './limits.ts'
import { centsFromDollars } from './money.ts'
import { cents, httpsUrl, id, idParams, optionalText, paging, timestamp } from './shapes.ts'

const pauseReasons = ['manual', 'budget_exhausted', 'funding_disputed', 'admin'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** A campaign as its brand, and the creators who may submit to it, read it. */
export const campaign = z.object({
  id,
  brandId: id,
  brandName: z.string(),
  name: z.string(),
  type: z.enum(campaignTypes),
  category: z.enum(campaignCategories),
  status: z.enum(campaignStatuses),
  pauseReason: z.nullable(z.enum(pauseReasons)),
  currency: z.literal('usd'),
  budgetCents: cents,
  fundedCents: cents,
  paidOutCents: cents,
  rewardRatePerKViewsCents: cents,
  minPayoutCents: cents,
  maxPayoutCents: cents,
  flatBonusCents: cents,
  platformsAllowed: z.array(z.enum(platforms)),
  availableContentUrl: z.nullable(z.string()),
  contentRequirements: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  autoApproveAfterHours: z.int(),
  createdAt: timestamp,
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  liveAt: z.nullable(timestamp),
})
export type Campaign = z.output<typeof campaign>

function dollars(minimum: number, message: string) {
  return z.optional(z.number(message).check(z.minimum(minimum, message)))
}

/** The cents decide; dollars beyond any allowed amount never agree with them. */
function agree(dollarsTyped: number, amountInCents: number): boolean {
  if (Math.abs(dollarsTyped) > budgetMaximumCents) return false
  return centsFromDollars(dollarsTyped) === amountInCents
}

function amountCents(minimum: number, maximum: number, message: string) {
  return z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message))
}

const instant = z.iso.datetime({ offset: true, error: 'This is not a valid date and time' })
const platformList = z.array(z.enum(platforms), 'Select at least one platform').check(
  z.minLength(1, 'Select at least one platform'),
  z.maxLength(platforms.length),
  z.refine((list) => new Set(list).size === list.length, 'Each platform can be chosen once'),
)

/** The cents fields and the dollar fields they must agree with (product.md §7). */
const amountPairs = [
  ['budgetDollars', 'budgetCents'],
  ['rewardRateDollars', 'rewardRatePerKViewsCents'],
  ['minPayoutDollars', 'minPayoutCents'],
  ['maxPayoutDollars', 'maxPayoutCents'],
  ['flatBonusDollars', 'flatBonusCents'],
] as const

const newCampaign = z
  .strictObject({
    name: z
      .string('Name is required')
      .check(
        z.trim(),
        z.minLength(1, 'Name is required'),
        z.maxLength(campaignNameMaxLength, 'Name must be 120 characters or less'),
      ),
    type: z._default(z.enum(campaignTypes), 'ugc'),
    category: z._default(z.enum(campaignCategories), 'fashion'),
    status: z.optional(z.literal('draft', 'A campaign starts as a draft')),
    currency: z.optional(z.literal('usd', 'Campaigns are in usd')),
    budgetDollars: dollars(1, 'Budget must be at least $1.00'),
    rewardRateDollars: dollars(0.01, 'Reward rate must be at least $0.01'),
    minPayoutDollars: dollars(0, 'Minimum payout cannot be negative'),
    maxPayoutDollars: dollars(0, 'Maximum payout cannot be negative'),
    flatBonusDollars: dollars(0, 'Flat bonus cannot be negative'),
    budgetCents: amountCents(
      budgetMinimumCents,
      budgetMaximumCents,
      'Budget must be between $1.00 and $10,000,000.00, in whole cents',
    ),
    rewardRatePerKViewsCents: amountCents(
      rewardRateMinimumCents,
      rewardRateMaximumCents,
      'Reward rate must be between $0.01 and $100,000.00, in whole cents',
    ),
    minPayoutCents: z._default(
      amountCents(0, budgetMaximumCents, 'Minimum payout must be $0.00 or more, in whole cents'),
      0,
    ),
    maxPayoutCents: z._default(
      amountCents(0, budgetMaximumCents, 'Maximum payout must be $0.00 or more, in whole cents'),
      0,
    ),
    flatBonusCents: z._default(
      amountCents(0, budgetMaximumCents, 'Flat bonus must be $0.00 or more, in whole cents'),
      0,
    ),
    platformsAllowed: platformList,
    availableContentUrl: z.optional(
      z.nullable(z.union([z.literal(''), httpsUrl('Enter a link that starts with https://')])),
    ),
    contentRequirements: optionalText(
      requirementsMaxLength,
      'Requirements must be 5,000 characters or less',
    ),
    thumbnailUrl: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    autoApproveAfterHours: z._default(
      amountCents(1, autoApproveHoursMaximum, 'Auto-approval must be between 1 and 720 hours'),
      autoApproveHoursDefault,
    ),
    startsAt: z.optional(z.nullable(instant)),
    endsAt: z.optional(z.nullable(instant)),
  })
  .check((context) => {
    const { value, issues } = context
    for (const [dollarsKey, centsKey] of amountPairs) {
      const typed = value[dollarsKey]
      if (typed === undefined || agree(typed, value[centsKey])) continue
      const message = `${dollarsKey} and ${centsKey} do not agree`
      issues.push({ code: 'custom', message, path: [centsKey], input: value })
    }
    if (value.maxPayoutCents !== 0 && value.maxPayoutCents < value.minPayoutCents) {
      const message = 'Maximum payout must be 0 (no cap) or at least the minimum payout'
      issues.push({ code: 'custom', message, path: ['maxPayoutCents'], input: value })
    }
    if (value.startsAt && value.endsAt && Date.parse(value.endsAt) <= Date.parse(value.startsAt)) {
      const message = 'The end must be after the start'
      issues.push({ code: 'custom', message, path: ['endsAt'], input: value })
    }
  })

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Save a campaign as a draft',
  access: ['brand'],
  body: newCampaign,
  answer: campaign,
  status: 201,
})

export const readCampaign = endpoint({
  method: 'GET',
  path: '/api/campaigns/{id}',
  summary: 'One campaign: its own brand in any state, creators once it went live',
  access: 'signed-in',
  params: idParams,
  answer: campaign,
})

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaigns',
  summary: 'Live campaigns, newest first, with search and filters',
  access: 'signed-in',
  query: z.strictObject({
    status: z._default(z.literal('live', 'Only live campaigns are listed'), 'live'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    platform: z.optional(z.enum(['all', ...platforms])),
    category: z.optional(z.enum(['all', ...campaignCategories])),
    ...paging,
  }),
  answer: z.array(campaign),
})

/** A brand's own campaign with what the brand decides on. */
export const ownCampaign = z.extend(campaign, {
  pendingSubmissions: z.int(),
  oldestPendingAt: z.nullable(timestamp),
  totalSubmissions: z.int(),
  totalViews: z.int(),
})
export type OwnCampaign = z.output<typeof ownCampaign>

export const listOwnCampaigns = endpoint({
  method: 'GET',
  path: '/api/brand/campaigns',
  summary: 'The brand’s own campaigns, newest first',
  access: ['brand'],
  query: z.strictObject({ status: z.optional(z.enum(campaignStatuses)), ...paging }),
  answer: z.array(ownCampaign),
})

function changeStatus(verb: string, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/api/campaigns/{id}/${verb}`,
    summary,
    access: ['brand', 'admin'],
    params: idParams,
    answer: campaign,
  })
}

export const pauseCampaign = changeStatus('pause', 'live → paused; approved posts go on earning')
export const resumeCampaign = changeStatus('resume', 'paused → live, while money is left')
export const completeCampaign = changeStatus('complete', 'live or paused → completed, for good')

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  summary: 'Delete a draft that was never funded',
  access: ['brand'],
  params: idParams,
  answer: z.object({ ok: z.literal(true) }),
})
