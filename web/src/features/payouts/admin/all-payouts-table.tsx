import type { AdminPayout } from '@permille/contract/payouts/admin-payouts'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Badge, StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { PayoutActions } from './payout-actions.tsx'

const columns: readonly Column<AdminPayout>[] = [
  {
    key: 'creator',
    header: 'Creator',
    isTitle: true,
    cell: ({ userId, creatorName, creatorHandle }) => (
      <div className="min-w-0 py-1 lg:max-w-56">
        <Link
          data-row-link
          href={adminPaths.user(userId)}
          className="block truncate hover:underline"
        >
          {creatorName}
        </Link>
        <p className="truncate text-sm font-normal text-ink-muted">@{creatorHandle}</p>
      </div>
    ),
  },
  {
    key: 'number',
    header: 'Payout',
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  {
    key: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: ({ totalCents }) => <Money cents={totalCents} />,
  },
  { key: 'status', header: 'Status', cell: (payout) => <Status payout={payout} /> },
  {
    key: 'requested',
    header: 'Requested',
    sort: { order: 'newest' },
    isSecondary: true,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    key: 'reference',
    header: 'At Stripe',
    cell: ({ transferId }) => <Reference transferId={transferId} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (payout) => <PayoutActions payout={payout} />,
  },
]

interface AllPayoutsTableProps {
  readonly payouts: readonly AdminPayout[]
  /** Where the page sorts them. */
  readonly sorting?: Sorting
}

export function AllPayoutsTable({ payouts, sorting }: AllPayoutsTableProps) {
  return (
    <DataTable
      sorting={sorting}
      caption="Payouts"
      columns={columns}
      rows={payouts}
      rowKey={({ id }) => id}
      card={(payout) => <PayoutCard payout={payout} />}
    />
  )
}

function PayoutCard({ payout }: { readonly payout: AdminPayout }) {
  const { userId, creatorName, number, totalCents, createdAt, transferId, status } = payout
  return (
    <LineCard
      title={
        <Link data-row-link href={adminPaths.user(userId)} className={lineCardTitleClasses}>
          {creatorName}
        </Link>
      }
      note={
        <>
          {number} · <Time at={createdAt} />
          <CardNote payout={payout} />
        </>
      }
      figure={<Money cents={totalCents} />}
      state={
        <span className="flex gap-1.5">
          {needsAttention(payout) && <Badge tone="negative">needs attention</Badge>}
          {payout.isHeld && <Badge title={whyHeld(payout)}>held</Badge>}
          <StatusBadge status={status} />
        </span>
      }
      menu={transferId !== null && <Reference transferId={transferId} />}
      actions={<PayoutActions payout={payout} />}
    />
  )
}

function CardNote({ payout }: { readonly payout: AdminPayout }) {
  const { isHeld, reason, transferId } = payout
  const note = isHeld
    ? whyHeld(payout)
    : (reason ?? (transferId === null ? 'no transfer yet' : null))
  return note !== null && <span>{` · ${note}`}</span>
}

/** True if it is unknown whether the provider made the transfer. */
function needsAttention({ status, needsAdmin }: AdminPayout): boolean {
  return status === 'queued' && needsAdmin
}

function Status({ payout }: { readonly payout: AdminPayout }) {
  const { status, unknownSince, callCount, settledAt, reason } = payout
  return (
    <div className="grid gap-1 py-1 @max-table:justify-items-end">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @max-table:justify-end">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          {needsAttention(payout) && <Badge tone="negative">needs attention</Badge>}
          {payout.isHeld && <Badge title={whyHeld(payout)}>held</Badge>}
        </span>
        <span className="max-w-56 text-sm [overflow-wrap:anywhere] text-ink-muted">
          {settledAt !== null && <Time at={settledAt} />}
          {unknownSince !== null && (
            <span>
              unknown · <Time at={unknownSince} />
            </span>
          )}
          {settledAt === null &&
            unknownSince === null &&
            (payout.isHeld ? whyHeld(payout) : <span>{`asked ${timesOf(callCount)}`}</span>)}
        </span>
      </div>
      {reason !== null && (
        <span className="max-w-72 text-sm [overflow-wrap:anywhere] text-ink-muted">{reason}</span>
      )}
    </div>
  )
}

function whyHeld({ holdReason }: AdminPayout): string {
  return holdReason ?? 'The creator is suspended'
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

/** The provider's id is for its dashboard, not for reading. */
function Reference({ transferId }: { readonly transferId: string | null }) {
  if (transferId === null) return <span className="text-ink-muted">–</span>
  return <CopyButton text={transferId} label="Copy the transfer’s id" />
}
