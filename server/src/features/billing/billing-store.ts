import type { FundingStatus } from '@permille/contract/enums'
import type { PaymentEnd } from '@permille/contract/funding/funding'
import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { campaignBalances } from '#money/balances.ts'
import { returnableParts } from '#money/kept-money.ts'
import { openBrandDebt } from '#money/movements/brand-debts/open-brand-debt.ts'
import { paymentEnd } from '#money/payment-end.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql, when } from '#platform/database/sql.ts'

export interface BillingSums {
  readonly paidInCents: Cents
  readonly spentCents: Cents
  readonly feesCents: Cents
  readonly chargedBackCents: Cents
  readonly heldCents: Cents
  /** Refunded beyond what campaigns had left and not repaid since, and the part still owed. */
  readonly overRefundedCents: Cents
  readonly owedCents: Cents
  readonly feeReserveCents: Cents
  readonly refundableCents: Cents
  /** Kept because creators can still dispute decisions. */
  readonly reservedCents: Cents
  readonly pendingCents: Cents
}

/**
 * What is left is the balance of the guarded accounts, so that no second sum can differ. What can go back is sought only
 * in campaigns that are over, because it takes looking at their posts; OFFSET 0 keeps that condition first.
 */
export function sumBilling(db: Database, brandId: BrandId, at: Date): Promise<BillingSums> {
  return exactlyOne(
    db,
    sql<BillingSums>`
      WITH campaign AS (
        SELECT c.funded_cents + c.fee_funded_cents AS funded, c.paid_out_cents AS spent,
          c.fee_earned_cents AS fees,
          held.spendable_cents + held.fee_reserve_cents AS unasked,
          held.fee_reserve_cents AS fee, held.refunding_cents AS asked,
          c.charged_back_cents + c.charged_back_fee_cents AS charged_back,
          back.amount_cents + back.fee_cents AS returnable, back.reserved_cents AS reserved,
          (SELECT coalesce(sum(owed_cents), 0) FROM refunds
            WHERE campaign_id = c.id AND status <> 'failed')
            - c.debt_paid_cents - c.debt_paid_fee_cents AS over_refunded,
          is_campaign_over(c) AS is_over,
          is_campaign_over(c) AND NOT is_campaign_questioned(c.id)
            AND NOT 'admin' = ANY(c.pause_reasons) AS is_returnable
        FROM campaigns c CROSS JOIN LATERAL ${campaignBalances(sql`c.id`)} held
          LEFT JOIN LATERAL (SELECT of.* FROM (SELECT WHERE is_campaign_over(c) OFFSET 0) over
            CROSS JOIN LATERAL ${returnableParts(sql`c.id`, at)} of) back ON true
        WHERE c.brand_id = ${brandId}
      )
      SELECT coalesce(sum(funded), 0)::bigint AS paid_in_cents,
        coalesce(sum(spent), 0)::bigint AS spent_cents,
        coalesce(sum(fees), 0)::bigint AS fees_cents,
        coalesce(sum(unasked + asked), 0)::bigint AS held_cents,
        coalesce(sum(fee), 0)::bigint AS fee_reserve_cents,
        coalesce(sum(charged_back), 0)::bigint AS charged_back_cents,
        greatest(coalesce(sum(returnable) FILTER (WHERE is_returnable), 0) - owed.cents, 0)::bigint
          AS refundable_cents,
        coalesce(sum(reserved) FILTER (WHERE is_over), 0)::bigint AS reserved_cents,
        coalesce(sum(over_refunded), 0)::bigint AS over_refunded_cents, owed.cents AS owed_cents,
        (SELECT coalesce(sum(amount_cents + fee_cents), 0)::bigint FROM campaign_funding
          WHERE brand_id = ${brandId} AND status = 'pending' AND is_processing) AS pending_cents
      FROM (SELECT ${openBrandDebt(sql`${brandId}::uuid`)} AS cents) owed LEFT JOIN campaign ON true
      GROUP BY owed.cents`,
  )
}

export interface BrandFundingRow {
  readonly id: FundingId
  readonly receiptNumber: string | null
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly status: FundingStatus
  readonly stripePaymentIntentId: string | null
  readonly lastError: string | null
  readonly createdAt: Date
  readonly settledAt: Date | null
  readonly isProcessing: boolean
  readonly isLate: boolean
  readonly end: PaymentEnd | null
}

const fundingColumns = sql<BrandFundingRow>`f.id, f.receipt_number, f.campaign_id, c.name AS campaign_name,
  f.amount_cents, f.fee_cents, f.status, f.stripe_payment_intent_id, f.last_error, f.created_at,
  f.settled_at, f.is_processing,
  coalesce(f.status = 'succeeded' AND f.settled_at > c.completed_at, false) AS is_late, ${paymentEnd} AS end`

const fundingOrder = newestFirst(sql`f.created_at`, sql`f.id`)

/** Whose payments: a brand's, or one campaign's. */
type FundingFilter = PageRequest & {
  readonly status?: FundingStatus | undefined
  readonly search?: string | undefined
} & ({ brandId: BrandId } | { campaignId: CampaignId })

/** Newest first. */
export function listFundings(
  db: Database,
  request: FundingFilter,
): Promise<(BrandFundingRow & Listed)[]> {
  const isTheirs =
    'brandId' in request
      ? sql<never>`f.brand_id = ${request.brandId}`
      : sql<never>`f.campaign_id = ${request.campaignId}`
  const ofStatus = when(request.status, (status) => sql`AND f.status = ${status}`)
  const found = whenSearched(
    request.search,
    (pattern) => sql`' ' || search_form(c.name) LIKE ${pattern}
      OR ' ' || lower(f.receipt_number) LIKE ${pattern}`,
  )
  return manyRows(
    db,
    sql<BrandFundingRow & Listed>`SELECT ${fundingColumns}, ${fundingOrder.listedAt}
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
      WHERE ${isTheirs} ${ofStatus} ${found} ${fundingOrder.after(request)}
      ${fundingOrder.cut(request)}`,
  )
}

export interface ReceiptRow extends BrandFundingRow {
  readonly brandName: string
  readonly paidByEmail: string
  readonly logoUrl: string | null
  readonly legalName: string | null
  readonly billingAddress: string | null
  readonly taxNumber: string | null
  readonly cardBrand: string | null
  readonly cardLast4: string | null
}

export function findBrandFunding(
  db: Database,
  target: { fundingId: FundingId; brandId: BrandId },
): Promise<ReceiptRow | undefined> {
  return firstRow(
    db,
    sql<ReceiptRow>`SELECT ${fundingColumns}, b.name AS brand_name, u.email AS paid_by_email,
        b.logo_url, b.legal_name, b.billing_address, b.tax_number, f.card_brand, f.card_last4
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
        JOIN brands b ON b.id = f.brand_id JOIN users u ON u.id = b.owner_user_id
      WHERE f.id = ${target.fundingId} AND f.brand_id = ${target.brandId}`,
  )
}
