import type { MetricSource } from '@permille/contract/enums'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Time } from '../../ui/time.tsx'
import { TimeSeriesChart } from '../../ui/time-series-chart.tsx'
import { formatCount, formatViews } from '../../ui/views.tsx'

interface Snapshot {
  readonly id: string
  readonly snapshotTime: string
  readonly viewCount: number | null
  readonly source: MetricSource
  readonly counted: boolean
  readonly note: string | null
}

/** The views over time, and each reading: counted, or why not. */
export function ViewReadings({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const newestFirst = snapshots.toSorted(
    (a, b) => Date.parse(b.snapshotTime) - Date.parse(a.snapshotTime),
  )
  const points = newestFirst.flatMap(({ snapshotTime, viewCount, counted }) =>
    counted && viewCount !== null ? [{ at: snapshotTime, value: viewCount }] : [],
  )
  return (
    <Card>
      <CardHeader title="Views" note="Read from the platform, and only ever counted upwards." />
      {snapshots.length === 0 ? (
        <EmptyState title="No readings yet" note="Views are read once the post is approved." />
      ) : (
        <>
          {points.length > 1 && (
            <CardBody>
              <TimeSeriesChart label="Views" points={points.toReversed()} format={formatViews} />
            </CardBody>
          )}
          <ReadingList snapshots={newestFirst} />
        </>
      )}
    </Card>
  )
}

const listedFirst = 6

/** The newest few; the rest on demand. */
function ReadingList({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? snapshots : snapshots.slice(0, listedFirst)
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((snapshot) => (
          <ReadingLine key={snapshot.id} snapshot={snapshot} />
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

function ReadingLine({ snapshot }: { readonly snapshot: Snapshot }) {
  const { snapshotTime, viewCount, source, counted, note } = snapshot
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-2">
      <span className="min-w-0">
        <Time at={snapshotTime} />
        {source === 'manual' && <span className="text-ink-muted"> · entered by hand</span>}
        {note !== null && <span className="text-ink-muted"> · {note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-3 tabular-nums">
        {!counted && <Badge>not counted</Badge>}
        {viewCount === null ? '–' : formatCount(viewCount)}
      </span>
    </li>
  )
}
