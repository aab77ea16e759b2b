import * as z from 'zod/mini'
import { campaignCategories, campaignTypes, platforms } from '../enums.ts'
import { nameText } from '../input/name.ts'
import {
  approvedPostsDefault,
  approvedPostsMaximum,
  autoApproveHoursDefault,
  autoApproveHoursMaximum,
  budgetMaximumCents,
  budgetMinimumCents,
  campaignNameMaxLength,
  creatorsMaximum,
  pendingPostsDefault,
  pendingPostsMaximum,
  requirementsMaxLength,
  rewardRateMaximumCents,
  rewardRateMinimumCents,
} from '../limits.ts'
import { type Cents, type CentsPerKViews, centsFromDollars, formatCents } from '../money.ts'
import { httpsUrl, type Narrowed, optionalText } from '../shapes.ts'

function dollars(minimum: number, message: string) {
  return z.optional(z.number(message).check(z.minimum(minimum, message)))
}

/** The cents win; a dollar amount outside the allowed range never agrees with them. */
function agree(dollarsTyped: number, amountInCents: number): boolean {
  if (Math.abs(dollarsTyped) > budgetMaximumCents) return false
  return centsFromDollars(dollarsTyped) === amountInCents
}

function wholeNumber<Unit extends number>(minimum: number, maximum: number, message: string) {
  const schema = z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message))
  return schema as Narrowed<typeof schema, Unit>
}

function amount(message: string) {
  return wholeNumber<Cents>(0, budgetMaximumCents, message)
}

const instant = z.iso.datetime({ offset: true, error: 'This is not a valid date and time' })
const platformList = z.array(z.enum(platforms), 'Select at least one platform').check(
  z.minLength(1, 'Select at least one platform'),
  z.maxLength(platforms.length),
  z.refine((list) => new Set(list).size === list.length, 'Each platform can be chosen once'),
)

/** The cents fields and the dollar fields they must agree with (rules §7). */
const amountPairs = [
  ['budgetDollars', 'budgetCents'],
  ['rewardRateDollars', 'rewardRatePerKViewsCents'],
  ['minPayoutDollars', 'minPayoutCents'],
  ['maxPayoutDollars', 'maxPayoutCents'],
  ['flatBonusDollars', 'flatBonusCents'],
] as const

/** Each term of a campaign, without the defaults of a new one. */
const terms = {
  name: nameText('Name is required', campaignNameMaxLength),
  category: z.enum(campaignCategories),
  budgetCents: wholeNumber<Cents>(
    budgetMinimumCents,
    budgetMaximumCents,
    `Budget must be between ${formatCents(budgetMinimumCents)} and ${formatCents(budgetMaximumCents)}, in whole cents`,
  ),
  rewardRatePerKViewsCents: wholeNumber<CentsPerKViews>(
    rewardRateMinimumCents,
    rewardRateMaximumCents,
    `Reward rate must be between ${formatCents(rewardRateMinimumCents)} and ${formatCents(rewardRateMaximumCents)}, in whole cents`,
  ),
  minPayoutCents: amount('Minimum per post must be $0.00 or more, in whole cents'),
  maxPayoutCents: amount('Maximum per post must be $0.00 or more, in whole cents'),
  flatBonusCents: amount('Bonus must be $0.00 or more, in whole cents'),
  platformsAllowed: platformList,
  availableContentUrl: z.optional(
    z.nullable(z.union([z.literal(''), httpsUrl('Enter a link that starts with https://')])),
  ),
  contentRequirements: optionalText(
    requirementsMaxLength,
    `Requirements must be ${requirementsMaxLength.toLocaleString('en-US')} characters or less`,
  ),
  thumbnailUrl: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  autoApproveAfterHours: wholeNumber(
    1,
    autoApproveHoursMaximum,
    `Auto-approval must be between 1 and ${autoApproveHoursMaximum} whole hours`,
  ),
  pendingPostsMax: wholeNumber(
    1,
    pendingPostsMaximum,
    `Posts in review must be a whole number between 1 and ${pendingPostsMaximum}`,
  ),
  approvedPostsMax: wholeNumber(
    1,
    approvedPostsMaximum,
    `Approved posts must be a whole number between 1 and ${approvedPostsMaximum.toLocaleString('en-US')}`,
  ),
  creatorsMax: z.optional(
    z.nullable(
      wholeNumber(
        1,
        creatorsMaximum,
        `Creators must be a whole number between 1 and ${creatorsMaximum.toLocaleString('en-US')}`,
      ),
    ),
  ),
  isInviteOnly: z.optional(z.boolean()),
  needsDisclosure: z.optional(z.boolean()),
  startsAt: z.optional(z.nullable(instant)),
  endsAt: z.optional(z.nullable(instant)),
}

