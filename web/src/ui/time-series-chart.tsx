import { lazy, Suspense } from 'react'
import type { TimeSeriesChartProps } from './time-series.ts'

const Plot = lazy(() =>
  import('./time-series-plot.tsx').then((module) => ({ default: module.TimeSeriesPlot })),
)

const chartHeight = 'h-56'

/** A line over time with a table for screen readers. The drawing code is loaded when first needed. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  return (
    <figure className="relative min-w-0">
      <div aria-hidden="true" className={chartHeight}>
        <Suspense fallback={null}>
          <Plot {...props} />
        </Suspense>
      </div>
      {/* A table grows with its rows even when hidden; the box around it clips it. */}
      <div className="sr-only">
        <PointsTable {...props} />
      </div>
    </figure>
  )
}

function PointsTable({ label, points, format }: TimeSeriesChartProps) {
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
        {points.map((point) => (
          <tr key={point.at}>
            <td>{new Date(point.at).toLocaleString('en-US')}</td>
            <td>{format(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
