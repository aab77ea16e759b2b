import type { CampaignCategory, Platform } from '@permille/contract/enums'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import type { ThumbnailPlan } from './demo-thumbnail.ts'

/** What happens in the demo and when, in days before now. */
export interface DemoCampaign {
  readonly brand: string
  readonly name: string
  readonly category: CampaignCategory
  readonly budgetDollars: number
  readonly fundedDollars: number
  /** A payment that was started and never finished. */
  readonly abandonedDollars?: number
  readonly rateDollars: number
  readonly minDollars?: number
  readonly maxDollars?: number
  readonly bonusDollars?: number
  readonly platforms: readonly Platform[]
  readonly brief?: string
  readonly requirements?: string
  readonly needsDisclosure?: boolean
  readonly picture: ThumbnailPlan
  readonly createdDaysAgo: number
  readonly autoApproveHours?: number
  readonly endsInDays?: number
  readonly ending?: { readonly how: 'pause' | 'complete'; readonly daysAgo: number }
  /** Its posts have had their run: their views stop growing, so that the budget's state lasts. */
  readonly isQuiet?: boolean
  readonly posts: readonly DemoPost[]
}

export interface DemoPost {
  readonly creator: string
  readonly platform: Platform
  readonly title: string
  readonly daysAgo: number
  readonly finalViews: number
  /** Percentage of its views, unless the platform makes it up; posts with fewer likes are flagged. */
  readonly likesPercent?: number
  /** Hours from publication to submission. */
  readonly waitHours: number
  readonly fate: DemoFate
}

export type DemoFate =
  | { readonly kind: 'approved' }
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'rejected'
      readonly code: RejectionCode
      readonly note: string | null
      /** The creator's response: an appeal with this text, or a resubmission after this long. */
      readonly dispute?: string
      readonly resubmittedAfterHours?: number
    }

type PostPlan = Pick<DemoPost, 'daysAgo' | 'finalViews'> &
  Partial<Pick<DemoPost, 'likesPercent' | 'waitHours' | 'fate'>>

/** A post by someone on a platform; approved unless the plan says otherwise. */
export function post(by: `${string} on ${Platform}`, title: string, plan: PostPlan): DemoPost {
  const [creator = '', platform] = by.split(' on ')
  return {
    waitHours: 3,
    fate: { kind: 'approved' },
    ...plan,
    creator,
    platform: platform as Platform,
    title,
  }
}

export const pending: DemoFate = { kind: 'pending' }
