import type Stripe from 'stripe'
import { disconnectAccount } from '../connect/disconnect-account.ts'
import { updateAccount } from '../connect/update-account.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource, refused } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { accountNotes, closedAccounts } from './account-notes.ts'
import { createSpec } from './account-params.ts'
import { configurationsOf, toV2Account } from './account-shape.ts'
import { emitThin } from './emit-thin.ts'
import { askedCapabilities, checkAlone, openAccount } from './open-account.ts'
import { pageSpec, v2Page } from './page.ts'

const create = route('POST /v2/core/accounts', {
  spec: createSpec,
  run: (stripe, { params }) => {
    requireV2(stripe)
    return toV2Account(stripe, openAccount(stripe, params), params.include)
  },
})

const retrieve = route('GET /v2/core/accounts/:id', {
  spec: { include: 'texts' },
  run: (stripe, { id, params }) => toV2Account(stripe, findV2(stripe, id), params.include),
})

const update = route('POST /v2/core/accounts/:id', {
  spec: createSpec,
  run: (stripe, { id, params }) => {
    const account = findV2(stripe, id)
    const capabilities = { ...askedCapabilities(params), ...account.capabilities }
    checkAlone(stripe, capabilities)
    const changed = updateAccount(stripe, account, {
      capabilities,
      email: params.contact_email ?? account.email,
      metadata: mergeMetadata(account.metadata ?? {}, params.metadata),
    })
    const note = accountNotes(stripe).get(id)
    accountNotes(stripe).put(id, {
      displayName: params.display_name ?? note?.displayName ?? null,
      contactPhone: params.contact_phone ?? note?.contactPhone ?? null,
    })
    return toV2Account(stripe, changed, params.include)
  },
})

const list = route('GET /v2/core/accounts', {
  spec: { ...pageSpec, applied_configurations: 'texts', closed: 'boolean' },
  run: (stripe, { params, path }) => {
    requireV2(stripe)
    const all = params.closed ? closedAccounts(stripe) : stripe.tables.accounts
    const configurations = params.applied_configurations ?? []
    const accounts = all.values().filter((account) => {
      const applied: readonly string[] = configurationsOf(account)
      return configurations.every((name) => applied.includes(name))
    })
    const newestFirst = accounts.reverse().map((account) => toV2Account(stripe, account))
    return v2Page(newestFirst, params, path)
  },
})

const close = route('POST /v2/core/accounts/:id/close', {
  spec: { applied_configurations: 'texts' },
  run: (stripe, { id, params }) => {
    const account = findV2(stripe, id)
    const applied = configurationsOf(account)
    const named = params.applied_configurations ?? applied
    if (applied.some((name) => !named.includes(name))) {
      const message = 'applied_configurations must name every configuration of the account.'
      throw refused('invalid_fields', message, 'applied_configurations')
    }
    requireNoBalance(stripe, id)
    closedAccounts(stripe).put(id, account)
    disconnectAccount(stripe, account)
    emitThin(stripe, { type: 'v2.core.account.closed', accountId: id })
    return toV2Account(stripe, account)
  },
})

export const v2AccountRoutes = [create, retrieve, update, list, close]

/** Throws for a platform that does not have Accounts v2. */
function requireV2(stripe: StripeSandbox): void {
  const { accountsApi } = stripe.world.settings.current
  if (accountsApi === 'both' || accountsApi === 'v2') return
  throw refused('accounts_v2_access_blocked', 'Accounts v2 is not enabled for your platform.')
}

/** Finds an account, whichever of the two APIs opened it; throws v2's refusal of an unknown one. */
export function findV2(stripe: StripeSandbox, id: string): Stripe.Account {
  requireV2(stripe)
  const account = stripe.tables.accounts.get(id) ?? closedAccounts(stripe).get(id)
  if (account) return account
  throw missingResource('account', id)
}

function requireNoBalance(stripe: StripeSandbox, id: string): void {
  const { availableCents, pendingCents } = stripe.balances.of(id)
  if (availableCents === 0 && pendingCents === 0) return
  throw refused('account_balance_not_zero', 'This account has a balance and cannot be closed.')
}
