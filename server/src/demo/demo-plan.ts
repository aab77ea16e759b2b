import type { CampaignCategory, Platform } from '@permille/contract/enums'
import type { RejectionCode } from '@permille/contract/submissions'
import type { ThumbnailPlan } from './demo-thumbnail.ts'

/** What is made in the demo and when, in days before now. */
export interface DemoCampaign {
  readonly brand: string
  readonly name: string
  readonly category: CampaignCategory
  readonly budgetDollars: number
  readonly fundedDollars: number
  /** A payment that was begun and never finished. */
  readonly abandonedDollars?: number
  readonly rateDollars: number
  readonly minDollars?: number
  readonly maxDollars?: number
  readonly bonusDollars?: number
  readonly platforms: readonly Platform[]
  readonly brief?: string
  readonly requirements?: string
  readonly picture: ThumbnailPlan
  readonly createdDaysAgo: number
  readonly autoApproveHours?: number
  readonly endsInDays?: number
  readonly ending?: { readonly how: 'pause' | 'complete'; readonly daysAgo: number }
  /** Its posts have had their run: their views stand still, so that the budget's state lasts. */
  readonly isQuiet?: boolean
  readonly posts: readonly DemoPost[]
}

export interface DemoPost {
  readonly creator: string
  readonly platform: Platform
  readonly title: string
  readonly daysAgo: number
  readonly finalViews: number
  /** Of its views, where they are not what the platform makes up; posts that are liked less are flagged. */
  readonly likesPercent?: number
  /** Hours between going public and being submitted. */
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
      /** What the creator answered: an appeal in these words, or the post once more after so long. */
      readonly dispute?: string
      readonly resubmittedAfterHours?: number
    }

type PostPlan = Pick<DemoPost, 'daysAgo' | 'finalViews'> &
  Partial<Pick<DemoPost, 'likesPercent' | 'waitHours' | 'fate'>>

/** A post by somebody on a platform; approved unless its fate is another. */
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
