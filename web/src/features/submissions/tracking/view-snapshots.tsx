import type { SubmissionStatus } from '@permille/contract/enums'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { TimeSeriesChart } from '#ui/charts/time-series-chart.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Moment } from '#ui/values/moment.tsx'
import { formatCount, formatViews } from '#ui/values/views.tsx'
import { type GainedSnapshot, type Snapshot, trendOf, withGains } from './snapshots.ts'

interface ReadSubmission {
  readonly snapshots: readonly Snapshot[]
  readonly status: SubmissionStatus
}

/** Views over time, then each snapshot with its gain or the reason it does not count. */
export function ViewSnapshots({ submission }: { readonly submission: ReadSubmission }) {
  const { snapshots } = submission
  const points = useMemo(() => trendOf(snapshots), [snapshots])
  const gained = useMemo(() => withGains(snapshots), [snapshots])
  return (
    <Card>
      <CardHeader
        title="Views"
        note="Read from the platform, or entered by an admin. The highest count is the one that earns."
      />
      {snapshots.length === 0 ? (
        <EmptyState title="No readings yet" note="We check its views once it’s approved." />
      ) : (
        <Readings
          points={points}
          list={<SnapshotList snapshots={gained} />}
          summary={readingsText(gained)}
        />
      )}
    </Card>
  )
}

/** Returns "12 readings, 2 of them not counted". */
function readingsText(snapshots: readonly GainedSnapshot[]): string {
  const all = `${formatCount(snapshots.length)} ${snapshots.length === 1 ? 'reading' : 'readings'}`
  const uncounted = snapshots.filter(
    ({ counted, countsOnceApproved }) => !(counted || countsOnceApproved),
  ).length
  return uncounted === 0 ? all : `${all}, ${formatCount(uncounted)} of them not counted`
}

interface ReadingsProps {
  readonly points: readonly { readonly at: string; readonly value: number }[]
  readonly list: ReactNode
  readonly summary: string
}

/** Collapsed under the chart, which says the same; open if there is no chart. */
function Readings({ points, list, summary }: ReadingsProps) {
  if (points.length < 2) return list
  return (
    <>
      <CardBody>
        <TimeSeriesChart
          label="Views"
          unit="Views in all"
          points={points}
          format={formatCount}
          formatTick={formatViews}
        />
      </CardBody>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-b-card px-5 py-2 text-ink-muted -outline-offset-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
          {summary}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        {list}
      </details>
    </>
  )
}

const listedFirst = 6

interface SnapshotListProps {
  readonly snapshots: readonly GainedSnapshot[]
}

/** Shows the newest few; the rest on request. */
function SnapshotList({ snapshots }: SnapshotListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? snapshots : snapshots.slice(0, listedFirst)
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((snapshot) => (
          <SnapshotLine key={snapshot.id} snapshot={snapshot} />
        ))}
      </ul>
      {shown.length < snapshots.length && (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all {formatCount(snapshots.length)} readings
          </Button>
        </div>
      )}
    </>
  )
}

function SnapshotLine({ snapshot }: { readonly snapshot: GainedSnapshot }) {
  const { snapshotTime, viewCount, source, counted, note, enteredBy, gain } = snapshot
  const uncounted = snapshot.countsOnceApproved ? 'counts once approved' : 'not counted'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2">
      <span className="min-w-0">
        <Moment at={snapshotTime} />
        {source === 'manual' && (
          <span className="text-ink-muted">
            {' '}
            · entered by hand{enteredBy !== null && <span>{` by ${enteredBy}`}</span>}
          </span>
        )}
        {note !== null && <span className="text-ink-muted"> · {note}</span>}
      </span>
      <span className="ml-auto flex items-center gap-4 tabular-nums">
        {!counted && <Badge>{uncounted}</Badge>}
        {gain !== undefined && <span className="text-ink-muted">+{formatCount(gain)}</span>}
        <span className="min-w-16 text-right">
          {viewCount === null ? '–' : formatCount(viewCount)}
        </span>
      </span>
    </li>
  )
}
