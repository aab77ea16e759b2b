import type { LedgerDay } from '@permille/contract/billing/billing'
import { Link } from 'wouter'
import { useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Time } from '#ui/values/time.tsx'
import { utcDay } from '#ui/values/utc.ts'
import { DayLines } from './day-lines.tsx'
import { LedgerAmount } from './ledger-amount.tsx'
import { isDayOfLines } from './ledger-day-labels.ts'
import { causeOfLine, nameOfLine } from './ledger-labels.ts'

const columns: readonly Column<LedgerDay>[] = [
  {
    key: 'what',
    header: 'Movement',
    isTitle: true,
    cell: (line) => (
      <div className="max-w-80">
        <Movement line={line} />
      </div>
    ),
  },
  {
    key: 'campaign',
    header: 'Campaign',
    cell: ({ campaignId, campaignName }) => (
      <Link href={paths.campaign(campaignId)} className="block max-w-64 truncate hover:underline">
        {campaignName}
      </Link>
    ),
  },
  { key: 'when', header: 'When', cell: (line) => <When line={line} /> },
  {
    key: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: (line) => <LedgerAmount cents={line.amountCents} />,
  },
]

export function LedgerTable({ lines }: { readonly lines: readonly LedgerDay[] }) {
  return (
    <DataTable
      caption="Ledger"
      needsRoom
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      card={(line) => <LedgerLineCard line={line} />}
    />
  )
}

function LedgerLineCard({ line }: { readonly line: LedgerDay }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-2.5">
      <div className="min-w-0 font-medium">
        <Movement line={line} />
        <p className="truncate text-sm font-normal text-ink-muted">{line.campaignName}</p>
      </div>
      <div className="text-right">
        <LedgerAmount cents={line.amountCents} />
        <p className="text-sm text-ink-muted">
          <When line={line} />
        </p>
      </div>
    </div>
  )
}

function Movement({ line }: { readonly line: LedgerDay }) {
  const title = <p>{nameOfLine(line)}</p>
  const cause = <Cause line={line} />
  if (isDayOfLines(line)) {
    return (
      <DayLines day={line} title={title}>
        {cause}
      </DayLines>
    )
  }
  return (
    <>
      {title}
      {cause}
    </>
  )
}

function Cause({ line }: { readonly line: LedgerDay }) {
  const cause = causeOfLine(line)
  const seesPosts = useMay('submissions:read')
  if (cause === undefined || line.submissionId === null) return null
  const look = 'block truncate py-0.5 text-sm font-normal text-ink-muted'
  if (!seesPosts) return <span className={look}>{cause}</span>
  return (
    <Link href={paths.submission(line.submissionId)} className={`${look} hover:underline`}>
      {cause}
    </Link>
  )
}

function When({ line }: { readonly line: LedgerDay }) {
  if (!isDayOfLines(line)) return <Time at={line.createdAt} />
  return (
    <time dateTime={line.createdAt.slice(0, 10)} className="whitespace-nowrap">
      {utcDay(line.createdAt)}
    </time>
  )
}
