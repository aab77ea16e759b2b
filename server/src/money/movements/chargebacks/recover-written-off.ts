import type { BrandId, CampaignId, ChargebackId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { manyRows, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { badDebtExpense, campaignBudget, campaignFeeReserve } from '../../chart-of-accounts.ts'
import { postEntries } from '../../ledger.ts'
import { ledgerKey } from '../../ledger-events.ts'

interface Returned {
  readonly campaignId: CampaignId
  /** Of its budget, and of its fee. */
  readonly amountCents: Cents
  readonly feeCents: Cents
  /** What returned it; the same one recovers once. */
  readonly run: string
  readonly at: Date
}

interface LostCase {
  readonly id: ChargebackId
  readonly dispute: string
  readonly brandId: BrandId
  readonly brandUserId: UserId
  readonly writtenOffCents: Cents
}

/**
 * Money has come back to a campaign after a chargeback of it was lost: it pays what was given up, the
 * oldest loss first, because the brand has that from its bank already. Money paid in later is never
 * touched. The caller must have locked the campaign.
 */
export async function recoverWrittenOff(tx: Transaction, returned: Returned): Promise<void> {
  let [budget, fee]: [number, number] = [returned.amountCents, returned.feeCents]
  for (const lost of await listLosses(tx, returned.campaignId)) {
    const parts = splitRecovered(lost.writtenOffCents, { budget, fee })
    if (parts.budget + parts.fee > 0) await recover(tx, lost, { returned, ...parts })
    budget -= parts.budget
    fee -= parts.fee
  }
}

/** Of the budget and of the fee, in cents. */
interface Parts {
  readonly budget: number
  readonly fee: number
}

/** The fee part in proportion, rounded down, so that what stays is split like any payment. */
function splitRecovered(lossCents: number, { budget, fee }: Parts): Parts {
  const share = fee === 0 ? 0 : Number((BigInt(lossCents) * BigInt(fee)) / BigInt(budget + fee))
  const fromBudget = Math.min(budget, lossCents - Math.min(fee, share))
  return { budget: fromBudget, fee: Math.min(fee, lossCents - fromBudget) }
}

function listLosses(tx: Transaction, campaignId: CampaignId): Promise<LostCase[]> {
  return manyRows(
    tx,
    sql<LostCase>`SELECT b.id, b.stripe_dispute_id AS dispute, c.brand_id,
        r.owner_user_id AS brand_user_id, b.written_off_cents - b.recovered_from_budget_cents
          - b.recovered_from_fee_cents AS written_off_cents
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id JOIN brands r ON r.id = c.brand_id
      WHERE b.campaign_id = ${campaignId} AND b.status = 'lost'
        AND b.written_off_cents > b.recovered_from_budget_cents + b.recovered_from_fee_cents
      ORDER BY b.closed_at, b.id`,
  )
}

async function recover(
  tx: Transaction,
  { id, dispute, brandUserId: userId }: LostCase,
  { returned, budget, fee }: Parts & { readonly returned: Returned },
): Promise<void> {
  const { campaignId, at } = returned
  const [budgetCents, feeCents] = [toCents(budget), toCents(fee)]
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
    userId,
    at,
  } as const
  const key = (name: string) =>
    ledgerKey('chargeback-recovered', { dispute, run: returned.run, part: name })
  await postEntries(tx, [
    {
      ...shared,
      amountCents: budgetCents,
      debit: campaignBudget(campaignId),
      key: key('budget'),
    },
    { ...shared, amountCents: feeCents, debit: campaignFeeReserve(campaignId), key: key('fee') },
  ])
}
