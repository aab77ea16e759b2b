import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource, refused } from '../wire/api-error.ts'
import { mergeMetadata, type Params } from '../wire/params.ts'
import { receiveTransfer } from './destination-payment.ts'
import { reachesFullAccounts } from './service-agreements.ts'

export const createTransferSpec = {
  amount: 'integer',
  currency: 'text',
  description: 'text',
  destination: 'text',
  metadata: 'metadata',
  source_transaction: 'text',
  source_type: ['bank_account', 'card', 'fpx'],
  transfer_group: 'text',
} as const

type TransferParams = Params<typeof createTransferSpec>

export function createTransfer(stripe: StripeSandbox, params: TransferParams): Stripe.Transfer {
  const amountCents = readAmount(params, stripe.world.settings.current.platformCurrency)
  const account = findDestination(stripe, params.destination)
  checkDestination(stripe, account)
  const charge = sourceCharge(stripe, params)
  checkFunds(stripe, amountCents, charge)
  const transfer = buildTransfer(stripe, { ...params, amount: amountCents }, { account, charge })
  stripe.tables.transfers.put(transfer.id, transfer)
  const moved = stripe.tables.balanceTransactions.get(String(transfer.balance_transaction))
  receiveTransfer(stripe, transfer, moved?.available_on ?? transfer.created)
  emitEvent(stripe, { type: 'transfer.created', object: transfer })
  return transfer
}

function readAmount({ amount, currency }: TransferParams, held: string): number {
  if (currency === undefined) throw missingParameter('currency')
  if (amount === undefined) throw missingParameter('amount')
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidParameter('parameter_invalid_integer', message, 'amount')
  }
  if (currency.toLowerCase() === held) return amount
  const message = `Your account holds no balance in ${currency}.`
  throw refused('balance_insufficient', message, 'currency')
}

function findDestination(stripe: StripeSandbox, id: string | undefined): Stripe.Account {
  if (id === undefined) throw missingParameter('destination')
  const account = stripe.tables.accounts.get(id)
  if (!account) throw missingResource('destination', id, { status: 400, param: 'destination' })
  return account
}

function checkDestination(stripe: StripeSandbox, account: Stripe.Account): void {
  if (account.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments'
    throw refused('insufficient_capabilities_for_transfer', message)
  }
  const country = account.country ?? ''
  const { platformCountry, transferCountries } = stripe.world.settings.current
  const isRecipient = account.tos_acceptance?.service_agreement === 'recipient'
  if (!isRecipient && !reachesFullAccounts(platformCountry, country)) {
    const message = `Funds can't be sent to accounts located in ${country} when the account is under the \`full\` service agreement.`
    throw refused('transfers_not_allowed', message)
  }
  if (!transferCountries.includes(country)) {
    const message = `Funds can't be sent to accounts located in ${country} because it's restricted outside of your platform's region.`
    throw refused('transfers_not_allowed', message)
  }
}

function sourceCharge(stripe: StripeSandbox, params: TransferParams): Stripe.Charge | null {
  const { source_transaction: id } = params
  if (id === undefined) return null
  const charge = stripe.tables.charges.get(id)
  if (!charge?.paid)
    throw missingResource('charge', id, { status: 400, param: 'source_transaction' })
  return charge
}

/** A charge's money can be transferred before it is available, but never more than the charge. */
function checkFunds(stripe: StripeSandbox, amountCents: number, charge: Stripe.Charge | null) {
  if (!charge) {
    if (amountCents <= stripe.balance.availableCents) return
    const message =
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.'
    throw refused('balance_insufficient', message)
  }
  const sentCents = stripe.tables.transfers
    .values()
    .filter((transfer) => transfer.source_transaction === charge.id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0)
  if (sentCents + amountCents <= charge.amount - charge.amount_refunded) return
  const message = `The amount of transfers from ${charge.id} must not exceed the charge's amount.`
  throw refused('balance_insufficient', message, 'amount')
}

function buildTransfer(
  stripe: StripeSandbox,
  params: TransferParams & { amount: number },
  { account, charge }: { account: Stripe.Account; charge: Stripe.Charge | null },
): Stripe.Transfer {
  const id = stripe.world.newId('tr_')
  const source = charge && stripe.tables.balanceTransactions.get(String(charge.balance_transaction))
  const transaction = recordTransaction(stripe, {
    type: 'transfer',
    reportingCategory: 'transfer',
    amountCents: -params.amount,
    source: id,
    availableOn: source?.available_on ?? stripe.world.nowSeconds(),
  })
  return {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: transaction.id,
    created: stripe.world.nowSeconds(),
    currency: stripe.world.settings.current.platformCurrency,
    description: params.description ?? null,
    destination: account.id,
    destination_payment: stripe.world.newId('py_'),
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge?.id ?? null,
    source_type: 'card',
    transfer_group: params.transfer_group ?? groupOf(charge),
  }
}

/** A transfer from one charge joins the charge's group, or creates one from its payment. */
function groupOf(charge: Stripe.Charge | null): string | null {
  return charge ? (charge.transfer_group ?? `group_${charge.payment_intent}`) : null
}
