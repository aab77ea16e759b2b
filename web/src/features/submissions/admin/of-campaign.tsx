import { readAnyCampaignCall } from '@permille/contract/campaigns/campaign-overview'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { Button } from '#ui/controls/button.tsx'

interface OfCampaignProps {
  readonly id: CampaignId
  readonly onClear: () => void
}

/** Says which campaign the list is filtered by, and clears that filter. */
export function OfCampaign({ id, onClear }: OfCampaignProps) {
  const { data } = useQuery(queryOf(readAnyCampaignCall, { params: { id } }))
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-ink-muted">Only posts of</span>
      <Link
        href={adminPaths.campaign(id)}
        className="min-w-0 font-medium [overflow-wrap:anywhere] hover:underline"
      >
        {data?.name ?? 'this campaign'}
      </Link>
      <Button variant="quiet" size="icon" aria-label="Show every campaign" onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </p>
  )
}
