import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { checkUrl, inaccessibleAccount, missingParameter, refused } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { createAccountLink } from './account-links.ts'
import { accountSpec, createAccountSpec } from './account-params.ts'
import { changeAccount } from './change-account.ts'
import { createAccount } from './create-account.ts'
import { disconnectAccount } from './disconnect-account.ts'

const create = route('POST /v1/accounts', {
  spec: createAccountSpec,
  run: (stripe, { params }) => createAccount(stripe, params),
})

const retrieve = route('GET /v1/accounts/:id', {
  spec: {},
  run: (stripe, { id }) => findAccount(stripe, id),
})

const update = route('POST /v1/accounts/:id', {
  spec: accountSpec,
  run: (stripe, { id, params }) => changeAccount(stripe, findAccount(stripe, id), params),
})

const list = route('GET /v1/accounts', {
  spec: listSpec,
  run: (stripe, { params, path }) => {
    const accounts = stripe.tables.accounts.values()
    const dated = accounts.map((account) => ({ ...account, created: account.created ?? 0 }))
    return listPage(dated, params, path)
  },
})

const link = route('POST /v1/account_links', {
  spec: {
    account: 'text',
    type: ['account_onboarding', 'account_update'],
    refresh_url: 'text',
    return_url: 'text',
    collect: ['currently_due', 'eventually_due'],
    collection_options: {
      fields: ['currently_due', 'eventually_due'],
      future_requirements: ['include', 'omit'],
    },
  },
  run: (stripe, { params }) => {
    const { account, type, refresh_url: refreshUrl, return_url: returnUrl } = params
    if (account === undefined) throw missingParameter('account')
    if (type === undefined) throw missingParameter('type')
    if (refreshUrl === undefined) throw missingParameter('refresh_url')
    if (returnUrl === undefined) throw missingParameter('return_url')
    checkUrl(refreshUrl, 'refresh_url')
    checkUrl(returnUrl, 'return_url')
    const found = findAccount(stripe, account)
    const { requirement_collection: collects } = found.controller ?? {}
    if (type === 'account_update' && collects !== 'application') {
      throw refused(null, noUpdateLink, 'type')
    }
    return createAccountLink(stripe, { accountId: found.id, refreshUrl, returnUrl })
  },
})

const noUpdateLink =
  'You can create Account Links of type account_update only for accounts where your platform is responsible for collecting requirements. You can’t create them for accounts that have access to a Stripe-hosted Dashboard.'

const remove = route('DELETE /v1/accounts/:id', {
  spec: {},
  run: (stripe, { id }): Stripe.DeletedAccount => {
    const account = findAccount(stripe, id)
    const { availableCents, pendingCents } = stripe.balances.of(id)
    if (availableCents !== 0 || pendingCents !== 0) {
      throw refused(null, 'This account cannot be deleted because it has a balance.')
    }
    disconnectAccount(stripe, account)
    return { id, object: 'account', deleted: true }
  },
})

const loginLink = route('POST /v1/accounts/:id/login_links', {
  spec: {},
  run: (stripe, { id }): Stripe.LoginLink => {
    const account = findAccount(stripe, id)
    if (!account.details_submitted) {
      const message = 'Cannot create a login link for an account that has not completed onboarding.'
      throw refused('account_invalid', message)
    }
    const url = `${stripe.world.origin}/connect/dashboard/${account.id}`
    return { object: 'login_link', created: stripe.world.nowSeconds(), url }
  },
})

export const accountRoutes = [create, retrieve, update, remove, list, link, loginLink]

export function findAccount(stripe: StripeSandbox, id: string): Stripe.Account {
  const account = stripe.tables.accounts.get(id)
  if (!account) throw inaccessibleAccount(id)
  return account
}
