import { Badge } from '#ui/values/badge.tsx'
import { describePayment, type PaymentState, toneOfPayment } from './payment-state.ts'

export function PaymentBadge({ payment }: { readonly payment: PaymentState }) {
  return <Badge tone={toneOfPayment(payment)}>{describePayment(payment)}</Badge>
}
