import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { Badge, StatusBadge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { isScheduled } from './own-campaigns.ts'

interface CampaignBadgeProps {
  readonly campaign: Pick<Campaign, 'status' | 'fundedCents' | 'startsAt' | 'pauseReasons'>
}

/** The campaign's status. A funded draft is labelled as scheduled, with its start unless something prevents it. */
export function CampaignBadge({ campaign }: CampaignBadgeProps) {
  const { status, startsAt, pauseReasons } = campaign
  if (!isScheduled(campaign)) return <StatusBadge status={status} />
  return (
    <Badge>
      Scheduled
      {startsAt !== null && pauseReasons.length === 0 && (
        <span className="whitespace-pre">
          {' · starts '}
          <Time at={startsAt} isAhead />
        </span>
      )}
    </Badge>
  )
}
