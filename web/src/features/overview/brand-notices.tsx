import { ClaimedPayments } from '../chargebacks/claimed-payments.tsx'
import { UnansweredDisputes } from '../submissions/disputes/unanswered-disputes.tsx'

/** What a bank or a creator waits for an answer to, with its deadline. */
export function BrandNotices() {
  return (
    <>
      <ClaimedPayments />
      <UnansweredDisputes />
    </>
  )
}
