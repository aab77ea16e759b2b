import { type Cents, toCents } from '@permille/contract/money'
import {
  badDebtExpense,
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  stripeAsset,
} from '#money/chart-of-accounts.ts'
import { turnInKey } from '#money/key-parts.ts'
import { type LedgerEntry, postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { keepReturned } from '../brand-debts/keep-returned.ts'
import type { Chargeback, ChargebackPart } from './take-chargeback.ts'

/**
 * The bank gave the money back: undoes each entry of the chargeback, what waited for the decision, and
 * where it had been lost, the loss. The money first pays what was given up for other payments of the campaign and what its
 * brand owes for refunds of it. The caller must have locked the campaign and the payment.
 */
export async function winChargeback(
  tx: Transaction,
  chargeback: Chargeback,
  at: Date,
): Promise<void> {
  const { budgetCents, feeCents } = takenOf(chargeback)
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
      UPDATE chargebacks SET status = 'won', closed_at = ${at}, covered_from_budget_cents = 0,
        covered_from_fee_cents = 0, paid_from_budget_cents = 0,
        paid_from_fee_cents = 0, written_off_cents = 0, recovered_from_budget_cents = 0,
        recovered_from_fee_cents = 0
      WHERE id = ${chargeback.id}`,
  )
  await postEntries(tx, [
    ...undoneEntries(chargeback, at),
    ...unrecoveredEntries(chargeback, at),
    ...uncoveredEntries(chargeback, at),
    ...wonEntries(chargeback, at),
  ])
  const { campaignId, stripeDisputeId, turn } = chargeback
  const runId = turn === 1 ? stripeDisputeId : `${stripeDisputeId}-${turn}`
  await keepReturned(tx, { campaignId, budgetCents, feeCents, run: runId, at })
}

/** What the case took of its campaign, in all of its steps. */
function takenOf(chargeback: Chargeback): { budgetCents: number; feeCents: number } {
  const { fromBudgetCents, coveredFromBudgetCents, paidFromBudgetCents } = chargeback
  const { fromFeeCents, coveredFromFeeCents, paidFromFeeCents } = chargeback
  const { recoveredFromBudgetCents, recoveredFromFeeCents } = chargeback
  return {
    budgetCents:
      fromBudgetCents + coveredFromBudgetCents + paidFromBudgetCents + recoveredFromBudgetCents,
    feeCents: fromFeeCents + coveredFromFeeCents + paidFromFeeCents + recoveredFromFeeCents,
  }
}

/**
 * The cardholder keeps the money. What came back to the campaign while the bank decided has paid its part
 * of what the brand owes; the rest is given up: delivered work stays paid, and money paid in is not
 * touched. The caller must have locked the campaign.
 */
export async function loseChargeback(
  tx: Transaction,
  chargeback: Chargeback,
  at: Date,
): Promise<void> {
  const { id, owedCents, coveredFromBudgetCents, coveredFromFeeCents } = chargeback
  const writtenOffCents = toCents(owedCents - coveredFromBudgetCents - coveredFromFeeCents)
  await run(
    tx,
    sql`UPDATE chargebacks SET status = 'lost', closed_at = ${at},
        written_off_cents = ${writtenOffCents}
      WHERE id = ${id}`,
  )
  await postEntries(tx, [writtenOffEntry({ ...chargeback, writtenOffCents }, at)])
}

function wonEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const turn = turnInKey(chargeback.turn)
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      campaignId,
      at,
      event: 'chargeback-won',
      amountCents,
      debit: stripeAsset,
      key: ledgerKey('chargeback-won', { dispute, part, turn }),
      reverses: ledgerKey('chargeback-opened', { dispute, part, turn }),
    }) as const
  return [
    { ...entry('budget', chargeback.fromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', chargeback.fromFeeCents), credit: campaignFeeReserve(campaignId) },
    { ...entry('owed', chargeback.owedCents), credit: brandDebt(brandId) },
  ]
}

function writtenOffEntry(chargeback: Chargeback, at: Date): LedgerEntry {
  const { campaignId, brandId, stripeDisputeId: dispute, turn } = chargeback
  return {
    campaignId,
    at,
    event: 'chargeback-lost',
    amountCents: chargeback.writtenOffCents,
    debit: badDebtExpense,
    credit: brandDebt(brandId),
    key: ledgerKey('chargeback-lost', { dispute, part: 'owed', turn: turnInKey(turn) }),
  }
}

/** A loss of before may have been paid from its campaign as well. */
function undoneEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const turn = turnInKey(chargeback.turn)
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      campaignId,
      at,
      event: 'chargeback-lost-undone',
      amountCents,
      debit: brandDebt(brandId),
      key: ledgerKey('chargeback-lost-undone', { dispute, part, turn }),
      reverses: ledgerKey('chargeback-lost', { dispute, part, turn }),
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
  const turn = turnInKey(chargeback.turn)
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      campaignId,
      at,
      event: 'chargeback-recovered-undone',
      amountCents,
      debit: badDebtExpense,
      key: ledgerKey('chargeback-recovered-undone', { dispute, part, turn }),
    }) as const
  const { recoveredFromBudgetCents, recoveredFromFeeCents } = chargeback
  return [
    { ...entry('budget', recoveredFromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', recoveredFromFeeCents), credit: campaignFeeReserve(campaignId) },
  ]
}

/** Returns what waited for the decision: one entry per part, however often money came back. */
function uncoveredEntries(chargeback: Chargeback, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const turn = turnInKey(chargeback.turn)
  const entry = (part: ChargebackPart, amountCents: Cents) =>
    ({
      campaignId,
      at,
      event: 'chargeback-covered-undone',
      amountCents,
      debit: brandDebt(brandId),
      key: ledgerKey('chargeback-covered-undone', { dispute, part, turn }),
    }) as const
  const { coveredFromBudgetCents, coveredFromFeeCents } = chargeback
  return [
    { ...entry('budget', coveredFromBudgetCents), credit: campaignBudget(campaignId) },
    { ...entry('fee', coveredFromFeeCents), credit: campaignFeeReserve(campaignId) },
  ]
}
