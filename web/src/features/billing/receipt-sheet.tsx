import type { readBrandFundingCall } from '@permille/contract/billing/billing'
import type { ResponseOf } from '@permille/contract/endpoint'
import { formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Card } from '#ui/layout/card.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { inZone } from '#ui/values/in-zone.ts'
import { Money } from '#ui/values/money.tsx'
import { describePayment } from '../campaigns/payment-state.ts'
import { cardName } from './card-name.ts'

type Payment = ResponseOf<typeof readBrandFundingCall>

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

export function ReceiptSheet({ payment }: { readonly payment: Payment }) {
  const { amountCents, feeCents, createdAt, settledAt } = payment
  const total = formatCents(amountCents + feeCents)
  return (
    <Card aria-label="Receipt" className="p-6 sm:p-10 print:border-0 print:p-0">
      <header className="flex items-start justify-between gap-6">
        <Wordmark />
        <p className="text-right text-sm text-ink-muted">Receipt</p>
      </header>
      <p className="mt-10 text-3xl font-semibold tracking-tight tabular-nums">{total}</p>
      <p className="mt-1 text-ink-muted">
        Paid on {inZone(moment.format(new Date(settledAt ?? createdAt)))}
        {payment.end !== null && (
          <span>{` · later ${describePayment(payment).toLowerCase()}`}</span>
        )}
      </p>
      <Parties payment={payment} />
      <dl className="mt-8 grid grid-cols-1 gap-2.5 border-t border-line pt-4 tabular-nums">
        <Sum label="For creators, held for this campaign" cents={amountCents} />
        {feeCents > 0 && <Sum label="Platform fee" cents={feeCents} />}
        <div className="flex justify-between gap-6 border-t border-line pt-2.5 font-semibold">
          <dt>Charged to {cardName(payment)}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="mt-8 text-sm text-ink-muted">
        This money pays creators for their views. Billing shows the part they have not earned.
      </p>
    </Card>
  )
}

function Parties({ payment }: { readonly payment: Payment }) {
  const { campaignName, receiptNumber } = payment
  return (
    <dl className="mt-8 grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2 print:grid-cols-2">
      <Fact label="Paid by">
        <Payer payment={payment} />
      </Fact>
      <Fact label="Campaign">{campaignName}</Fact>
      <Fact label="Receipt number">
        <span className="tabular-nums">{receiptNumber}</span>
      </Fact>
    </dl>
  )
}

/** The billing details, as far as the brand states them. */
function Payer({ payment }: { readonly payment: Payment }) {
  const { brandName, logoUrl, legalName, billingAddress, taxNumber, paidByEmail } = payment
  const hasOtherName = legalName !== null && legalName !== brandName
  return (
    <>
      <span className="flex items-center gap-2">
        {logoUrl !== null && <Avatar name={brandName} imageUrl={logoUrl} className="size-6" />}
        <span className="font-medium">{legalName ?? brandName}</span>
      </span>
      {hasOtherName && <span className="block text-ink-muted">{brandName}</span>}
      {billingAddress !== null && (
        <span className="block whitespace-pre-line text-ink-muted">{billingAddress}</span>
      )}
      {taxNumber !== null && <span className="block text-ink-muted">Tax ID {taxNumber}</span>}
      <span className="block text-ink-muted">{paidByEmail}</span>
      {legalName === null && (
        <Link
          href={paths.brandSettings}
          className="text-sm font-medium text-accent underline-offset-4 hover:underline print:hidden"
        >
          Add your legal name and address
        </Link>
      )}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-muted">{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
