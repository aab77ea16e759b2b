import type { StartedPayment } from '@permille/contract/funding/funding'
import { readPaymentSettingsCall } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { Elements } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ChargeLines } from './charge-lines.tsx'
import { loadPaymentProvider } from './load-payment-provider.ts'
import { paymentAppearance } from './payment-appearance.ts'
import { PaymentForm } from './payment-form.tsx'

interface PaymentStepProps {
  readonly campaignId: CampaignId
  readonly payment: StartedPayment
  readonly onBack: () => void
}

/** The provider's form for one started payment, with the total to be charged, fee included. */
export function PaymentStep({ campaignId, payment, onBack }: PaymentStepProps) {
  const query = useQuery({
    queryKey: ['payment-provider'],
    queryFn: async () => loadPaymentProvider(await call(readPaymentSettingsCall)),
  })

  return (
    <div className="grid grid-cols-1 gap-5">
      <ChargeLines amountCents={payment.amountCents} feeCents={payment.feeCents} />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-64" />}
        failed="The payment form could not be loaded."
      >
        {(provider) => (
          <Elements
            stripe={provider}
            options={{ clientSecret: payment.clientSecret, appearance: paymentAppearance() }}
          >
            <PaymentForm campaignId={campaignId} payment={payment} onBack={onBack} />
          </Elements>
        )}
      </Loaded>
    </div>
  )
}
