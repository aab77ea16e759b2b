import type { BrandId, FundingId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { type BillingSums, findBrandFunding, type ReceiptRow, sumBilling } from './billing-store.ts'

/** Whatever is neither spent, earned as fee, charged back nor left was refunded, plus what exceeded that. */
export async function readBillingTotals(
  db: Database,
  brandId: BrandId,
  at: Date,
): Promise<BillingSums & { refundedCents: Cents }> {
  const sums = await sumBilling(db, brandId, at)
  const { paidInCents, spentCents, feesCents, chargedBackCents, heldCents, overRefundedCents } =
    sums
  const usedCents = spentCents + feesCents + chargedBackCents + heldCents
  const refundedCents = paidInCents + overRefundedCents - usedCents
  return { ...sums, refundedCents: toCents(refundedCents) }
}

/** Another brand's payment is not found. */
export async function readReceipt(
  db: Database,
  target: { fundingId: FundingId; brandId: BrandId },
): Promise<ReceiptRow> {
  const funding = await findBrandFunding(db, target)
  if (funding === undefined) throw new NotFound('funding-not-found', 'Payment not found')
  return funding
}
