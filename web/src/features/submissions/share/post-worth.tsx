import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { earnedCents } from '@permille/contract/campaigns/reward'
import type { SocialAccount } from '@permille/contract/connections/connections'
import { formatCents } from '@permille/contract/money'
import { previewSubmissionCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { exampleEarningsCents } from '#features/campaigns/offer.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Views } from '#ui/values/views.tsx'

interface PostWorthProps {
  readonly campaign: Campaign
  readonly account: SocialAccount
  readonly postUrl: string
}

/** What the post's views would pay in this campaign now, or why the campaign would refuse the post. */
export function PostWorth({ campaign, account, postUrl }: PostWorthProps) {
  const query = { campaignId: campaign.id, socialAccountId: account.id, postUrl }
  const { data, isPending } = useQuery({
    ...queryOf(previewSubmissionCall, { query }),
    retry: false,
  })
  if (isPending) return <Skeleton className="my-0.5 h-4 w-40" />
  const refusal = data?.checks.find(({ passed }) => !passed)
  if (refusal !== undefined) {
    return (
      <p title={refusal.message} className="truncate text-sm text-ink-muted">
        {refusal.message}
      </p>
    )
  }
  const views = data?.post?.viewCount ?? null
  // Too many asked at once, or the platform is away.
  if (views === null) return null
  if (views === 0) {
    const example = formatCents(exampleEarningsCents(campaign))
    return <p className="text-sm text-ink-muted">No views yet · 10K would earn {example}</p>
  }
  return (
    <p className="text-sm text-ink-muted">
      <span className="font-medium text-ink">{worthOf(views, campaign)}</span> for its{' '}
      <Views count={views} /> {views === 1 ? 'view' : 'views'} so far
    </p>
  )
}

/** Never more than the campaign has left. */
function worthOf(views: number, campaign: Campaign): string {
  const { rewardRatePerKViewsCents: ratePerKViewsCents, minPayoutCents, maxPayoutCents } = campaign
  const earned = earnedCents(views, { ratePerKViewsCents, minPayoutCents, maxPayoutCents })
  return formatCents(Math.min(earned, campaign.leftCents))
}
