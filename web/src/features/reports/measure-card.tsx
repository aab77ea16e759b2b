import type { ReactNode } from 'react'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import {
  costPerEngagementText,
  engagementText,
  type Measures,
  rateText,
  unknownText,
} from './report-labels.ts'

interface MeasureCardProps {
  readonly name: ReactNode
  readonly measures: Measures & { readonly postCount?: number }
}

/** A row of a report on a narrow screen: what it is, its views and cost, then the rest in one line. */
export function MeasureCard({ name, measures }: MeasureCardProps) {
  const { viewCount, spentCents } = measures
  return (
    <div className="grid grid-cols-1 gap-1.5 px-5 py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0 font-medium">{name}</div>
        <p className="grid shrink-0 justify-items-end tabular-nums">
          <span>
            {formatCount(viewCount)} {viewCount === 1 ? 'view' : 'views'}
          </span>
          <Money cents={spentCents} className="text-ink-muted" />
        </p>
      </div>
      <p className="text-sm text-ink-muted">{restOf(measures)}</p>
    </div>
  )
}

/** "3 posts · 12 likes · 4 comments · 4.83% engagement · $0.06 each", without what is unknown. */
function restOf(measures: MeasureCardProps['measures']): string {
  const { postCount } = measures
  const [rate, price] = [rateText(measures), costPerEngagementText(measures)]
  return [
    ...(postCount === undefined
      ? []
      : [postCount === 1 ? '1 post' : `${formatCount(postCount)} posts`]),
    measures.engagementCount === null ? 'engagement not reported' : engagementText(measures),
    ...(rate === unknownText ? [] : [`${rate} engagement`]),
    ...(price === unknownText ? [] : [`${price} each`]),
  ].join(' · ')
}
