import type { Refund } from '@permille/contract/billing/billing'
import { Time } from '#ui/values/time.tsx'

/** Shows when a refund was requested, and when it ended; every state has its dates. */
export function RefundDates({
  refund: { status, createdAt, settledAt },
}: {
  readonly refund: Pick<Refund, 'status' | 'createdAt' | 'settledAt'>
}) {
  return (
    <>
      Requested <Time at={createdAt} isDay />
      {settledAt !== null && (
        <span>
          {status === 'failed' ? ', refused ' : ', refunded '}
          <Time at={settledAt} isDay />
        </span>
      )}
    </>
  )
}
