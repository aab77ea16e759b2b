import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  expenseAccounts,
  isCampaignAccount,
  isCreatorDebt,
  isReceivable,
  isStray,
  movesOwnMoney,
  operatorEquity,
  stripeAsset,
} from '../chart-of-accounts.ts'
import { eventsInPart } from './event-roles.ts'

/** The sums of all entries through the provider, of what the operator paid another way, and of all balances, at one moment. */
export interface MoneySums {
  readonly broughtInCents: Cents
  readonly paidOutCents: Cents
  readonly refundedCents: Cents
  readonly paidOutOtherwiseCents: Cents
  readonly refundedOtherwiseCents: Cents
  /** Without money received for anything else: unmatched payments, the operator's own money, the provider's fees. */
  readonly otherOutCents: Cents
  readonly expensesCents: Cents
  /** Expenses, and the operator's withdrawals less their deposits. */
  readonly spentCents: Cents
  readonly inCampaignsCents: Cents
  readonly creatorsCents: Cents
  /** Owed to us by creators and brands. */
  readonly receivableCents: Cents
  readonly creatorDebtsCents: Cents
  readonly straysCents: Cents
  /** As stored on the campaigns, which I05 compares with entries. */
  readonly platformFeesCents: Cents
}

const ownAccounts = [...expenseAccounts, operatorEquity]
const broughtIn = eventsInPart('broughtIn')
const paidOut = eventsInPart('paidOut')
const refunded = eventsInPart('refunded')
const paidOtherwise: LedgerEvent = 'payout-paid-otherwise'
const refundedOtherwise: LedgerEvent = 'refund-paid-otherwise'

/**
 * Sums money through the provider from entries and held money from balances, so that their agreement proves
 * something. One statement, so that nothing moves in between. Reads every account: for a check, not for a page.
 */
export async function readMoneySums(db: Database): Promise<MoneySums> {
  return await exactlyOne(
    db,
    sql<MoneySums>`
      WITH passed AS (
        SELECT event,
          sum(CASE WHEN credit_account = ${stripeAsset} THEN amount_cents ELSE -amount_cents END)
            FILTER (WHERE ${stripeAsset} IN (debit_account, credit_account)) AS out,
          sum(CASE WHEN debit_account = ANY(${expenseAccounts}) THEN amount_cents ELSE -amount_cents END)
            FILTER (WHERE debit_account = ANY(${expenseAccounts})
              OR credit_account = ANY(${expenseAccounts})) AS expenses,
          sum(CASE WHEN debit_account = ANY(${ownAccounts}) THEN amount_cents ELSE -amount_cents END)
            FILTER (WHERE debit_account = ANY(${ownAccounts})
              OR credit_account = ANY(${ownAccounts})) AS spent
        FROM ledger_entries WHERE ${movesOwnMoney} GROUP BY event
      ), flow AS (
        SELECT -sum(out) FILTER (WHERE event = ANY(${broughtIn})) AS brought_in,
          sum(out) FILTER (WHERE event = ANY(${paidOut})) AS paid_out,
          sum(out) FILTER (WHERE event = ANY(${refunded})) AS refunded,
          sum(out) FILTER (WHERE event <> ALL(${[...broughtIn, ...paidOut, ...refunded]})) AS other,
          -sum(spent) FILTER (WHERE event = ${paidOtherwise}) AS paid_out_otherwise,
          -sum(spent) FILTER (WHERE event = ${refundedOtherwise}) AS refunded_otherwise,
          sum(expenses) AS expenses, sum(spent) AS spent
        FROM passed
      ), held AS (
        SELECT sum(balance_cents) FILTER (WHERE kind = 'campaign') AS in_campaigns,
          sum(balance_cents) FILTER (WHERE kind = 'creator') AS creators,
          sum(balance_cents) FILTER (WHERE kind = 'receivable') AS receivable,
          sum(balance_cents) FILTER (WHERE ${isCreatorDebt(sql`name`)}) AS creator_debts,
          sum(balance_cents) FILTER (WHERE kind = 'stray') AS strays
        FROM (
          SELECT name, balance_cents, CASE WHEN ${isCampaignAccount(sql`name`)} THEN 'campaign'
            WHEN ${isReceivable(sql`name`)} THEN 'receivable' WHEN ${isStray(sql`name`)} THEN 'stray'
            ELSE 'creator' END AS kind
          FROM ledger_accounts
        ) of
      ), income AS (
        SELECT sum(fee_earned_cents) AS fees FROM campaigns
      )
      SELECT coalesce(brought_in, 0)::bigint AS brought_in_cents,
        coalesce(paid_out, 0)::bigint AS paid_out_cents,
        coalesce(refunded, 0)::bigint AS refunded_cents,
        coalesce(paid_out_otherwise, 0)::bigint AS paid_out_otherwise_cents,
        coalesce(refunded_otherwise, 0)::bigint AS refunded_otherwise_cents,
        coalesce(other, 0)::bigint AS other_out_cents,
        coalesce(expenses, 0)::bigint AS expenses_cents,
        coalesce(spent, 0)::bigint AS spent_cents,
        coalesce(in_campaigns, 0)::bigint AS in_campaigns_cents,
        coalesce(creators, 0)::bigint AS creators_cents,
        coalesce(receivable, 0)::bigint AS receivable_cents,
        coalesce(creator_debts, 0)::bigint AS creator_debts_cents,
        coalesce(strays, 0)::bigint AS strays_cents,
        coalesce(fees, 0)::bigint AS platform_fees_cents
      FROM flow, held, income`,
  )
}
