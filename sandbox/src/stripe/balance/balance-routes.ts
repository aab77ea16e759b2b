import { route } from '../runner/route.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
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

export const balanceRoutes = [balance, retrieveTransaction, listTransactions]
