import type { FastifyInstance } from 'fastify'
import { html, type SafeHtml } from '../console/html.ts'
import { createTopup } from './balance/create-topup.ts'
import { chargeButtons, disputeRow, registerDisputeForms } from './payments/dispute-section.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'

/** Rows of each table shown on the console, newest first. */
const rowsShown = 12

const topupMaxCents = 100_000_000

/** Renders Stripe's part of the console page. */
export function renderStripeSections(stripe: StripeSandbox): SafeHtml {
  return html`<h2 id="stripe">Stripe</h2>
<p>Balance: <strong>${dollars(stripe.balance.availableCents)}</strong> available,
${dollars(stripe.balance.pendingCents)} pending.</p>
<form method="post" action="/console/stripe/top-up"><label>Add to the balance, in dollars
<input name="dollars" inputmode="decimal" value="100"></label><button>Top up</button></form>
${charges(stripe)}${disputes(stripe)}${transfers(stripe)}${accounts(stripe)}${webhooks(stripe)}`
}

export function registerStripeConsole(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post('/console/stripe/deliver', (request, reply) => {
    const { event = '' } = (request.body ?? {}) as { event?: string }
    const found = stripe.tables.events.get(event)
    if (found) stripe.deliveries.sendAgain(found)
    return reply.redirect('/#webhooks', 303)
  })

  app.post('/console/stripe/top-up', (request, reply) => {
    const { dollars: text = '' } = (request.body ?? {}) as { dollars?: string }
    const amountCents = Math.round(Number(text) * 100)
    if (amountCents > 0 && amountCents <= topupMaxCents) createTopup(stripe, { amountCents })
    return reply.redirect('/', 303)
  })

  registerDisputeForms(app, stripe)
}

function charges({ tables }: StripeSandbox): SafeHtml {
  const rows = newest(tables.charges.values()).map(
    (charge) => html`<tr><td><code>${charge.id}</code></td><td>${charge.description}</td>
<td>${charge.refunded ? 'refunded' : charge.disputed ? 'disputed' : charge.status}${charge.failure_code ? ` (${charge.failure_code})` : ''}</td>
<td class="number">${dollars(charge.amount)}</td><td>${chargeButtons(charge)}</td></tr>`,
  )
  return table('Charges', ['Charge', 'For', 'Status', 'Amount', 'The cardholder'], rows)
}

function disputes({ tables }: StripeSandbox): SafeHtml {
  const rows = newest(tables.disputes.values()).map(disputeRow)
  return table('Disputes', ['Dispute', 'Reason', 'Status', 'Amount', 'The bank'], rows)
}

function transfers({ tables }: StripeSandbox): SafeHtml {
  const rows = newest(tables.transfers.values()).map(
    (transfer) => html`<tr><td><code>${transfer.id}</code></td>
<td><code>${String(transfer.destination)}</code></td><td>${transfer.transfer_group}</td>
<td class="number">${dollars(transfer.amount - transfer.amount_reversed)}</td></tr>`,
  )
  return table('Transfers', ['Transfer', 'To', 'Group', 'Amount'], rows)
}

function accounts({ tables }: StripeSandbox): SafeHtml {
  const rows = newest(tables.accounts.values()).map(
    (
      account,
    ) => html`<tr><td><a href="/connect/dashboard/${account.id}"><code>${account.id}</code></a></td>
<td>${account.email}</td><td>${account.country}</td><td>${account.payouts_enabled ? 'payouts enabled' : (account.requirements?.disabled_reason ?? 'not finished')}</td></tr>`,
  )
  return table('Accounts', ['Account', 'Email', 'Country', 'State'], rows)
}

function webhooks({ deliveries }: StripeSandbox): SafeHtml {
  const rows = newest(deliveries.list()).map(
    (delivery) => html`<tr><td>${delivery.eventType}</td><td>${delivery.status}</td>
<td>${delivery.attempts}</td><td>${delivery.lastAnswer}</td>
<td><form method="post" action="/console/stripe/deliver"><input type="hidden" name="event"
value="${delivery.eventId}"><button>Deliver again</button></form></td></tr>`,
  )
  return html`<div id="webhooks">${table('Webhooks', ['Event', 'State', 'Tries', 'Answer', ''], rows)}</div>`
}

function table(title: string, heads: readonly string[], rows: readonly SafeHtml[]): SafeHtml {
  const body =
    rows.length > 0
      ? rows
      : html`<tr><td colspan="${heads.length}" class="soft">None yet.</td></tr>`
  return html`<h3>${title}</h3><div class="card"><table>
<tr>${heads.map((head) => html`<th scope="col"${head === 'Amount' ? html` class="number"` : ''}>${head}</th>`)}</tr>
${body}</table></div>`
}

function newest<T>(rows: readonly T[]): T[] {
  return rows.slice(-rowsShown).reverse()
}

function dollars(amountCents: number): string {
  return `$${(amountCents / 100).toFixed(2)}`
}
