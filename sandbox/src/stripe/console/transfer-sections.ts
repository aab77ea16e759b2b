import type Stripe from 'stripe'
import { html } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import { dollars, idLink, secondsMoment, state } from '#console/shown-values.ts'
import { type OwnedPayout, ownedPayouts } from '../payouts/owned-payouts.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { newestFirst } from './newest-first.ts'

export function transfersSection(stripe: StripeSandbox): Section {
  const { tables } = stripe
  return section<Stripe.Transfer>({
    id: 'transfers',
    tab: 'money',
    title: 'Transfers to creators',
    none: 'None yet. A creator who requests a payout causes one.',
    rowsMax: 12,
    columns: [
      { title: 'Transfer' },
      { title: 'To', isWide: true },
      { title: 'Payout of the product' },
      { title: 'Amount', isNumber: true },
      { title: 'When' },
    ],
    list: () => newestFirst(tables.transfers),
    key: ({ id }) => id,
    text: (transfer) =>
      `${transfer.destination} ${ownerOf(stripe, String(transfer.destination))} ${transfer.transfer_group} ${dollars(transfer.amount)} ${reversedWord(transfer)}`,
    cells: (transfer) => [
      idLink(transfer.id),
      html`${ownerOf(stripe, String(transfer.destination))}<br>${idLink(String(transfer.destination))}`,
      html`<code>${transfer.metadata.payoutId ?? transfer.transfer_group}</code>`,
      html`${dollars(transfer.amount - transfer.amount_reversed)} ${reversedWord(transfer) ? state(reversedWord(transfer), 'bad') : null}`,
      secondsMoment(transfer.created),
    ],
  })
}

function reversedWord(transfer: Stripe.Transfer): string {
  return transfer.amount_reversed > 0 ? `${dollars(transfer.amount_reversed)} reversed` : ''
}

/** Whose account it is, as far as Stripe knows. */
export function ownerOf({ tables }: StripeSandbox, accountName: string | null): string {
  if (accountName === null) return 'The platform'
  return tables.accounts.get(accountName)?.email ?? 'An account that is gone'
}

export function payoutsSection(stripe: StripeSandbox): Section {
  return section<OwnedPayout>({
    id: 'payouts',
    tab: 'money',
    title: 'Payouts to banks',
    none: 'None yet. Stripe pays an account’s balance out to its bank.',
    rowsMax: 12,
    columns: [
      { title: 'Payout' },
      { title: 'From', isWide: true },
      { title: 'Status' },
      { title: 'Amount', isNumber: true },
      { title: 'Arrives' },
    ],
    list: () => newestFirst(ownedPayouts(stripe)),
    key: ({ payout }) => payout.id,
    text: ({ payout, account }) =>
      `${account} ${ownerOf(stripe, account)} ${payout.status} ${payout.failure_code} ${dollars(payout.amount)}`,
    cells: ({ payout, account }) => [
      idLink(payout.id),
      html`${ownerOf(stripe, account)}${account === null ? null : html`<br>${idLink(account)}`}`,
      state(payout.failure_code ?? payout.status, payoutKind(payout.status)),
      dollars(payout.amount),
      secondsMoment(payout.arrival_date),
    ],
  })
}

function payoutKind(status: string): 'good' | 'bad' | 'neutral' {
  if (status === 'paid') return 'good'
  return status === 'failed' ? 'bad' : 'neutral'
}
