import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { Meter } from '../charts/meter.tsx'
import { Sparkline } from '../charts/sparkline.tsx'
import { TimeSeriesChart } from '../charts/time-series-chart.tsx'
import { Card, CardBody, CardHeader } from '../layout/card.tsx'
import { StatTile, StatTiles } from '../layout/stat-tile.tsx'
import { type Column, DataTable } from '../tables/data-table.tsx'
import { Avatar } from '../values/avatar.tsx'
import { StatusBadge } from '../values/badge.tsx'
import { Money } from '../values/money.tsx'
import { PlatformIcon } from '../values/platform-icon.tsx'
import { formatViews, Views } from '../values/views.tsx'

const statuses = ['live', 'pending', 'rejected', 'paid']
const rows = platforms.map((platform, index) => ({
  platform,
  status: statuses[index] ?? 'pending',
  views: 12_345 * 7 ** index,
  earnedCents: 1_999 * 9 ** index,
}))
type Row = (typeof rows)[number]

const columns: readonly Column<Row>[] = [
  { key: 'platform', header: 'Platform', isTitle: true, cell: (row) => <Named row={row} /> },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
  { key: 'views', header: 'Views', isNumeric: true, cell: (row) => <Views count={row.views} /> },
  {
    key: 'earned',
    header: 'Earned',
    isNumeric: true,
    cell: (row) => <Money cents={row.earnedCents} />,
  },
]

const dayMs = 86_400_000
const days = Array.from({ length: 30 }, (_, day) => ({
  at: new Date(Date.UTC(2026, 0, 1) + day * dayMs).toISOString(),
  value: Math.round(400_000 / (1 + Math.exp(-(day - 12) / 4))),
}))

export function NumberSamples() {
  return (
    <>
      <StatTiles>
        <StatTile label="Total Earnings" value={<Money cents={123_456_789} />} note="all time" />
        <StatTile label="Views" value={<Views count={1_234_567} />} />
        <StatTile label="Loading" />
        <StatTile label="None" value={<Money cents={0} />} note="nothing yet" />
      </StatTiles>
      <Meter
        label="$60.00 of $100.00 used"
        total={100}
        parts={[
          { label: '$40.00 paid out', amount: 40, fill: 'solid' },
          { label: '$20.00 committed', amount: 20, fill: 'soft' },
        ]}
        caption="$40.00 left"
      />
      <div className="flex items-center gap-4">
        <Avatar name="Ada Lovelace" />
        <Sparkline values={[1, 4, 3, 8, 12, 11, 19]} label="Rising from 1 to 19" />
        <Sparkline values={[]} label="Nothing yet" />
      </div>
      <Card>
        <CardHeader title="A table" note="Cards under 768 px" />
        <DataTable caption="Posts" columns={columns} rows={rows} rowKey={(row) => row.platform} />
      </Card>
      <Card>
        <CardBody>
          <TimeSeriesChart label="Views" unit="Views per day" points={days} format={formatViews} />
        </CardBody>
      </Card>
    </>
  )
}

function Named({ row }: { readonly row: Row }) {
  return (
    <span className="inline-flex items-center gap-2">
      <PlatformIcon platform={row.platform} />
      {platformFacts[row.platform].title}
    </span>
  )
}
