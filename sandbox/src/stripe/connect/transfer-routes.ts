import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'
import { createTransfer, createTransferSpec } from './create-transfer.ts'
import { reverseTransfer, reverseTransferSpec } from './reverse-transfer.ts'

const create = route('POST /v1/transfers', {
  spec: createTransferSpec,
  run: (stripe, { params }) => createTransfer(stripe, params),
})

const retrieve = route('GET /v1/transfers/:id', {
  spec: {},
  run: (stripe, { id }) => findTransfer(stripe, id),
})

const update = route('POST /v1/transfers/:id', {
  spec: { description: 'text', metadata: 'metadata' },
  run: (stripe, { id, params }) => {
    const transfer = findTransfer(stripe, id)
    const description = params.description ?? transfer.description
    const metadata = mergeMetadata(transfer.metadata, params.metadata)
    const updated: Stripe.Transfer = { ...transfer, description, metadata }
    stripe.tables.transfers.put(id, updated)
    return updated
  },
})

const list = route('GET /v1/transfers', {
  spec: { ...listSpec, destination: 'text', transfer_group: 'text' },
  run: (stripe, { params, path }) => {
    const transfers = stripe.tables.transfers
      .values()
      .filter(
        (transfer) =>
          transfer.destination === (params.destination ?? transfer.destination) &&
          transfer.transfer_group === (params.transfer_group ?? transfer.transfer_group),
      )
    return listPage(transfers, params, path)
  },
})

const reverse = route('POST /v1/transfers/:id/reversals', {
  spec: reverseTransferSpec,
  run: (stripe, { id, params }) => reverseTransfer(stripe, findTransfer(stripe, id), params),
})

const retrieveReversal = route('GET /v1/transfers/:id/reversals/:part', {
  spec: {},
  run: (stripe, { id, part }) => findReversal(findTransfer(stripe, id), part),
})

const updateReversal = route('POST /v1/transfers/:id/reversals/:part', {
  spec: { metadata: 'metadata' },
  run: (stripe, { id, part, params }) => {
    const transfer = findTransfer(stripe, id)
    const existing = findReversal(transfer, part)
    const reversal = {
      ...existing,
      metadata: mergeMetadata(existing.metadata ?? {}, params.metadata),
    }
    const data = transfer.reversals.data.map((each) => (each.id === part ? reversal : each))
    stripe.tables.transferReversals.put(part, reversal)
    stripe.tables.transfers.put(id, { ...transfer, reversals: { ...transfer.reversals, data } })
    return reversal
  },
})

const listReversals = route('GET /v1/transfers/:id/reversals', {
  spec: listSpec,
  run: (stripe, { id, params, path }) => {
    const { data } = findTransfer(stripe, id).reversals
    return listPage([...data].reverse(), params, path)
  },
})

export const transferRoutes = [
  create,
  retrieve,
  update,
  list,
  reverse,
  retrieveReversal,
  updateReversal,
  listReversals,
]

function findReversal(transfer: Stripe.Transfer, id: string): Stripe.TransferReversal {
  const found = transfer.reversals.data.find((reversal) => reversal.id === id)
  if (!found) throw missingResource('transfer reversal', id)
  return found
}

function findTransfer(stripe: StripeSandbox, id: string): Stripe.Transfer {
  const transfer = stripe.tables.transfers.get(id)
  if (!transfer) throw missingResource('transfer', id, { param: 'transfer' })
  return transfer
}
