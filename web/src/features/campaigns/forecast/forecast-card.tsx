import { type Forecast, readForecastCall } from '@permille/contract/campaigns/forecast'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'

interface ForecastCardProps {
  readonly campaignId: CampaignId
  /** The query that the campaign page was opened with. */
  readonly query: { readonly invite?: string }
}

/** Shows nothing if there is too little data or the call fails: the page does not need it. */
export function ForecastCard({ campaignId, query }: ForecastCardProps) {
  const { data } = useQuery(queryOf(readForecastCall, { params: { id: campaignId }, query }))
  if (data === undefined || (data.like === null && data.own === null)) return null
  return <ForecastFacts forecast={data} />
}

export function ForecastFacts({ forecast: { like, own } }: { readonly forecast: Forecast }) {
  return (
    <Card>
      <CardHeader title="What posts have earned" />
      <CardBody className="grid grid-cols-1 gap-4">
        {own !== null && <Own own={own} />}
        {like !== null && <Like like={like} />}
        <p className="text-sm text-ink-muted">
          Past results, not a promise: a post may get no views at all.
        </p>
      </CardBody>
    </Card>
  )
}

function Own({ own }: { readonly own: NonNullable<Forecast['own']> }) {
  const { posts, lowestCents, medianCents, highestCents } = own
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 font-medium">
        Your last {posts} posts, here
        <Money cents={medianCents} />
      </p>
      <p className="text-sm text-ink-muted">
        {lowestCents === highestCents
          ? 'Each of them would have earned that.'
          : `The median. They would have earned ${formatCents(lowestCents)} to ${formatCents(highestCents)}.`}
      </p>
    </div>
  )
}

function Like({ like }: { readonly like: NonNullable<Forecast['like']> }) {
  const { posts, medianViews, medianEarnedCents, hereCents } = like
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 font-medium">
        Campaigns like this
        <Money cents={hereCents} />
      </p>
      <p className="text-sm text-ink-muted">
        The median of the last {formatCount(posts)} finished posts in this category, on these
        platforms, had <Views count={medianViews} /> views, which would earn that here. The median
        of what they earned is {formatCents(medianEarnedCents)}.
      </p>
    </div>
  )
}
