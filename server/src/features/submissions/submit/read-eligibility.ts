import type { CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { type Eligibility, eligibilityLabels } from '@permille/contract/submissions/eligibility'
import { isBlocked, readCampaignTerms, requireReadable } from '#features/campaigns/public.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { countPosts } from './check-store.ts'
import { findRefusal } from './eligibility.ts'
import { listEligibilityRows } from './eligibility-store.ts'

interface Creator {
  readonly userId: UserId
  readonly creatorId: CreatorId
}

type EligibilityDeps = Pick<SubmitDeps, 'database' | 'clock' | 'submitsPerDay'>

/** Runs the first checks of a submission, so that no one fills in a form for nothing. */
export async function readEligibility(
  { database, clock, submitsPerDay }: EligibilityDeps,
  request: Creator & { readonly campaignId: CampaignId; readonly invite: string | undefined },
): Promise<Eligibility> {
  const at = clock.now()
  const { userId, creatorId, campaignId, invite } = request
  await requireReadable(database, campaignId, {
    viewer: { kind: 'creator', creatorId },
    invite,
    at,
  })
  const campaign = await readCampaignTerms(database, campaignId)
  const facts = {
    userId,
    posts: await countPosts(database, { campaignId, creatorId, at }),
    isBlocked: await isBlocked(database, { campaignId, creatorId }),
    submitsPerDay,
    at,
  }
  return { refusal: findRefusal(campaign, facts) }
}

/** For lists, which are the same for every creator. Leaves out the day's limit: it passes, and the form names it. */
export async function listEligibilities(
  { database, clock }: Pick<EligibilityDeps, 'database' | 'clock'>,
  { userId, creatorId }: Creator,
): Promise<{ campaignId: CampaignId; closed: string | null }[]> {
  const at = clock.now()
  const rows = await listEligibilityRows(database, { userId, creatorId })
  // A busy creator has posts in hundreds of campaigns; nearly all of those treat them like everyone
  // else.
  return rows.flatMap(({ pending, approved, isBlocked: hasBlock, ...campaign }) => {
    const posts = { pending, approved, submittedAt: [] }
    const facts = {
      userId,
      posts,
      isBlocked: hasBlock,
      submitsPerDay: Number.POSITIVE_INFINITY,
      at,
    }
    const refusal = findRefusal(campaign, facts)
    const closed = refusal && eligibilityLabels[refusal.code]
    return closed === null && campaign.placesLeft !== 0 ? [] : [{ campaignId: campaign.id, closed }]
  })
}
