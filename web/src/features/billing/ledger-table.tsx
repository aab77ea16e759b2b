import type { LedgerLine } from '@permille/contract/billing'
import { formatCents } from '@permille/contract/money'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/layout/data-table.tsx'
import { Time } from '../../ui/values/time.tsx'
import { causeOfLine, nameOfLine } from './ledger-words.ts'

const columns: readonly Column<LedgerLine>[] = [
  {
    key: 'what',
    header: 'Movement',
    isTitle: true,
    cell: (line) => (
      <div className="max-w-80">
        <p>{nameOfLine(line)}</p>
        <Cause line={line} />
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
  { key: 'when', header: 'When', cell: ({ createdAt }) => <Time at={createdAt} /> },
  { key: 'amount', header: 'Amount', isNumeric: true, cell: (line) => <Amount line={line} /> },
]

export function LedgerTable({ lines }: { readonly lines: readonly LedgerLine[] }) {
  return (
    <DataTable
      caption="Ledger"
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      card={(line) => <LedgerLineCard line={line} />}
    />
  )
}

function LedgerLineCard({ line }: { readonly line: LedgerLine }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-2.5">
      <p className="font-medium">{nameOfLine(line)}</p>
      <p className="text-right">
        <Amount line={line} />
      </p>
      <div className="min-w-0 text-sm text-ink-muted">
        <Cause line={line} />
        <p className="truncate">{line.campaignName}</p>
      </div>
      <p className="text-right text-sm text-ink-muted">
        <Time at={line.createdAt} />
      </p>
    </div>
  )
}

function Cause({ line }: { readonly line: LedgerLine }) {
  const cause = causeOfLine(line)
  if (cause === undefined || line.submissionId === null) return null
  return (
    <Link
      href={paths.submission(line.submissionId)}
      className="block truncate text-sm font-normal text-ink-muted hover:underline"
    >
      {cause}
    </Link>
  )
}

/** Money into campaigns has a plus, money out of them a minus of the same width. */
function Amount({ line: { amountCents } }: { readonly line: LedgerLine }) {
  const isIn = amountCents > 0
  return (
    <span className={isIn ? 'font-medium tabular-nums text-positive' : 'tabular-nums'}>
      {isIn ? '+' : '−'}
      {formatCents(Math.abs(amountCents))}
    </span>
  )
}
