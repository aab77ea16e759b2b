import type { BrandId, CampaignId, ChargebackId, FundingId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { campaignBalances } from '#money/balances.ts'
import {
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  stripeAsset,
} from '#money/chart-of-accounts.ts'
import { turnInKey } from '#money/key-parts.ts'
import { type LedgerEntry, postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A dispute, and where its money was taken from. */
export interface Chargeback {
  readonly id: ChargebackId
  readonly stripeDisputeId: string
  readonly campaignId: CampaignId
  readonly fundingId: FundingId
  readonly brandId: BrandId
  readonly amountCents: Cents
  /** Which time it is that the bank took it: it may take again what it returned. */
  readonly turn: number
  readonly fromBudgetCents: Cents
  readonly fromFeeCents: Cents
  readonly owedCents: Cents
  /** Of what is owed: what came back to the campaign since, and waits for the bank’s decision. */
  readonly coveredFromBudgetCents: Cents
  readonly coveredFromFeeCents: Cents
  readonly paidFromBudgetCents: Cents
  readonly paidFromFeeCents: Cents
  readonly writtenOffCents: Cents
  readonly recoveredFromBudgetCents: Cents
  readonly recoveredFromFeeCents: Cents
}

/** The disputed money by where it comes from. */
interface Parts {
  readonly budgetCents: number
  readonly feeCents: number
  readonly owedCents: number
}

interface Taken extends Parts {
  /** The creators' part of what is owed: they have earned it from this payment. */
  readonly lackingCents: Cents
}

/**
 * The bank has taken the money: from the campaign up to what is unspent, its fee part in the
 * payment's proportion, and the rest is owed by the brand. Returns the parts. What it returned, it may
 * take again, in another turn. The caller must have locked the campaign and the payment.
 */
export async function takeChargeback(
  tx: Transaction,
  chargeback: Chargeback,
  at: Date,
): Promise<Taken> {
  const { id, campaignId, fundingId, amountCents, turn } = chargeback
  const held = await exactlyOne(
    tx,
    sql<Held>`SELECT held.spendable_cents AS budget_cents, held.fee_reserve_cents,
        div(${amountCents}::numeric * f.fee_cents, f.amount_cents + f.fee_cents)::bigint
          AS fee_share_cents
      FROM campaign_funding f CROSS JOIN LATERAL ${campaignBalances(sql`f.campaign_id`)} held
      WHERE f.id = ${fundingId}`,
  )
  const parts = splitDisputed(amountCents, held)
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET charged_back_cents = charged_back_cents + ${parts.budgetCents},
          charged_back_fee_cents = charged_back_fee_cents + ${parts.feeCents}
        WHERE id = ${campaignId}
      ), payment AS (
        UPDATE campaign_funding
        SET charged_back_amount_cents = charged_back_amount_cents
            + ${amountCents - held.feeShareCents},
          charged_back_fee_cents = charged_back_fee_cents + ${held.feeShareCents}
        WHERE id = ${fundingId}
      )
      UPDATE chargebacks SET is_inquiry = false, status = 'needs_response', closed_at = NULL,
        turn = ${turn}, from_budget_cents = ${parts.budgetCents},
        from_fee_cents = ${parts.feeCents}, owed_cents = ${parts.owedCents}
      WHERE id = ${id} AND (is_inquiry OR status = 'won')`,
  )
  await postEntries(tx, openedEntries(chargeback, parts, at))
  const ofFee = Math.floor((parts.owedCents * held.feeShareCents) / amountCents)
  return { ...parts, lackingCents: toCents(parts.owedCents - ofFee) }
}

interface Held {
  readonly budgetCents: Cents
  readonly feeReserveCents: Cents
  /** The fee's share of the disputed money, as the payment was split. */
  readonly feeShareCents: Cents
}

function splitDisputed(amountCents: number, held: Readonly<Record<keyof Held, number>>): Parts {
  const feeFirst = Math.min(held.feeReserveCents, held.feeShareCents)
  const budgetCents = Math.min(held.budgetCents, amountCents - feeFirst)
  const feeCents = Math.min(held.feeReserveCents, amountCents - budgetCents)
  return { budgetCents, feeCents, owedCents: amountCents - budgetCents - feeCents }
}

function openedEntries(chargeback: Chargeback, parts: Parts, at: Date): LedgerEntry[] {
  const { campaignId, brandId, stripeDisputeId: dispute } = chargeback
  const shared = {
    event: 'chargeback-opened',
    credit: stripeAsset,
    campaignId,
    at,
  } as const
  const turn = turnInKey(chargeback.turn)
  const key = (part: ChargebackPart) => ledgerKey('chargeback-opened', { dispute, part, turn })
  return [
    {
      ...shared,
      amountCents: toCents(parts.budgetCents),
      debit: campaignBudget(campaignId),
      key: key('budget'),
    },
    {
      ...shared,
      amountCents: toCents(parts.feeCents),
      debit: campaignFeeReserve(campaignId),
      key: key('fee'),
    },
    {
      ...shared,
      amountCents: toCents(parts.owedCents),
      debit: brandDebt(brandId),
      key: key('owed'),
    },
  ]
}

/** The last word of its keys, but for the turn. */
export type ChargebackPart = 'budget' | 'fee' | 'owed'
