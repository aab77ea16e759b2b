import { Suspense, useState } from 'react'
import { Boundary } from '../failure/boundary.tsx'
import { joinClasses } from '../join-classes.ts'
import { lazyCode } from '../lazy-part.ts'
import { growingSpans, type TimeSeriesChartProps } from './time-series.ts'
import { TimeSeriesTable } from './time-series-table.tsx'

const Plot = lazyCode(() => import('./time-series-plot.tsx').then((m) => m.TimeSeriesPlot))

interface SizedChartProps extends TimeSeriesChartProps {
  /** Height as a class; reserved while the chart code loads. */
  readonly height?: string
}

/**
 * Values over time: what the axis counts, what is not final in words, and the same as a table, which screen readers
 * always have. The chart code loads on first use.
 */
export function TimeSeriesChart({ height = 'h-62', ...series }: SizedChartProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className={joinClasses('flex min-w-0 flex-col', height)}>
      <figcaption className="flex h-6 shrink-0 items-center gap-3 text-xs whitespace-nowrap text-ink-muted">
        <span className="min-w-0 flex-1 truncate">{series.unit}</span>
        {series.isLastGrowing && !isTable && <GrowingKey {...series} />}
        <button
          type="button"
          onClick={() => setIsTable(!isTable)}
          className="h-6 shrink-0 rounded-sm underline decoration-line-strong underline-offset-2 hover:text-ink"
        >
          {isTable ? 'Show chart' : 'Show table'}
          <span className="sr-only"> of {series.label.toLowerCase()}</span>
        </button>
      </figcaption>
      <div className="relative min-h-0 flex-1">
        {!isTable && (
          // Outside: what it shows instead can be pressed.
          <Boundary>
            <div aria-hidden="true" className="absolute inset-0">
              <Suspense fallback={null}>
                <Plot {...series} />
              </Suspense>
            </div>
          </Boundary>
        )}
        <TimeSeriesTable {...series} isShown={isTable} />
      </div>
    </figure>
  )
}

/** How the value looks that is not final. */
function GrowingKey({ span = 'day', isBars }: TimeSeriesChartProps) {
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      <span
        aria-hidden="true"
        className={
          isBars
            ? 'size-2.5 border border-dashed border-accent bg-accent-soft'
            : 'w-4 border-t-2 border-dashed border-accent'
        }
      />
      {growingSpans[span]}
    </span>
  )
}
