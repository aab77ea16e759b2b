import type { FastifyInstance, FastifyReply } from 'fastify'
import type Stripe from 'stripe'
import { html, page, type SafeHtml } from '#console/html.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { leave } from './account-conditions.ts'
import { consumeAccountLink, findAccountLink, type OnboardingLink } from './account-links.ts'
import { type Entered, isOutcome, type Outcome, outcomeFor } from './account-outcomes.ts'
import { updateAccount } from './update-account.ts'

/**
 * Registers the creator's pages: onboarding, whose first form has no required field, and the
 * dashboard.
 */
export function registerOnboardingPages(app: FastifyInstance, stripe: StripeSandbox): void {
  app.get<TokenPath>('/connect/onboarding/:token', (request, reply) => {
    return withLink(stripe, reply, {
      token: request.params.token,
      onLink: (link) => reply.type('text/html').send(onboardingPage(stripe, link)),
    })
  })

  app.post<TokenPath & { Body: unknown }>('/connect/onboarding/:token', (request, reply) => {
    const entered = readEntered(request.body)
    return withLink(stripe, reply, {
      token: request.params.token,
      onLink: (link) => finish(stripe, reply, { link, entered }),
    })
  })

  app.get<{ Params: { id: string } }>('/connect/dashboard/:id', (request, reply) => {
    const account = stripe.tables.accounts.get(request.params.id)
    if (!account) return reply.code(404).type('text/html').send(noSuchPage())
    return reply.type('text/html').send(dashboardPage(stripe, account))
  })

  app.post<{ Params: { id: string } }>('/connect/dashboard/:id', (request, reply) => {
    const account = stripe.tables.accounts.get(request.params.id)
    if (!account) return reply.code(404).type('text/html').send(noSuchPage())
    leave(stripe, account)
    return reply.redirect(stripe.world.config.appUrl, 303)
  })
}

interface TokenPath {
  Params: { token: string }
}

function withLink(
  stripe: StripeSandbox,
  reply: FastifyReply,
  visit: { token: string; onLink: (link: OnboardingLink) => FastifyReply },
): FastifyReply {
  const found = findAccountLink(stripe, visit.token)
  if (!found) return reply.code(404).type('text/html').send(noSuchPage())
  if (!found.isUsable) return reply.redirect(found.link.refreshUrl, 303)
  return visit.onLink(found.link)
}

function finish(
  stripe: StripeSandbox,
  reply: FastifyReply,
  { link, entered }: { link: OnboardingLink; entered: Entered },
): FastifyReply {
  const account = stripe.tables.accounts.get(link.accountId)
  if (!account) return reply.code(404).type('text/html').send(noSuchPage())
  consumeAccountLink(stripe, link)
  updateAccount(stripe, account, outcomeFor(stripe, account, entered))
  return reply.redirect(link.returnUrl, 303)
}

function readEntered(body: unknown): Entered {
  const { outcome, bank } = (body ?? {}) as { outcome?: string; bank?: string }
  return {
    outcome: isOutcome(outcome) ? outcome : 'complete',
    bank: bank === undefined || bank.trim() === '' ? undefined : bank.trim(),
  }
}

function onboardingPage(stripe: StripeSandbox, link: OnboardingLink): string {
  const account = stripe.tables.accounts.get(link.accountId)
  return page(
    'Set up payouts',
    card(html`<h1>Set up payouts</h1>
<p class="soft">Sandbox onboarding for <strong>${account?.email ?? link.accountId}</strong>
(${account?.country}). Nothing is verified and no bank is involved.</p>
<form method="post"><button class="main">Complete onboarding</button></form>
${outcomeForm('closed_bank', 'Complete, with a bank account that returns payouts')}
<form method="post"><input name="bank" required placeholder="000123456789" aria-label="Account number">
<button>Complete, with this account number</button></form>
${outcomeForm('partial', 'Submit, but leave verification open')}
${outcomeForm('reject', 'Be rejected')}
<p><a href="${link.returnUrl}">Back without finishing</a></p>`),
  )
}

function outcomeForm(outcome: Outcome, label: string): SafeHtml {
  return html`<form method="post"><input type="hidden" name="outcome" value="${outcome}">
<button>${label}</button></form>`
}

function dashboardPage(stripe: StripeSandbox, account: Stripe.Account): string {
  const received = stripe.tables.transfers
    .values()
    .filter((transfer) => transfer.destination === account.id)
  return page(
    'Express dashboard',
    card(html`<h1>Express dashboard</h1>
<p class="soft">${account.email} · ${account.country} · payouts ${account.payouts_enabled ? 'enabled' : 'not enabled'}</p>
<h2>Received</h2>
<table><tr><th>Transfer</th><th class="number">Amount</th></tr>
${received.map((transfer) => html`<tr><td><code>${transfer.id}</code></td><td class="number">$${(transfer.amount / 100).toFixed(2)}</td></tr>`)}
</table>
<p><a href="${stripe.world.config.appUrl}">Back to the marketplace</a></p>
<form method="post"><button>Leave this marketplace</button></form>`),
  )
}

function noSuchPage(): string {
  return page('Not found', card(html`<h1>Not found</h1><p>This link is unknown.</p>`))
}

function card(body: SafeHtml): SafeHtml {
  return html`<section class="card narrow">${body}</section>`
}
