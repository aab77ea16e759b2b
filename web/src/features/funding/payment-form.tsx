import { paymentTerms, type StartedPayment } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { PaymentElement } from '@stripe/react-stripe-js'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { holdPage } from '#ui/failure/unsaved-input.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { problemOfForm } from './load-payment-provider.ts'
import { useConfirmPayment } from './use-confirm-payment.ts'

interface PaymentFormProps {
  readonly campaignId: CampaignId
  readonly payment: StartedPayment
  readonly onBack: () => void
}

/** The card form. Keeps its fields after a decline, so that another try is one click. */
export function PaymentForm({ campaignId, payment, onBack }: PaymentFormProps) {
  const [isReady, setIsReady] = useState(false)
  const [loadProblem, setLoadProblem] = useState<string>()
  const paying = useConfirmPayment(campaignId, payment.fundingId)
  // The page gets no events of what is typed into the provider's frame.
  useEffect(() => holdPage(), [])
  const total = formatCents(payment.amountCents + payment.feeCents)

  function submit(event: FormEvent) {
    event.preventDefault()
    paying.confirm()
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PaymentElement
        onReady={() => setIsReady(true)}
        onLoadError={({ error }) => setLoadProblem(problemOfForm(error))}
      />
      {loadProblem !== undefined && <Notice tone="negative">{loadProblem}</Notice>}
      {paying.problem !== null && <Notice tone="negative">{paying.problem}</Notice>}
      <p className="text-sm text-ink-muted">{paymentTerms}</p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          type="submit"
          disabled={!isReady}
          isBusy={paying.isBusy}
          className="tabular-nums max-sm:h-11"
        >
          {paying.isBusy ? 'Processing...' : `Pay ${total}`}
        </Button>
        <Button variant="quiet" disabled={paying.isBusy} onClick={onBack}>
          Change amount
        </Button>
      </div>
    </form>
  )
}
