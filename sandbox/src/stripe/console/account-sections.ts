import type Stripe from 'stripe'
import { html } from '../../console/html.ts'
import { type Section, section } from '../../console/section.ts'
import { dollars, secondsMoment, state } from '../../console/shown-values.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { newestFirst } from './newest-first.ts'

/** The accounts that creators are paid to. */
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
    ],
    list: () => newestFirst(stripe.tables.accounts),
    key: ({ id }) => id,
    text: (account) => `${account.email} ${account.country} ${conditionOf(account)}`,
    cells: (account) => [
      html`${account.email}<br><a href="/connect/dashboard/${account.id}"><code>${account.id}</code></a>`,
      account.country,
      state(conditionOf(account), account.payouts_enabled ? 'good' : 'bad'),
      dollars(stripe.balances.of(account.id).availableCents),
      secondsMoment(account.created ?? 0),
    ],
  })
}

function conditionOf({ payouts_enabled: isWhole, requirements }: Stripe.Account): string {
  return isWhole ? 'payouts enabled' : (requirements?.disabled_reason ?? 'not finished')
}
