import type { BrandId, CampaignId, ChargebackId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { badDebtExpense, campaignBudget, campaignFeeReserve } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { payClaims, type ReturnedMoney } from '../split-returned.ts'

interface LostCase {
  readonly id: ChargebackId
  readonly dispute: string
  readonly brandId: BrandId
  /** Written off and not recovered. */
  readonly openCents: Cents
}

/**
 * Money has come back to a campaign after a chargeback of it was lost: it pays what was given up, the
 * oldest loss first, because the brand has that from its bank already. Money paid in later is never
 * touched. Returns what is left of it. The caller must have locked the campaign.
 */
export async function recoverWrittenOff(
  tx: Transaction,
  returned: ReturnedMoney,
): Promise<ReturnedMoney> {
  const losses = await listLosses(tx, returned.campaignId)
  return await payClaims(returned, losses, (lost, part) => recover(tx, lost, part))
}

function listLosses(tx: Transaction, campaignId: CampaignId): Promise<LostCase[]> {
  return manyRows(
    tx,
    sql<LostCase>`SELECT b.id, b.stripe_dispute_id AS dispute, c.brand_id,
        b.written_off_cents - b.recovered_from_budget_cents
          - b.recovered_from_fee_cents AS open_cents
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id
      WHERE b.campaign_id = ${campaignId} AND b.status = 'lost'
        AND b.written_off_cents > b.recovered_from_budget_cents + b.recovered_from_fee_cents
      ORDER BY b.closed_at, b.id`,
  )
}

async function recover(
  tx: Transaction,
  { id, dispute }: LostCase,
  { campaignId, budgetCents, feeCents, run: runId, at }: ReturnedMoney,
): Promise<void> {
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET charged_back_cents = charged_back_cents + ${budgetCents},
          charged_back_fee_cents = charged_back_fee_cents + ${feeCents}
        WHERE id = ${campaignId}
      )
      UPDATE chargebacks SET recovered_from_budget_cents = recovered_from_budget_cents + ${budgetCents},
        recovered_from_fee_cents = recovered_from_fee_cents + ${feeCents}
      WHERE id = ${id}`,
  )
  const shared = {
    event: 'chargeback-recovered',
    credit: badDebtExpense,
    campaignId,
    at,
  } as const
  const key = (name: string) =>
    ledgerKey('chargeback-recovered', { dispute, run: runId, part: name })
  await postEntries(tx, [
    {
      ...shared,
      amountCents: toCents(budgetCents),
      debit: campaignBudget(campaignId),
      key: key('budget'),
    },
    {
      ...shared,
      amountCents: toCents(feeCents),
      debit: campaignFeeReserve(campaignId),
      key: key('fee'),
    },
  ])
}
