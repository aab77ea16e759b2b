import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { exactlyOne, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { campaignBalances } from '../../balances.ts'
import {
  badDebtExpense,
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  stripeAsset,
} from '../../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../../ledger.ts'
import { ledgerKey } from '../../ledger-events.ts'
import { keepReturned } from '../brand-debts/keep-returned.ts'
import type { Chargeback, ChargebackPart } from './take-chargeback.ts'

/**
 * The bank gave the money back: undoes each entry of the chargeback and, where it had been lost, of
 * the loss. The money first pays what was given up for other payments of the campaign and what its
 * brand owes for refunds of it. The caller must have locked the campaign and the payment.
 */
export async function winChargeback(
  tx: Transaction,
  chargeback: Chargeback,
  at: Date,
): Promise<void> {
  const { fromBudgetCents, paidFromBudgetCents, recoveredFromBudgetCents } = chargeback
  const { fromFeeCents, paidFromFeeCents, recoveredFromFeeCents } = chargeback
  const budgetCents = fromBudgetCents + paidFromBudgetCents + recoveredFromBudgetCents
  const feeCents = fromFeeCents + paidFromFeeCents + recoveredFromFeeCents
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns
        SET charged_back_cents = charged_back_cents - ${budgetCents},
          charged_back_fee_cents = charged_back_fee_cents - ${feeCents}
        WHERE id = ${chargeback.campaignId}
      ), payment AS (
        UPDATE campaign_funding f
        SET charged_back_amount_cents = charged_back_amount_cents - b.amount_cents + share.fee,
          charged_back_fee_cents = charged_back_fee_cents - share.fee
        FROM chargebacks b CROSS JOIN LATERAL (
          SELECT div(b.amount_cents::numeric * p.fee_cents, p.amount_cents + p.fee_cents)::bigint AS fee
          FROM campaign_funding p WHERE p.id = b.funding_id
        ) share
        WHERE b.id = ${chargeback.id} AND f.id = b.funding_id
      )
      UPDATE chargebacks SET status = 'won', closed_at = ${at}, paid_from_budget_cents = 0,
        paid_from_fee_cents = 0, written_off_cents = 0, recovered_from_budget_cents = 0,
        recovered_from_fee_cents = 0
      WHERE id = ${chargeback.id}`,
  )
  await postEntries(tx, [
    ...undoneEntries(chargeback, at),
    ...unrecoveredEntries(chargeback, at),
    ...wonEntries(chargeback, at),
  ])
  const { campaignId, stripeDisputeId } = chargeback
  await keepReturned(tx, { campaignId, budgetCents, feeCents, run: stripeDisputeId, at })
}

/**
 * The cardholder keeps the money. What the brand owes is paid from money that has come back to the
 * campaign since, and the rest is given up: delivered work stays paid. The caller must have locked the
 * campaign.
 */
export async function loseChargeback(
  tx: Transaction,
  chargeback: Chargeback,
  at: Date,
): Promise<void> {
  const { id, campaignId, owedCents } = chargeback
  const { spendableCents, feeReserveCents } = await exactlyOne(
    tx,
    sql<{ spendableCents: Cents; feeReserveCents: Cents }>`
      SELECT held.spendable_cents, held.fee_reserve_cents
      FROM ${campaignBalances(sql`${campaignId}::uuid`)} held`,
  )
  const paidFromBudgetCents = toCents(Math.min(owedCents, spendableCents))
  const paidFromFeeCents = toCents(Math.min(owedCents - paidFromBudgetCents, feeReserveCents))
  const writtenOffCents = toCents(owedCents - paidFromBudgetCents - paidFromFeeCents)
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET charged_back_cents = charged_back_cents + ${paidFromBudgetCents},
          charged_back_fee_cents = charged_back_fee_cents + ${paidFromFeeCents}
        WHERE id = ${campaignId}
      )
      UPDATE chargebacks SET status = 'lost', closed_at = ${at},
        paid_from_budget_cents = ${paidFromBudgetCents}, paid_from_fee_cents = ${paidFromFeeCents},
        written_off_cents = ${writtenOffCents}
      WHERE id = ${id}`,
  )
  const paid = { ...chargeback, paidFromBudgetCents, paidFromFeeCents, writtenOffCents }
  await postEntries(tx, lostEntries(paid, at))
}

function sharedBy({ campaignId, brandUserId: userId }: Chargeback, at: Date) {
  return { campaignId, userId, at } as const
}

function wonEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      ...sharedBy(chargeback, at),
      event: 'chargeback-won',
      amountCents,
      debit: stripeAsset,
      key: ledgerKey('chargeback-won', { dispute, part }),
      reverses: ledgerKey('chargeback-opened', { dispute, part }),
    }) as const
  return [
    { ...entry('budget', chargeback.fromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', chargeback.fromFeeCents), credit: campaignFeeReserve(campaignId) },
    { ...entry('owed', chargeback.owedCents), credit: brandDebt(brandId) },
  ]
}

function lostEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      ...sharedBy(chargeback, at),
      event: 'chargeback-lost',
      amountCents,
      credit: brandDebt(brandId),
      key: ledgerKey('chargeback-lost', { dispute, part }),
    }) as const
  return [
    { ...entry('budget', chargeback.paidFromBudgetCents), debit: campaignBudget(campaignId) },
    { ...entry('fee', chargeback.paidFromFeeCents), debit: campaignFeeReserve(campaignId) },
    { ...entry('owed', chargeback.writtenOffCents), debit: badDebtExpense },
  ]
}

function undoneEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      ...sharedBy(chargeback, at),
      event: 'chargeback-lost-undone',
      amountCents,
      debit: brandDebt(brandId),
      key: ledgerKey('chargeback-lost-undone', { dispute, part }),
      reverses: ledgerKey('chargeback-lost', { dispute, part }),
    }) as const
  return [
    { ...entry('budget', chargeback.paidFromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', chargeback.paidFromFeeCents), credit: campaignFeeReserve(campaignId) },
    { ...entry('owed', chargeback.writtenOffCents), credit: badDebtExpense },
  ]
}

/** Returns what recovered the loss since: one entry per part, however often money came back. */
function unrecoveredEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, stripeDisputeId: dispute } = chargeback
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      ...sharedBy(chargeback, at),
      event: 'chargeback-recovered-undone',
      amountCents,
      debit: badDebtExpense,
      key: ledgerKey('chargeback-recovered-undone', { dispute, part }),
    }) as const
  const { recoveredFromBudgetCents, recoveredFromFeeCents } = chargeback
  return [
    { ...entry('budget', recoveredFromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', recoveredFromFeeCents), credit: campaignFeeReserve(campaignId) },
  ]
}
