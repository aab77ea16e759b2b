import { useMemo } from 'react'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { TimeSeriesChart } from '#ui/charts/time-series-chart.tsx'
import { Card } from '#ui/layout/card.tsx'
import { formatCount, formatViews } from '#ui/values/views.tsx'
import { busiestDayText, type ReportDays } from './report-labels.ts'

interface DailyViewsProps {
  readonly report: {
    readonly days: ReportDays
    readonly lastDay: string | null
    readonly at: string
  }
}

/** A canvas on the screen; paper gets a drawing that fits any width. */
export function DailyViews({ report: { days, lastDay, at } }: DailyViewsProps) {
  const points = useMemo(
    () => days.map(({ day, viewCount }) => ({ at: day, value: viewCount })),
    [days],
  )
  if (points.every(({ value }) => value === 0)) return null
  return (
    <Card className="px-5 pt-4 pb-2 print:break-inside-avoid">
      <h2 className="mb-1 text-lg font-semibold">Views</h2>
      <div className="print:hidden">
        <TimeSeriesChart
          label="Views"
          unit="Views per day, UTC"
          span="day"
          points={points}
          format={formatCount}
          formatTick={formatViews}
          isLastGrowing={lastDay === at.slice(0, 10)}
          height="h-50"
        />
      </div>
      <Sparkline
        values={points.map(({ value }) => value)}
        label="Views per day"
        className="hidden h-24 w-full print:block"
      />
      <p className="mt-2 hidden text-ink-muted print:block">{busiestDayText(days)}</p>
    </Card>
  )
}
