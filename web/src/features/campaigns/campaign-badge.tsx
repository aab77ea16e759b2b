import type { Campaign } from '@permille/contract/campaigns'
import { Badge, StatusBadge } from '../../ui/values/badge.tsx'
import { Time } from '../../ui/values/time.tsx'
import { isScheduled } from './own-campaigns.ts'

interface CampaignBadgeProps {
  readonly campaign: Pick<Campaign, 'status' | 'fundedCents' | 'startsAt'>
}

/** The campaign's status. A funded draft waiting for its start is labelled as scheduled. */
export function CampaignBadge({ campaign }: CampaignBadgeProps) {
  const { status, startsAt } = campaign
  if (!isScheduled(campaign)) return <StatusBadge status={status} />
  return (
    <Badge>
      Scheduled
      {startsAt !== null && (
        <span className="whitespace-pre">
          {' · starts '}
          <Time at={startsAt} isAhead />
        </span>
      )}
    </Badge>
  )
}
