import type { UserId } from '@permille/contract/ids'
import { type EligibilityCode, eligibilityCodes } from '@permille/contract/submissions/eligibility'
import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { checkLimits, checkPlaces, type PostCounts } from './limit-checks.ts'
import {
  type CampaignRules,
  checkBlock,
  checkCampaign,
  type RefusingCheck,
} from './submission-checks.ts'

/** A creator in a campaign, at a moment. */
export interface EligibilityFacts {
  readonly userId: UserId
  readonly posts: PostCounts
  readonly isBlocked: boolean
  readonly submitsPerDay: number
  readonly at: Date
}

/** The checks of a submission before its account and its post are read. */
export function checkEligibility(
  campaign: CampaignRules,
  facts: EligibilityFacts,
): RefusingCheck<EligibilityCode>[] {
  const { posts, isBlocked, submitsPerDay, at } = facts
  return [
    ...checkCampaign(campaign, facts),
    ...checkBlock(isBlocked),
    checkLimits(posts, { ...campaign, submitsPerDay, at }),
    ...checkPlaces(posts, campaign),
  ]
}

export interface EligibilityRefusal extends Pick<SubmissionCheck, 'message'> {
  readonly code: EligibilityCode
}

/** The text in place of the button to submit, and the refusal of submitting anyway. */
export function findRefusal(
  campaign: CampaignRules,
  facts: EligibilityFacts,
): EligibilityRefusal | null {
  const failed = checkEligibility(campaign, facts).filter(({ passed }) => !passed)
  for (const code of eligibilityCodes) {
    const refusal = failed.find((check) => check.code === code)
    if (refusal !== undefined) return { code, message: refusal.message }
  }
  return null
}
