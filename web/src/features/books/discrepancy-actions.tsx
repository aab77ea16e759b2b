import {
  assignDiscrepancyCall,
  bookDifferenceCall,
  type Discrepancy,
  type DiscrepancyDetail,
  explainDiscrepancyCall,
  refundUnmatchedPaymentCall,
} from '@permille/contract/books/discrepancies'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { describeBooking } from './discrepancy-labels.ts'
import { PayDialog } from './pay-dialog.tsx'

const failed = failedOr('The discrepancy could not be changed')

/** The actions of an admin on a difference that is still open. */
export function DiscrepancyActions({
  exception: discrepancy,
}: {
  readonly exception: DiscrepancyDetail
}) {
  const { id, state, mayRefund, setApartFrom } = discrepancy
  const [isPaying, setIsPaying] = useState(false)
  const taking = useAction({
    failed,
    call: assignDiscrepancyCall,
    request: () => ({ params: { id } }),
    done: 'It is yours now',
  })
  const isUnsettled = state === 'open' || state === 'explained'
  if (!isUnsettled && !mayRefund) return null
  return (
    <>
      {isUnsettled && (
        <Button variant="secondary" isBusy={taking.isPending} onClick={() => taking.mutate()}>
          Take
        </Button>
      )}
      {state === 'open' && <Explain exception={discrepancy} />}
      {isUnsettled && <Book exception={discrepancy} isSecond={mayRefund} />}
      {mayRefund && state === 'returned' && (
        <Button variant="secondary" onClick={() => setIsPaying(true)}>
          Paid another way
        </Button>
      )}
      {mayRefund && (
        <RefundStray exception={discrepancy}>
          {isUnsettled || setApartFrom !== null ? 'Refund' : 'Refund again'}
        </RefundStray>
      )}
      <PayDialog exception={discrepancy} isOpen={isPaying} onClose={() => setIsPaying(false)} />
    </>
  )
}

interface DiscrepancyProps {
  readonly exception: Discrepancy
}

function Explain({ exception: { id } }: DiscrepancyProps) {
  return (
    <ActionButton
      call={explainDiscrepancyCall}
      request={withReason(id)}
      title="Explain this difference?"
      description="Both sides stay as they are, and nothing is booked. It opens again when an amount changes."
      hint="Saved with the discrepancy"
      label="Explain"
      busyLabel="Saving..."
      done="Difference explained"
      failed={failed}
      variant="secondary"
    />
  )
}

interface BookProps extends DiscrepancyProps {
  /** True if another action comes before it. */
  readonly isSecond: boolean
}

function Book({ exception: discrepancy, isSecond }: BookProps) {
  return (
    <ActionButton
      call={bookDifferenceCall}
      request={withReason(discrepancy.id)}
      title="Book this difference?"
      description={describeBooking(discrepancy)}
      hint="Saved with the entry"
      label="Book it"
      busyLabel="Booking..."
      done="Difference booked"
      failed={failed}
      isDanger
      variant={isSecond ? 'secondary' : 'primary'}
    >
      Book
    </ActionButton>
  )
}

interface RefundStrayProps extends DiscrepancyProps {
  readonly children: string
}

function RefundStray({ exception: { id, providerCents }, children }: RefundStrayProps) {
  return (
    <ActionButton
      call={refundUnmatchedPaymentCall}
      request={withReason(id)}
      title={`Refund ${formatCents(providerCents)}?`}
      description="The whole payment goes back to the card that paid it. Stripe keeps its own fee for the payment, at your cost. You can’t undo this."
      hint="Saved with the discrepancy"
      label="Refund it"
      busyLabel="Refunding..."
      done="Refund requested"
      failed={failedOr('The payment could not be refunded')}
      isDanger
    >
      {children}
    </ActionButton>
  )
}
