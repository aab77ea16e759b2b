import { recentViewsDays } from '@permille/contract/limits'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { formatCount } from '#ui/values/views.tsx'

interface ViewsTrendProps {
  /** New views per day, newest last. */
  readonly recentViews: readonly number[]
  readonly className: string
}

/** Shows the views of the last days as a small line; nothing if there were none. */
export function ViewsTrend({ recentViews, className }: ViewsTrendProps) {
  return <Sparkline values={recentViews} label={trendInLabels(recentViews)} className={className} />
}

/** Returns "1,234 views in the last 14 days". */
export function trendInLabels(recentViews: readonly number[]): string {
  const won = recentViews.reduce((sum, views) => sum + views, 0)
  const views = won === 0 ? 'No new views' : `${formatCount(won)} ${won === 1 ? 'view' : 'views'}`
  return `${views} in the last ${recentViewsDays} days`
}
