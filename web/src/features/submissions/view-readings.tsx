import { useMemo, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Moment } from '../../ui/moment.tsx'
import { TimeSeriesChart } from '../../ui/time-series-chart.tsx'
import { formatCount, formatViews } from '../../ui/views.tsx'
import { courseOf, type GainedReading, type Reading, withGains } from './readings.ts'

/** The views over time, and each reading: counted, or why not. */
export function ViewReadings({ snapshots }: { readonly snapshots: readonly Reading[] }) {
  const points = useMemo(() => courseOf(snapshots), [snapshots])
  const readings = useMemo(() => withGains(snapshots), [snapshots])
  return (
    <Card>
      <CardHeader title="Views" note="Read from the platform, and only ever counted upwards." />
      {snapshots.length === 0 ? (
        <EmptyState title="No readings yet" note="Views are read once the post is approved." />
      ) : (
        <>
          {points.length > 1 && (
            <CardBody>
              <TimeSeriesChart label="Views" points={points} format={formatViews} />
            </CardBody>
          )}
          <ReadingList readings={readings} />
        </>
      )}
    </Card>
  )
}

const listedFirst = 6

/** The newest few; the rest on demand. */
function ReadingList({ readings }: { readonly readings: readonly GainedReading[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? readings : readings.slice(0, listedFirst)
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((reading) => (
          <ReadingLine key={reading.id} reading={reading} />
        ))}
      </ul>
      {shown.length < readings.length && (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all {formatCount(readings.length)} readings
          </Button>
        </div>
      )}
    </>
  )
}

function ReadingLine({ reading }: { readonly reading: GainedReading }) {
  const { snapshotTime, viewCount, source, counted, note, gain } = reading
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-2">
      <span className="min-w-0">
        <Moment at={snapshotTime} />
        {source === 'manual' && <span className="text-ink-muted"> · entered by hand</span>}
        {note !== null && <span className="text-ink-muted"> · {note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-4 tabular-nums">
        {!counted && <Badge>not counted</Badge>}
        {gain !== undefined && <span className="text-ink-muted">+{formatCount(gain)}</span>}
        <span className="min-w-16 text-right">
          {viewCount === null ? '–' : formatCount(viewCount)}
        </span>
      </span>
    </li>
  )
}
