import { type Campaign, listOwnCampaigns, type OwnCampaign } from '@permille/contract/campaigns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../api/query.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import { formatCount, Views } from '../../ui/views.tsx'
import { BudgetMeter } from './budget-meter.tsx'
import { costPerKViewsCents } from './own-campaigns.ts'

/** What was spent and what it bought. The counts come with the brand's own list. */
export function CampaignNumbers({ campaign }: { readonly campaign: Campaign }) {
  const { data, isPending } = useInfiniteQuery(pagesOf(listOwnCampaigns, { query: {} }))
  const counts = data?.find(({ id }) => id === campaign.id)
  const unknown = isPending ? undefined : '–'

  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-4">
      <StatTiles>
        <StatTile label="Spent" value={<Money cents={campaign.paidOutCents} />} />
        <StatTile
          label="Views"
          value={counts === undefined ? unknown : <Views count={counts.totalViews} />}
        />
        <StatTile
          label="Paid per 1K views"
          value={counts === undefined ? unknown : <Price counts={counts} />}
        />
        <StatTile
          label="Submissions"
          value={counts === undefined ? unknown : formatCount(counts.totalSubmissions)}
          note={counts && `${formatCount(counts.pendingSubmissions)} to review`}
        />
      </StatTiles>
      <Card className="px-5 py-4">
        <BudgetMeter campaign={campaign} />
      </Card>
    </div>
  )
}

function Price({ counts }: { readonly counts: OwnCampaign }) {
  const cents = costPerKViewsCents(counts)
  return cents === undefined ? '–' : <Money cents={cents} />
}
