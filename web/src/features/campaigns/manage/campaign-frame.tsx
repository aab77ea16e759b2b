import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Time } from '#ui/values/time.tsx'
import { CampaignBadge } from '../campaign-badge.tsx'
import { isScheduled } from '../own-campaigns.ts'

/** The campaign's status and dates. */
export function CampaignDates({ campaign }: { readonly campaign: OwnCampaign }) {
  const { status, liveAt, startsAt, endsAt } = campaign
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <CampaignBadge campaign={campaign} />
      {liveAt !== null && (
        <span>
          {status === 'live' ? 'since' : 'first live'} <Time at={liveAt} isDay />
        </span>
      )}
      {liveAt === null && startsAt !== null && !isScheduled(campaign) && (
        <span>
          starts <Time at={startsAt} isDay />
        </span>
      )}
      {endsAt !== null && status !== 'completed' && (
        <span>
          · ends <Time at={endsAt} isDay />
        </span>
      )}
    </span>
  )
}

export function CampaignSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-14 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-3 @2xl/page:grid-cols-4 @2xl/page:gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Card>
        <ListSkeleton lines={4} />
      </Card>
    </div>
  )
}
