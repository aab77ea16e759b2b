import {
  type BookException,
  type BookExceptionDetail,
  bookDifferenceCall,
  explainExceptionCall,
  refundStrayCall,
  takeExceptionCall,
} from '@permille/contract/books/exceptions'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { sayBooking } from './exception-words.ts'
import { PayDialog } from './pay-dialog.tsx'

const failed = 'The exception could not be changed'

/** The actions of an admin on a difference that is still open. */
export function ExceptionActions({ exception }: { readonly exception: BookExceptionDetail }) {
  const { id, state, mayRefund, setApartFrom } = exception
  const [asked, setAsked] = useState<'explain' | 'book' | 'refund' | 'pay'>()
  const taking = useAction({
    failed,
    call: takeExceptionCall,
    request: () => ({ params: { id } }),
    done: 'It is yours now',
  })
  const isUnsettled = state === 'open' || state === 'explained'
  if (!isUnsettled && !mayRefund) return null
  const dialog = { exception, onClose: () => setAsked(undefined) }
  return (
    <>
      {isUnsettled && (
        <Button variant="secondary" isBusy={taking.isPending} onClick={() => taking.mutate()}>
          Take
        </Button>
      )}
      {state === 'open' && (
        <Button variant="secondary" onClick={() => setAsked('explain')}>
          Explain
        </Button>
      )}
      {isUnsettled && (
        <Button variant={mayRefund ? 'secondary' : 'primary'} onClick={() => setAsked('book')}>
          Book
        </Button>
      )}
      {mayRefund && state === 'returned' && (
        <Button variant="secondary" onClick={() => setAsked('pay')}>
          Paid another way
        </Button>
      )}
      {mayRefund && (
        <Button onClick={() => setAsked('refund')}>
          {isUnsettled || setApartFrom !== null ? 'Refund' : 'Refund again'}
        </Button>
      )}
      <ExplainDialog {...dialog} isOpen={asked === 'explain'} />
      <BookDialog {...dialog} isOpen={asked === 'book'} />
      <RefundDialog {...dialog} isOpen={asked === 'refund'} />
      <PayDialog {...dialog} isOpen={asked === 'pay'} />
    </>
  )
}

interface DialogProps {
  readonly exception: BookException
  readonly isOpen: boolean
  readonly onClose: () => void
}

function ExplainDialog({ exception: { id }, isOpen, onClose }: DialogProps) {
  const explaining = useAction({
    failed,
    call: explainExceptionCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Exception explained',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Explain this difference?"
      description="Both sides stay as they are, and nothing is booked. It opens again when an amount changes."
      hint="Saved with the exception"
      label="Explain"
      busyLabel="Saving..."
      isBusy={explaining.isPending}
      onConfirm={explaining.mutate}
    />
  )
}

function RefundDialog({ exception: { id, providerCents }, isOpen, onClose }: DialogProps) {
  const refunding = useAction({
    failed: failedOr('The payment could not be refunded'),
    call: refundStrayCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Refund requested',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Refund ${formatCents(providerCents)}?`}
      description="The whole payment goes back to the card that paid it. Stripe keeps its own fee for the payment, at your cost. You can’t undo this."
      hint="Saved with the exception"
      label="Refund it"
      busyLabel="Refunding..."
      isBusy={refunding.isPending}
      isDanger
      onConfirm={refunding.mutate}
    />
  )
}

function BookDialog({ exception, isOpen, onClose }: DialogProps) {
  const { id } = exception
  const booking = useAction({
    failed,
    call: bookDifferenceCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Difference booked',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Book this difference?"
      description={sayBooking(exception)}
      hint="Saved with the entry"
      label="Book it"
      busyLabel="Booking..."
      isBusy={booking.isPending}
      isDanger
      onConfirm={booking.mutate}
    />
  )
}
