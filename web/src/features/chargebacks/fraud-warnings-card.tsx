import {
  type FraudWarning,
  keepWarnedCall,
  listFraudWarningsCall,
  refundWarnedCall,
  type WarningState,
  warningStates,
} from '@permille/contract/chargebacks/fraud-warnings'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { failedOr } from '#api/unanswered.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { describeReason } from './chargeback-labels.ts'

const byState = {
  name: 'warnings',
  label: 'Status',
  all: 'All fraud warnings',
  words: { open: 'To decide', closed: 'Done' },
} as const

function warningsOf(state: WarningState | undefined) {
  return pagesOf(listFraudWarningsCall, { query: { state, limit: 20 } })
}

/** Lists payments whose card was reported as stolen or misused; nothing if there are none. */
export function FraudWarningsCard() {
  const filters = useUrlFilters()
  const state = filters.choose('warnings', warningStates)
  const query = useInfiniteQuery(warningsOf(state))
  if (state === undefined && query.data?.length === 0) return null
  return (
    <Card aria-label="Fraud warnings">
      <CardHeader
        title="Fraud warnings"
        note="Banks reported these cards. Money refunded now can’t be charged back later."
        action={<CsvLink list={listFraudWarningsCall} query={{ state }} of="fraud warnings" />}
      />
      <ListFilters filters={filters} choice={byState} />
      <PagedList
        query={query}
        skeletonLines={2}
        failed="The fraud warnings could not be loaded."
        isFiltered={state !== undefined}
        onClear={() => filters.changeAll({ [byState.name]: '' })}
        noneFound="No fraud warnings found"
        none={null}
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((warning) => (
              <Line key={warning.id} warning={warning} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function Line({ warning }: { readonly warning: FraudWarning }) {
  const { campaignId, campaignName, brandName, amountCents, fraudType, warnedAt, paidAt } = warning
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          href={adminPaths.campaign(campaignId)}
          className="block truncate font-medium hover:underline"
          title={campaignName}
        >
          {campaignName}
        </Link>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          <bdi>{brandName}</bdi> · {describeReason(fraudType)} · paid <Time at={paidAt} isDay />,
          reported <Time at={warnedAt} isDay />
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{whatToDo(warning)}</p>
      </div>
      <Money cents={amountCents} className="font-medium" />
      {isOpen(warning) && <Decide warning={warning} />}
    </li>
  )
}

function isOpen({ decision, isActionable }: FraudWarning): boolean {
  return decision === null && isActionable
}

function whatToDo({ decision, decidedBy, isActionable, refundableCents }: FraudWarning): string {
  if (decision === 'refunded') return `Refunded by ${decidedBy}.`
  if (decision === 'kept') return `Kept by ${decidedBy}.`
  if (!isActionable) return 'The bank claims it, or it was refunded: nothing to decide.'
  if (refundableCents === 0) return 'Creators have earned all of it: only a claim can follow.'
  return `${formatCents(refundableCents)} is unspent and can go back to the card.`
}

function Decide({ warning }: { readonly warning: FraudWarning }) {
  const { id, refundableCents, campaignName } = warning
  const amount = formatCents(refundableCents)
  const shared = { request: withReason(id), size: 'sm', className: 'max-md:h-11' } as const
  return (
    <span className="flex flex-wrap gap-2">
      {refundableCents > 0 && (
        <ActionButton
          {...shared}
          call={refundWarnedCall}
          title={`Refund ${amount}?`}
          description="It goes back to the card, and the campaign is paused. Creators keep their earnings. You can’t undo this."
          hint="Saved in the audit log"
          label={`Refund ${amount}`}
          busyLabel="Refunding..."
          done="Refund requested"
          failed={failedOr('The money could not be refunded')}
          isDanger
          aria-label={`Refund ${isolate(campaignName)}`}
        >
          Refund
        </ActionButton>
      )}
      <ActionButton
        {...shared}
        call={keepWarnedCall}
        title="Keep this payment?"
        description="The campaign continues with it. If the bank claims it later, it takes the unspent part."
        hint="Say why it is genuine; saved in the audit log"
        label="Keep"
        busyLabel="Saving..."
        done="Payment kept"
        failed={failedOr('The decision could not be saved')}
        variant="secondary"
        aria-label={`Keep ${isolate(campaignName)}`}
      />
    </span>
  )
}
