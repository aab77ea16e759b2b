import { Suspense } from 'react'
import { Boundary } from '../failure/boundary.tsx'
import { joinClasses } from '../join-classes.ts'
import { lazyCode } from '../lazy-part.ts'
import { type TimeSeriesChartProps, timeText, valueText } from './time-series.ts'

const Plot = lazyCode(async () => (await import('./time-series-plot.tsx')).TimeSeriesPlot)

interface SizedChartProps extends TimeSeriesChartProps {
  /** Height as a class; reserved while the chart code loads. */
  readonly height?: string
}

/** A line over time, with a table for screen readers. The chart code loads on first use. */
export function TimeSeriesChart({ height = 'h-56', ...series }: SizedChartProps) {
  return (
    <figure className="relative min-w-0">
      {/* Outside: what it shows instead can be pressed. */}
      <Boundary>
        <div aria-hidden="true" className={joinClasses('relative', height)}>
          <Suspense fallback={null}>
            <Plot {...series} />
          </Suspense>
        </div>
      </Boundary>
      {/* A table grows with its rows even when hidden, so this box clips it. */}
      <div className="sr-only">
        <PointsTable {...series} />
      </div>
    </figure>
  )
}

function PointsTable(series: TimeSeriesChartProps) {
  const { label, points } = series
  return (
    <table>
      <caption>{label} over time</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.at}>
            <td>{timeText(point.at)}</td>
            <td>{valueText(series, index)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
