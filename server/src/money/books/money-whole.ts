import type { Cents } from '@permille/contract/money'
import type { Database } from '../../platform/database/database.ts'
import { exactlyOne, firstRow } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import {
  expenseAccounts,
  isCampaignAccount,
  isStray,
  movesOwnMoney,
  operatorEquity,
  stripeAsset,
} from '../chart-of-accounts.ts'
import { eventsInPart } from './event-roles.ts'

export interface MoneyWhole {
  readonly broughtInCents: Cents
  readonly inCampaignsCents: Cents
  readonly owedToCreatorsCents: Cents
  readonly paidOutCents: Cents
  readonly refundedCents: Cents
  readonly platformFeesCents: Cents
  readonly otherCents: Cents
  readonly addsUp: boolean
}

/** Where the money was when the books were last checked; before the first check, where it is. */
export async function readMoneyWhole(db: Database): Promise<MoneyWhole> {
  const last = await firstRow(
    db,
    sql<{ money: MoneyWhole | null }>`SELECT money FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
  return last?.money ?? (await sumMoney(db))
}

/**
 * Where the brands' money is. Money through the provider is summed from entries, held money from
 * balances, so that their agreement means something, and fees from campaigns, which I05 compares with entries; one
 * statement, so that nothing moves in between. What is ours alone (the provider's fees and the operator's own money), and payments that no campaign
 * took, are in no part of it. Reads every account: for a check, not for a page.
 */
export async function sumMoney(db: Database): Promise<MoneyWhole> {
  const parts = await exactlyOne(
    db,
    sql<Omit<MoneyWhole, 'addsUp'>>`
      WITH passed AS (
        SELECT event,
          sum(CASE WHEN credit_account = ${stripeAsset} THEN amount_cents ELSE -amount_cents END)
            FILTER (WHERE ${stripeAsset} IN (debit_account, credit_account)) AS out,
          sum(CASE WHEN debit_account = ANY(${ownAccounts}) THEN amount_cents ELSE -amount_cents END)
            FILTER (WHERE debit_account = ANY(${ownAccounts})
              OR credit_account = ANY(${ownAccounts})) AS spent
        FROM ledger_entries WHERE ${movesOwnMoney} GROUP BY event
      ), flow AS (
        SELECT -sum(out) FILTER (WHERE event = ANY(${broughtIn})) AS brought_in,
          sum(out) FILTER (WHERE event = ANY(${paidOut})) AS paid_out,
          sum(out) FILTER (WHERE event = ANY(${refunded})) AS refunded,
          sum(out) FILTER (WHERE event <> ALL(${[...broughtIn, ...paidOut, ...refunded]})) AS other,
          sum(spent) AS spent
        FROM passed
      ), held AS (
        SELECT sum(balance_cents) FILTER (WHERE ${isCampaignAccount(sql`name`)}) AS in_campaigns,
          sum(balance_cents * account_sign(name)) FILTER (
            WHERE NOT ${isCampaignAccount(sql`name`)} AND NOT ${isStray(sql`name`)}) AS owed,
          sum(balance_cents) FILTER (WHERE ${isStray(sql`name`)}) AS strays
        FROM ledger_accounts
      ), income AS (
        SELECT sum(fee_earned_cents) AS fees FROM campaigns
      )
      SELECT coalesce(brought_in, 0)::bigint AS brought_in_cents,
        coalesce(in_campaigns, 0)::bigint AS in_campaigns_cents,
        coalesce(owed, 0)::bigint AS owed_to_creators_cents,
        coalesce(paid_out, 0)::bigint AS paid_out_cents,
        coalesce(refunded, 0)::bigint AS refunded_cents,
        coalesce(fees, 0)::bigint AS platform_fees_cents,
        (coalesce(other, 0) + coalesce(strays, 0) - coalesce(spent, 0))::bigint AS other_cents
      FROM flow, held, income`,
  )
  return { ...parts, addsUp: parts.broughtInCents === sumOf(parts) }
}

const ownAccounts = [...expenseAccounts, operatorEquity]
const broughtIn = eventsInPart('broughtIn')
const paidOut = eventsInPart('paidOut')
const refunded = eventsInPart('refunded')

function sumOf(parts: Omit<MoneyWhole, 'addsUp' | 'broughtInCents'>): number {
  const { inCampaignsCents, owedToCreatorsCents, paidOutCents, refundedCents } = parts
  const held = inCampaignsCents + owedToCreatorsCents
  return held + paidOutCents + refundedCents + parts.platformFeesCents + parts.otherCents
}
