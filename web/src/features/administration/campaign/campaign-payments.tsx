import type { BrandFunding } from '@permille/contract/billing/billing'
import { listCampaignPaymentsCall } from '@permille/contract/campaigns/campaign-overview'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { describePayment, toneOfPayment } from '#features/campaigns/payment-state.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { LineCard } from '#ui/layout/line-card.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { LineList } from './line-list.tsx'

/** Lists every payment and its outcome; its id at the provider is for copying. */
export function CampaignPayments({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(
    pagesOf(listCampaignPaymentsCall, { params: { id: campaignId }, query: { limit: 5 } }),
  )
  return (
    <LineList
      title="Payments"
      action={<CsvLink list={listCampaignPaymentsCall} params={{ id: campaignId }} of="payments" />}
      empty="No payments yet"
      query={query}
      line={(payment) => <PaymentLine payment={payment} />}
    />
  )
}

function PaymentLine({ payment }: { readonly payment: BrandFunding }) {
  const { amountCents, feeCents, createdAt, stripePaymentIntentId, lastError, receiptNumber } =
    payment
  const isAtBank = payment.status === 'pending' && payment.isProcessing
  return (
    <LineCard
      title={
        <p className="font-medium">
          {receiptNumber !== null && <span>{`${receiptNumber} · `}</span>}
          <Time at={createdAt} />
        </p>
      }
      note={
        <span className="[overflow-wrap:anywhere] whitespace-normal">
          {stripePaymentIntentId === null ? 'Not at Stripe' : 'At Stripe'}
          {feeCents > 0 && <span>{` · ${formatCents(feeCents)} of it the fee`}</span>}
          {payment.isLate && <span>{' · arrived after the campaign ended'}</span>}
          {lastError !== null && <span>{` · ${lastError}`}</span>}
        </span>
      }
      figure={<Money cents={amountCents + feeCents} />}
      menu={
        stripePaymentIntentId !== null && (
          <CopyButton text={stripePaymentIntentId} label="Copy Stripe’s id" />
        )
      }
      state={
        <Badge tone={toneOfPayment(payment)}>
          {isAtBank ? 'Waiting for the bank' : describePayment(payment)}
        </Badge>
      }
    />
  )
}
