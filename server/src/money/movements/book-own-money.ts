import { type Cents, toCents } from '@permille/contract/money'
import { operatorEquity, providerFeeExpense, stripeAsset } from '#money/chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'

/** The part of a provider transaction that is ours alone. */
export interface OwnMoney {
  /** The provider's id of the transaction. */
  readonly transaction: string
  /** The provider's fee: positive when charged, negative when returned. */
  readonly feeCents: Cents
  /** Between the balance and the operator's bank: positive when it was added. */
  readonly operatorCents: Cents
  readonly at: Date
}

/**
 * Books the provider's fees and the operator's top-ups and withdrawals from the provider's
 * transactions. One that was booked before changes nothing.
 */
export async function bookOwnMoney(tx: Transaction, moved: readonly OwnMoney[]): Promise<void> {
  await postEntries(
    tx,
    moved.flatMap((own) => [feeEntry(own), operatorEntry(own)]),
  )
}

function feeEntry({ transaction, feeCents, at }: OwnMoney): LedgerEntry {
  const amountCents = toCents(Math.abs(feeCents))
  return feeCents >= 0
    ? {
        event: 'provider-fee',
        amountCents,
        debit: providerFeeExpense,
        credit: stripeAsset,
        key: ledgerKey('provider-fee', { transaction }),
        at,
      }
    : {
        event: 'provider-fee-returned',
        amountCents,
        debit: stripeAsset,
        credit: providerFeeExpense,
        key: ledgerKey('provider-fee-returned', { transaction }),
        at,
      }
}

function operatorEntry({ transaction, operatorCents, at }: OwnMoney): LedgerEntry {
  const amountCents = toCents(Math.abs(operatorCents))
  return operatorCents >= 0
    ? {
        event: 'operator-added',
        amountCents,
        debit: stripeAsset,
        credit: operatorEquity,
        key: ledgerKey('operator-added', { transaction }),
        at,
      }
    : {
        event: 'operator-withdrew',
        amountCents,
        debit: operatorEquity,
        credit: stripeAsset,
        key: ledgerKey('operator-withdrew', { transaction }),
        at,
      }
}
