import { joinClasses } from '../join-classes.ts'
import { isDay, type TimeSeriesChartProps, timeText, valueText } from './time-series.ts'

interface TimeSeriesTableProps extends TimeSeriesChartProps {
  /** Otherwise only screen readers find it. */
  readonly isShown: boolean
}

/** The points of a chart, newest first. */
export function TimeSeriesTable({ isShown, ...series }: TimeSeriesTableProps) {
  const { label, points, span = 'day' } = series
  const newestFirst = points
    .map(({ at }, index) => ({ at, value: valueText(series, index) }))
    .toReversed()
  const place = { role: 'region', 'aria-label': `${label} over time`, tabIndex: 0 } as const
  return (
    // A table grows with its rows even when hidden, so this box clips it.
    <div
      {...(isShown && place)}
      className={isShown ? 'absolute inset-0 overflow-y-auto' : 'sr-only'}
    >
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{label} over time</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className={joinClasses(cell, head)}>
              {points.some(({ at }) => !isDay(at)) ? 'Time' : firstHeads[span]}
            </th>
            <th scope="col" className={joinClasses(cell, head, 'text-right')}>
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ at, value }) => (
            <tr key={at} className="border-t border-line">
              <td className={cell}>{timeText(at, span)}</td>
              <td className={joinClasses(cell, 'text-right')}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const firstHeads = { day: 'Day', week: 'Week', month: 'Month' } as const
const cell = 'py-1 pr-2'
const head = 'sticky top-0 bg-surface-raised text-sm font-medium text-ink-muted'
