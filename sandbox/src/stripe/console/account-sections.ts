import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { goBack } from '#console/go-back.ts'
import { html, type SafeHtml } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import { dollars, secondsMoment, state } from '#console/shown-values.ts'
import {
  type ConditionName,
  conditionNames,
  conditions,
  findAnyAccount,
  leftAccounts,
  setCondition,
} from '../connect/account-conditions.ts'
import { paysBack } from '../connect/bank-account.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { newestFirst } from './newest-first.ts'

/** The creators' payout accounts, including those of owners who left. */
export function accountsSection(stripe: StripeSandbox): Section {
  return section<Stripe.Account>({
    id: 'payout-accounts',
    tab: 'accounts',
    title: 'Payout accounts at Stripe',
    none: 'None yet. A creator who connects a payout account makes one.',
    rowsMax: 12,
    columns: [
      { title: 'Account', isWide: true },
      { title: 'Country' },
      { title: 'State' },
      { title: 'Balance', isNumber: true },
      { title: 'Since' },
      { title: 'Break or heal', isWide: true },
    ],
    list: () =>
      [...newestFirst(stripe.tables.accounts), ...newestFirst(leftAccounts(stripe))].sort(
        (a, b) => (b.created ?? 0) - (a.created ?? 0),
      ),
    key: ({ id }) => id,
    text: (account) => `${account.email} ${account.country} ${wordsOf(stripe, account)}`,
    cells: (account) => [
      named(stripe, account),
      account.country,
      state(wordsOf(stripe, account), isWhole(stripe, account) ? 'good' : 'bad'),
      dollars(stripe.balances.of(account.id).availableCents),
      secondsMoment(account.created ?? 0),
      buttons(stripe, account),
    ],
  })
}

function hasLeft(stripe: StripeSandbox, { id }: Stripe.Account): boolean {
  return stripe.tables.accounts.get(id) === undefined
}

function isWhole(stripe: StripeSandbox, account: Stripe.Account): boolean {
  return account.payouts_enabled === true && !paysBack(account) && !hasLeft(stripe, account)
}

function wordsOf(stripe: StripeSandbox, account: Stripe.Account): string {
  if (hasLeft(stripe, account)) return 'disconnected'
  if (account.payouts_enabled) return paysBack(account) ? 'bank account closed' : 'payouts enabled'
  return account.requirements?.disabled_reason ?? 'not finished'
}

function named(stripe: StripeSandbox, account: Stripe.Account): SafeHtml {
  const id = html`<code>${account.id}</code>`
  return html`${account.email}<br>${hasLeft(stripe, account) ? id : html`<a href="/connect/dashboard/${account.id}">${id}</a>`}`
}

/** A broken account can be repaired; a working one can be broken in each way. */
function buttons(stripe: StripeSandbox, account: Stripe.Account): SafeHtml {
  const offered = isWhole(stripe, account)
    ? conditionNames.filter((name) => name !== 'whole')
    : (['whole'] as const)
  return html`<form method="post" action="/console/stripe/account">
<input type="hidden" name="account" value="${account.id}">
${offered.map((name) => html`<button${name === 'whole' ? html` class="main"` : null} name="state" value="${name}" title="${conditions[name].says}">${conditions[name].title}</button>`)}</form>`
}

/** Registers `POST /console/stripe/account` with `account` and `state`. */
export function registerAccountForm(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post<{ Body: Record<string, string> | undefined }>(
    '/console/stripe/account',
    (request, reply) => {
      const { account: id = '', state: name = '' } = request.body ?? {}
      const account = findAnyAccount(stripe, id)
      if (account === undefined || !(conditionNames as readonly string[]).includes(name)) {
        return reply
          .code(400)
          .type('text/plain')
          .send('There is no such account, or no such state.')
      }
      setCondition(stripe, account, name as ConditionName)
      return goBack(request, reply, '/accounts')
    },
  )
}
