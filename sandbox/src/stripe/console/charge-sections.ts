import type Stripe from 'stripe'
import { html } from '#console/html.ts'
import { panel, type Section, section } from '#console/section.ts'
import { dollars, idLink, secondsMoment, state } from '#console/shown-values.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { chargeButtons, disputeButtons } from './dispute-forms.ts'
import { newestFirst } from './newest-first.ts'

export function balancePanel({ balance }: StripeSandbox): Section {
  return panel({
    id: 'balance',
    tab: 'money',
    title: 'The platform’s balance at Stripe',
    draw: () => html`<div class="card padded sums"><p><strong>${dollars(balance.availableCents)}</strong> available</p>
<p><strong>${dollars(balance.pendingCents)}</strong> pending</p>
<form method="post" action="/console/stripe/top-up"><label>Add to it, in dollars
<input name="dollars" inputmode="decimal" value="100" size="8"></label><button>Top up</button></form></div>`,
  })
}

export function chargesSection({ tables }: StripeSandbox): Section {
  return section<Stripe.Charge>({
    id: 'charges',
    tab: 'money',
    title: 'Charges',
    none: 'None yet. A brand that funds a campaign makes one.',
    rowsMax: 12,
    columns: [
      { title: 'For', isWide: true },
      { title: 'Status' },
      { title: 'Amount', isNumber: true },
      { title: 'When' },
      { title: 'The cardholder' },
    ],
    list: () => newestFirst(tables.charges),
    key: ({ id }) => id,
    text: (charge) =>
      `${chargeTitle(charge)} ${statusOf(charge)} ${charge.payment_intent} ${Object.values(charge.metadata).join(' ')} ${dollars(charge.amount)}`,
    cells: (charge) => [
      html`<strong>${chargeTitle(charge)}</strong><br>${idLink(charge.id)}`,
      state(statusOf(charge), charge.status === 'succeeded' && !charge.disputed ? 'good' : 'bad'),
      dollars(charge.amount),
      secondsMoment(charge.created),
      chargeButtons(charge),
    ],
  })
}

export function chargeTitle({ metadata, description }: Stripe.Charge): string {
  return description ?? metadata.campaignId ?? 'A charge without a description'
}

function statusOf({ refunded, disputed, status, failure_code: code }: Stripe.Charge): string {
  if (refunded) return 'refunded'
  if (disputed) return 'disputed'
  return code === null ? status : `${status}: ${code}`
}

export function refundsSection({ tables }: StripeSandbox): Section {
  return section<Stripe.Refund>({
    id: 'refunds',
    tab: 'money',
    title: 'Refunds',
    none: 'None yet.',
    rowsMax: 6,
    columns: [
      { title: 'Refund' },
      { title: 'Of' },
      { title: 'Status' },
      { title: 'Amount', isNumber: true },
      { title: 'When' },
    ],
    list: () => newestFirst(tables.refunds),
    key: ({ id }) => id,
    text: (refund) =>
      `${refund.charge} ${refund.payment_intent} ${refund.status} ${dollars(refund.amount)}`,
    cells: (refund) => [
      idLink(refund.id),
      idLink(String(refund.charge)),
      state(refund.status ?? 'unknown', refund.status === 'failed' ? 'bad' : 'good'),
      dollars(refund.amount),
      secondsMoment(refund.created),
    ],
  })
}

export function disputesSection({ tables }: StripeSandbox): Section {
  return section<Stripe.Dispute>({
    id: 'disputes',
    tab: 'money',
    title: 'Disputes',
    none: 'None. “Claim back” on a charge opens one.',
    rowsMax: 6,
    columns: [
      { title: 'Dispute' },
      { title: 'Reason' },
      { title: 'Status' },
      { title: 'Amount', isNumber: true },
      { title: 'When' },
      { title: 'The bank' },
    ],
    list: () => newestFirst(tables.disputes),
    key: ({ id }) => id,
    text: (dispute) =>
      `${dispute.charge} ${dispute.reason} ${dispute.status} ${dollars(dispute.amount)}`,
    cells: (dispute) => [
      idLink(dispute.id),
      dispute.reason.replaceAll('_', ' '),
      state(dispute.status, /lost|response/.test(dispute.status) ? 'bad' : 'neutral'),
      dollars(dispute.amount),
      secondsMoment(dispute.created),
      disputeButtons(dispute),
    ],
  })
}
