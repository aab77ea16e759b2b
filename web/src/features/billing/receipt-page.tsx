import { readBrandFundingCall } from '@permille/contract/billing/billing'
import type { FundingId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { BackLink } from '../accounts/back-link.tsx'
import { NotFoundHeader } from '../accounts/not-found-header.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** One payment's receipt, printed on one sheet; the rest of the page shows only on screen. */
export function ReceiptPage() {
  const { id } = useParams<{ id: FundingId }>()
  const query = useQuery(queryOf(readBrandFundingCall, { params: { id } }))
  if (statusOf(query.error) === 404) {
    const list = { href: paths.billing, label: 'Billing' }
    return <NotFoundHeader title="Payment not found" error={query.error} list={list} />
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3 print:hidden">
        <BackLink href={paths.billing} label="Billing" />
        <PageHeader
          title="Receipt"
          note="Print it, or save it as a PDF."
          actions={
            query.data?.status === 'succeeded' && (
              <Button onClick={() => window.print()}>Print</Button>
            )
          }
        />
      </div>
      <Loaded
        query={query}
        skeleton={
          <Card>
            <ListSkeleton lines={6} />
          </Card>
        }
        failed="The receipt could not be loaded."
      >
        {(payment) =>
          payment.status === 'succeeded' ? (
            <ReceiptSheet payment={payment} />
          ) : (
            <Card>
              <EmptyState
                title="There is no receipt"
                note="This payment did not go through, so nothing was charged."
              />
            </Card>
          )
        }
      </Loaded>
    </div>
  )
}
