import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import { missingParameter, missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { createTopup } from './create-topup.ts'
import { paidOutBy } from './paid-out-by.ts'
import { shownBalance } from './shown-balance.ts'

const balance = route('GET /v1/balance', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { account }) => shownBalance(stripe, account),
})

const retrieveTransaction = route('GET /v1/balance_transactions/:id', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { id, account }) => {
    const own = stripe.balances.of(account)
    const transaction = own.find(id)
    if (!transaction) throw missingResource('balance transaction', id)
    return own.shown(transaction)
  },
})

const listTransactions = route('GET /v1/balance_transactions', {
  spec: { ...listSpec, source: 'text', type: 'text', payout: 'text', currency: 'text' },
  allowsConnected: true,
  run: (stripe, { params, path, account }) => {
    const own = stripe.balances.of(account)
    const { source, type, currency, payout } = params
    const isPaidOut = payout === undefined ? () => true : paidOutBy(stripe, account, payout)
    const transactions = own
      .list()
      .filter((transaction) => transaction.source === (source ?? transaction.source))
      .filter((transaction) => transaction.type === (type ?? transaction.type))
      .filter((transaction) => transaction.currency === (currency ?? transaction.currency))
      .filter(isPaidOut)
    const page = listPage(transactions, params, path)
    return { ...page, data: page.data.map((transaction) => own.shown(transaction)) }
  },
})

const topup = route('POST /v1/topups', {
  spec: {
    amount: 'integer',
    currency: 'text',
    description: 'text',
    metadata: 'metadata',
    source: 'text',
    statement_descriptor: 'text',
    transfer_group: 'text',
  },
  run: (stripe, { params }) => {
    if (params.amount === undefined) throw missingParameter('amount')
    if (params.currency === undefined) throw missingParameter('currency')
    return createTopup(stripe, { amountCents: params.amount, ...params })
  },
})

const retrieveTopup = route('GET /v1/topups/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const found = stripe.tables.topups.get(id)
    if (!found) throw missingResource('topup', id, { param: 'topup' })
    return found
  },
})

const countrySpec = route('GET /v1/country_specs/:id', {
  spec: {},
  run: (stripe, { id }): Stripe.CountrySpec => {
    const { platformCountry, platformCurrency, transferCountries } = stripe.world.settings.current
    if (id.toUpperCase() !== platformCountry) {
      throw missingResource('country_spec', id, { param: 'country' })
    }
    const needs = { additional: [], minimum: ['external_account', 'tos_acceptance.date'] }
    return {
      id: platformCountry,
      object: 'country_spec',
      default_currency: platformCurrency,
      supported_bank_account_currencies: { [platformCurrency]: [platformCountry] },
      supported_payment_currencies: [platformCurrency],
      supported_payment_methods: ['card', 'stripe'],
      supported_transfer_countries: [...transferCountries],
      verification_fields: { company: needs, individual: needs },
    }
  },
})

export const balanceRoutes = [
  balance,
  retrieveTransaction,
  listTransactions,
  topup,
  retrieveTopup,
  countrySpec,
]