/** Body of an edit: only what changes, so that two people who change different terms both succeed. */
export const campaignEdit = z.partial(z.strictObject(terms))
export type CampaignEdit = z.output<typeof campaignEdit>

interface TermsThatDepend {
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
  readonly startsAt?: Date | string | null | undefined
  readonly endsAt?: Date | string | null | undefined
}

interface Contradiction {
  readonly field: 'maxPayoutCents' | 'endsAt'
  readonly message: string
}

/** Terms that are valid alone and not together. */
export function contradictionsIn(terms: TermsThatDepend): Contradiction[] {
  const { minPayoutCents, maxPayoutCents, startsAt, endsAt } = terms
  const found: Contradiction[] = []
  if (maxPayoutCents !== 0 && maxPayoutCents < minPayoutCents) {
    const message = 'Maximum per post must be 0 (no cap) or at least the minimum per post'
    found.push({ field: 'maxPayoutCents', message })
  }
  if (startsAt && endsAt && new Date(endsAt) <= new Date(startsAt)) {
    found.push({ field: 'endsAt', message: 'The end must be after the start' })
  }
  return found
}

/** Body of the create page; apart from the calls for the reason in account-forms.ts. */
export const newCampaign = z
  .strictObject({
    // Before the cents, so that a problem is named in dollars.
    budgetDollars: dollars(
      budgetMinimumCents / 100,
      `Budget must be at least ${formatCents(budgetMinimumCents)}`,
    ),
    rewardRateDollars: dollars(
      rewardRateMinimumCents / 100,
      `Reward rate must be at least ${formatCents(rewardRateMinimumCents)}`,
    ),
    minPayoutDollars: dollars(0, 'Minimum per post cannot be negative'),
    maxPayoutDollars: dollars(0, 'Maximum per post cannot be negative'),
    flatBonusDollars: dollars(0, 'Bonus cannot be negative'),
    ...terms,
    type: z._default(z.enum(campaignTypes), 'ugc'),
    category: z._default(terms.category, 'fashion'),
    status: z.optional(z.literal('draft', 'A campaign starts as a draft')),
    currency: z.optional(z.literal('usd', 'Campaigns are in usd')),
    minPayoutCents: z._default(terms.minPayoutCents, 0 as Cents),
    maxPayoutCents: z._default(terms.maxPayoutCents, 0 as Cents),
    flatBonusCents: z._default(terms.flatBonusCents, 0 as Cents),
    autoApproveAfterHours: z._default(terms.autoApproveAfterHours, autoApproveHoursDefault),
    pendingPostsMax: z._default(terms.pendingPostsMax, pendingPostsDefault),
    approvedPostsMax: z._default(terms.approvedPostsMax, approvedPostsDefault),
  })
  .check((context) => {
    const { value, issues } = context
    for (const [dollarsKey, centsKey] of amountPairs) {
      const typed = value[dollarsKey]
      if (typed === undefined || agree(typed, value[centsKey])) continue
      const message = `${dollarsKey} and ${centsKey} do not agree`
      issues.push({ code: 'custom', message, path: [centsKey], input: value })
    }
    for (const { field, message } of contradictionsIn(value)) {
      issues.push({ code: 'custom', message, path: [field], input: value })
    }
  })
