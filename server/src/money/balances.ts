import type { CampaignId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Database } from '../platform/database/database.ts'
import { exactlyOne, firstRow } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import {
  type AccountName,
  campaignAccountSql,
  campaignBudget,
  creatorAccountSql,
} from './chart-of-accounts.ts'

/** The balance of a guarded account; 0 for an account without entries. */
export async function readBalance(db: Database, account: AccountName): Promise<Cents> {
  const row = await firstRow(
    db,
    sql<{ balanceCents: Cents }>`
      SELECT balance_cents FROM ledger_accounts WHERE name = ${account}`,
  )
  return row?.balanceCents ?? toCents(0)
}

/** What a campaign can spend on what nobody was promised before. */
export async function readSpendable(db: Database, campaignId: CampaignId): Promise<Cents> {
  const { cents } = await exactlyOne(
    db,
    sql<{ cents: Cents }>`SELECT b.cents - promised_cents(${campaignId}, b.cents) AS cents
      FROM (SELECT coalesce((SELECT balance_cents FROM ledger_accounts
        WHERE name = ${campaignBudget(campaignId)}), 0) AS cents) b`,
  )
  return toCents(cents)
}

/** What a creator has earned and not been paid, split by where it is (rules §4). */
export interface CreatorBalances {
  /** Matured: the next payout takes all of it. */
  readonly availableCents: Cents
  /** In its hold. */
  readonly maturingCents: Cents
  /** Frozen by a suspension or a dispute: an admin decides. */
  readonly frozenCents: Cents
  /** In a payout whose transfer is not confirmed. */
  readonly inTransitCents: Cents
}

/** One row with the columns of `CreatorBalances`; join it as `CROSS JOIN LATERAL … name`. */
export function creatorBalances(creatorId: Statement<never>): Statement<never> {
  const available = creatorAccountSql('available', creatorId)
  const maturing = creatorAccountSql('pending', creatorId)
  const frozen = creatorAccountSql('frozen', creatorId)
  const inTransit = creatorAccountSql('in_transit', creatorId)
  return sql`(SELECT ${balanceOf(available)} AS available_cents,
      ${balanceOf(maturing)} AS maturing_cents, ${balanceOf(frozen)} AS frozen_cents,
      ${balanceOf(inTransit)} AS in_transit_cents
    FROM ledger_accounts WHERE name IN (${available}, ${maturing}, ${frozen}, ${inTransit}))`
}

/**
 * One row about what was taken back from a creator after its payout: `taken_back_cents` that was not recovered,
 * `open_cents` of it still owed (the rest was given up), and `recovered_cents`. Join it like `creatorBalances`.
 */
export function creatorDebts(creatorId: Statement<never>): Statement<never> {
  return sql`(SELECT coalesce(sum(owed_cents - recovered_cents), 0)::bigint AS taken_back_cents,
      coalesce(sum(owed_cents - recovered_cents - written_off_cents), 0)::bigint AS open_cents,
      coalesce(sum(recovered_cents), 0)::bigint AS recovered_cents
    FROM creator_debts WHERE creator_id = ${creatorId})`
}

/** A campaign's balances of its brand's money. */
export interface CampaignBalances {
  /** The creators' part, not yet earned. */
  readonly spendableCents: Cents
  /** The fee part, not yet earned. */
  readonly feeReserveCents: Cents
  /** Requested back by the brand, not confirmed by the provider. */
  readonly refundingCents: Cents
}

/** One row with the columns of `CampaignBalances`; join it like `creatorBalances`. */
export function campaignBalances(campaignId: Statement<never>): Statement<never> {
  const spendable = campaignAccountSql('budget', campaignId)
  const feeReserve = campaignAccountSql('fee_reserve', campaignId)
  const refunding = campaignAccountSql('refunding', campaignId)
  return sql`(SELECT ${balanceOf(spendable)} AS spendable_cents,
      ${balanceOf(feeReserve)} AS fee_reserve_cents, ${balanceOf(refunding)} AS refunding_cents
    FROM ledger_accounts WHERE name IN (${spendable}, ${feeReserve}, ${refunding}))`
}

/**
 * One row with what can still be returned to the cards that paid: `amount_cents` and `fee_cents`. A card takes one sum, so
 * money beyond one part of the payments fills what the other part leaves.
 */
export function refundableParts(campaignId: Statement<never>): Statement<never> {
  return sql`(SELECT
      ${fillsBoth({ held: sql`held.spendable_cents`, of: sql`paid.amount`, besides: sql`held.fee_reserve_cents`, other: sql`paid.fee` })} AS amount_cents,
      ${fillsBoth({ held: sql`held.fee_reserve_cents`, of: sql`paid.fee`, besides: sql`held.spendable_cents`, other: sql`paid.amount` })} AS fee_cents
    FROM ${campaignBalances(campaignId)} held CROSS JOIN (
      SELECT coalesce(sum(${unreturnedAmount}), 0) AS amount, coalesce(sum(${unreturnedFee}), 0) AS fee
      FROM campaign_funding f WHERE f.campaign_id = ${campaignId} AND f.status = 'succeeded'
    ) paid)`
}

/** One row with how much of `held` the card of payment `f` can still take: `amount_cents` and `fee_cents`. */
export function takenByPayment(held: {
  readonly amount: Statement<never>
  readonly fee: Statement<never>
}): Statement<never> {
  const { amount, fee } = held
  return sql`(SELECT
      ${fillsBoth({ held: amount, of: unreturnedAmount, besides: fee, other: unreturnedFee })} AS amount_cents,
      ${fillsBoth({ held: fee, of: unreturnedFee, besides: amount, other: unreturnedAmount })} AS fee_cents)`
}

/** How much of a part a payment's same part takes, and what its other part still takes after that. */
function fillsBoth(
  parts: Readonly<Record<'held' | 'of' | 'besides' | 'other', Statement<never>>>,
): Statement<never> {
  const { held, of, besides, other } = parts
  return sql`least(${held}, ${of} + greatest(${other} - ${besides}, 0))::bigint`
}

/** What payment `f` brought and no refund has requested back, both parts together. */
const unasked = sql<never>`greatest(f.amount_cents + f.fee_cents - f.refunded_amount_cents
  - f.refunded_fee_cents - f.refunded_beyond_cents, 0)`

/**
 * What payment `f` brought and no refund has requested back. A refund beyond the campaign's money takes the fee last.
 */
export const unaskedAmount = sql<never>`least(${unasked}, greatest(
  f.amount_cents - f.refunded_amount_cents - f.refunded_beyond_cents, 0))`
export const unaskedFee = sql<never>`least(${unasked}, greatest(f.fee_cents - f.refunded_fee_cents, 0))`

/**
 * What payment `f` brought and neither a refund nor a chargeback took. A bank may also charge back
 * what was already refunded.
 */
export const unreturnedAmount = sql<never>`greatest(
  ${unaskedAmount} - f.charged_back_amount_cents, 0)`
export const unreturnedFee = sql<never>`greatest(${unaskedFee} - f.charged_back_fee_cents, 0)`

function balanceOf(account: Statement<never>): Statement<never> {
  return sql`coalesce(max(balance_cents) FILTER (WHERE name = ${account}), 0)`
}
