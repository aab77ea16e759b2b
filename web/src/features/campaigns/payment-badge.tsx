import { Badge } from '#ui/values/badge.tsx'
import { type PaymentState, sayPayment, toneOfPayment } from './payment-state.ts'

export function PaymentBadge({ payment }: { readonly payment: PaymentState }) {
  return <Badge tone={toneOfPayment(payment)}>{sayPayment(payment)}</Badge>
}
