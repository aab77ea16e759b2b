import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { Card } from '#ui/layout/card.tsx'
import { StatTile, StatTiles } from '#ui/layout/stat-tile.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { BurnLine } from '../burn-line.tsx'
import { MoneyMeter } from '../money-meter.tsx'
import { costPerKViewsCents } from '../own-campaigns.ts'
import { WhatWaits } from './what-waits.tsx'

interface CampaignNumbersProps {
  readonly campaign: OwnCampaign & WaitingMoney
}

/** Shows what was spent and its results; only the money if the campaign was never live. */
export function CampaignNumbers({ campaign }: CampaignNumbersProps) {
  const { paidOutCents, totalViews, totalSubmissions, pendingSubmissions } = campaign
  const price = costPerKViewsCents(campaign)
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-4">
      {campaign.liveAt !== null && (
        <StatTiles>
          <StatTile
            label="Spent"
            value={<Money cents={paidOutCents} />}
            note="Earned by creators"
          />
          <StatTile label="Views" value={<Views count={totalViews} />} note="On approved posts" />
          <StatTile
            label="Effective CPM"
            value={price === undefined ? '–' : <Money cents={price} />}
            note="Spend ÷ views × 1,000"
          />
          <StatTile
            label="Submissions"
            value={formatCount(totalSubmissions)}
            note={`${formatCount(pendingSubmissions)} to review`}
          />
        </StatTiles>
      )}
      <Card className="px-5 py-4">
        <MoneyMeter campaign={campaign}>
          {campaign.fundedCents > 0 && <BurnLine campaign={campaign} />}
        </MoneyMeter>
        <WhatWaits waitsCents={campaign.waitsCents} />
      </Card>
    </div>
  )
}
