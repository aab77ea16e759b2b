import type { StartedPayment } from '@permille/contract/funding/funding'
import { formatCents } from '@permille/contract/money'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Card, CardBody } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { MoneyMeter } from '../campaigns/money-meter.tsx'
import { useBrandNamed } from '../teams/use-brand-named.ts'
import { AmountForm } from './amount-form.tsx'
import { type Fundable, suggestedAmount } from './suggested-amount.ts'
import { useStartPayment } from './use-start-payment.ts'

// Requested at once, so that this code loads while the amount is typed.
import('./payment-step.tsx').catch(() => {})
const PaymentStep = lazyPart(() => import('./payment-step.tsx').then((m) => m.PaymentStep))

/** Asks for the amount, then shows the provider's form for exactly that amount. */
export function FundCampaignSteps({ campaign }: { readonly campaign: Fundable }) {
  const [params] = useSearchParams()
  const [amount, setAmount] = useState(() => suggestedAmount(campaign, params))
  const [payment, setPayment] = useState<StartedPayment>()
  const start = useStartPayment(campaign.id, setPayment)

  return (
    <Card>
      <CampaignSummary campaign={campaign} />
      <CardBody>
        {payment === undefined ? (
          <AmountForm
            campaign={campaign}
            amount={amount}
            onChange={setAmount}
            onSubmit={() => start.begin(amount)}
            problem={start.problemOf(amount)}
            isBusy={start.isPending}
          />
        ) : (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PaymentStep
              campaignId={campaign.id}
              payment={payment}
              onBack={() => setPayment(undefined)}
            />
          </Suspense>
        )}
      </CardBody>
    </Card>
  )
}

function CampaignSummary({ campaign }: { readonly campaign: Fundable }) {
  const brandName = useBrandNamed()
  return (
    <header className="border-b border-line px-5 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{campaign.name}</h2>
          {brandName !== undefined && (
            <p className="text-ink-muted [overflow-wrap:anywhere]">for {brandName}</p>
          )}
        </div>
        <CampaignBadge campaign={campaign} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        <Fact label="Budget" cents={campaign.budgetCents} />
        <Fact label="Funded so far" cents={campaign.fundedCents} />
        {campaign.waitsCents ? (
          <Fact label="Approved posts wait for" cents={campaign.waitsCents} />
        ) : null}
      </dl>
      <div className="mt-4">
        <MoneyMeter campaign={campaign} />
      </div>
    </header>
  )
}

function Fact({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-medium">{formatCents(cents)}</dd>
    </div>
  )
}
