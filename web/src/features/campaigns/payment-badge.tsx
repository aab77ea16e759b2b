import type { FundingStatus } from '@permille/contract/enums'
import { Badge } from '../../ui/values/badge.tsx'
import { sayPayment } from './payment-state.ts'

interface PaymentBadgeProps {
  readonly payment: { readonly status: FundingStatus; readonly isProcessing: boolean }
}

export function PaymentBadge({ payment }: PaymentBadgeProps) {
  const tone = payment.status === 'succeeded' ? 'positive' : 'neutral'
  return <Badge tone={tone}>{sayPayment(payment)}</Badge>
}
