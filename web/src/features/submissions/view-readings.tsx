import type { SubmissionStatus } from '@permille/contract/enums'
import { useMemo, useState } from 'react'
import { TimeSeriesChart } from '../../ui/charts/time-series-chart.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Moment } from '../../ui/values/moment.tsx'
import { formatCount, formatViews } from '../../ui/values/views.tsx'
import { courseOf, type GainedReading, type Reading, withGains } from './readings.ts'

interface ReadSubmission {
  readonly snapshots: readonly Reading[]
  readonly status: SubmissionStatus
}

/** The views over time, and each reading: counted, or why not. */
export function ViewReadings({ submission }: { readonly submission: ReadSubmission }) {
  const { snapshots, status } = submission
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
          <ReadingList
            readings={readings}
            uncounted={status === 'pending' ? 'counts once approved' : 'not counted'}
          />
        </>
      )}
    </Card>
  )
}

const listedFirst = 6

interface ReadingListProps {
  readonly readings: readonly GainedReading[]
  /** What is said of a reading that does not count. */
  readonly uncounted: string
}

/** The newest few; the rest on demand. */
function ReadingList({ readings, uncounted }: ReadingListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? readings : readings.slice(0, listedFirst)
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((reading) => (
          <ReadingLine key={reading.id} reading={reading} uncounted={uncounted} />
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

function ReadingLine({
  reading,
  uncounted,
}: Pick<ReadingListProps, 'uncounted'> & { readonly reading: GainedReading }) {
  const { snapshotTime, viewCount, source, counted, note, gain } = reading
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-2">
      <span className="min-w-0">
        <Moment at={snapshotTime} />
        {source === 'manual' && <span className="text-ink-muted"> · entered by hand</span>}
        {note !== null && <span className="text-ink-muted"> · {note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-4 tabular-nums">
        {!counted && <Badge>{uncounted}</Badge>}
        {gain !== undefined && <span className="text-ink-muted">+{formatCount(gain)}</span>}
        <span className="min-w-16 text-right">
          {viewCount === null ? '–' : formatCount(viewCount)}
        </span>
      </span>
    </li>
  )
}
