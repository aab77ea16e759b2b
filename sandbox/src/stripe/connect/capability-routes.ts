import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingParameter, missingResource, refused } from '../wire/api-error.ts'
import { requirements } from './account-requirements.ts'
import { findAccount } from './account-routes.ts'
import { capabilitiesSpec, withStatus } from './capabilities.ts'
import { changeAccount } from './change-account.ts'
import { updateAccount } from './update-account.ts'

type Name = keyof typeof capabilitiesSpec
const names = Object.keys(capabilitiesSpec) as Name[]

const list = route('GET /v1/accounts/:id/capabilities', {
  spec: {},
  run: (stripe, { id, path }) => {
    const account = findAccount(stripe, id)
    const requested = names.filter((name) => account.capabilities?.[name] !== undefined)
    const data = requested.map((name) => shown(account, name))
    return { object: 'list' as const, data, has_more: false, url: path }
  },
})

const retrieve = route('GET /v1/accounts/:id/capabilities/:part', {
  spec: {},
  run: (stripe, { id, part }) => shown(findAccount(stripe, id), nameOf(part)),
})

const update = route('POST /v1/accounts/:id/capabilities/:part', {
  spec: { requested: 'boolean' },
  run: (stripe, { id, part, params }) => {
    const account = findAccount(stripe, id)
    const name = nameOf(part)
    if (params.requested === undefined) return shown(account, name)
    const changed = params.requested
      ? changeAccount(stripe, account, { capabilities: { [name]: { requested: true } } })
      : withoutCapability(stripe, account, name)
    return shown(changed, name)
  },
})

const reasons = ['fraud', 'other', 'terms_of_service'] as const

/** What an operator does in the Dashboard with a fraudulent account. */
const reject = route('POST /v1/accounts/:id/reject', {
  spec: { reason: reasons },
  run: (stripe, { id, params }) => {
    const account = findAccount(stripe, id)
    if (params.reason === undefined) throw missingParameter('reason')
    if (account.controller?.losses?.payments !== 'application') {
      throw refused(null, 'You may only reject accounts for whose losses your platform is liable.')
    }
    return updateAccount(stripe, account, {
      capabilities: withStatus(account.capabilities, 'inactive'),
      charges_enabled: false,
      payouts_enabled: false,
      requirements: requirements([], `rejected.${params.reason}`),
    })
  },
})

export const capabilityRoutes = [list, retrieve, update, reject]

function nameOf(part: string): Name {
  const name = names.find((each) => each === part)
  if (name === undefined) throw missingResource('capability', part, { param: 'capability' })
  return name
}

function withoutCapability(stripe: StripeSandbox, account: Stripe.Account, name: Name) {
  const capabilities: Stripe.Account.Capabilities = { ...account.capabilities }
  delete capabilities[name]
  if (name === 'transfers' && capabilities.card_payments !== undefined) {
    const message =
      'Accounts do not currently support `card_payments` without `transfers`. Please visit https://stripe.com/docs/connect/account-capabilities#card-payments for more details.'
    throw refused(null, message)
  }
  return updateAccount(stripe, account, { capabilities })
}

/** An account may have no list of these, a capability always has one. */
const noLists = {
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
}

function shown(account: Stripe.Account, name: Name): Stripe.Capability {
  const status = account.capabilities?.[name]
  const due = account.requirements?.currently_due ?? []
  return {
    id: name,
    object: 'capability',
    account: account.id,
    future_requirements: { ...requirements([]), ...noLists },
    requested: status !== undefined,
    requested_at: status === undefined ? null : (account.created ?? null),
    requirements: {
      ...requirements([], null),
      ...noLists,
      currently_due: status === undefined ? [] : due,
      eventually_due: status === undefined ? [] : due,
    },
    status: status ?? 'unrequested',
  }
}
