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
  platformFeeIncome,
  stripeAsset,
} from '../chart-of-accounts.ts'
import { listCheckedUntil } from './books-marks.ts'
import { findLastEntry } from './changed-subjects.ts'
import { eventsInPart } from './event-roles.ts'
import { askedRules, type InvariantResult, invariantClaims } from './invariants.ts'
import { arePayoutsStopped } from './payout-stop.ts'

export interface LastCheck {
  /** Null before the first check. */
  readonly checkedAt: Date | null
  readonly arePayoutsStopped: boolean
  /** When a check last found every rule that stops payouts to hold; null if none ever did. */
  readonly cleanAt: Date | null
  readonly rules: readonly RuleChecked[]
}

interface RuleChecked extends InvariantResult {
  /** The number of the last ledger entry until which all that was written was checked by it. */
  readonly untilEntry: number | null
  /** When it was last checked over the whole history. */
  readonly walkedAt: Date | null
}

interface LastRun {
  readonly at: Date
  readonly violations: readonly Pick<InvariantResult, 'id' | 'offenders'>[]
  readonly unchecked: readonly { readonly id: string; readonly why: string }[]
}

/** Every rule of the books, with the last check's findings. */
export async function readLastCheck(db: Database): Promise<LastCheck> {
  const state = await exactlyOne(
    db,
    sql<{ isStopped: boolean; cleanAt: Date | null }>`
      SELECT ${arePayoutsStopped} AS is_stopped,
        (SELECT max(at) FROM invariant_runs WHERE clean_until IS NOT NULL) AS clean_at`,
  )
  const last = await firstRow(
    db,
    sql<LastRun>`SELECT at, violations, unchecked FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
  const farOf = await readHowFar(db, last?.at ?? null)
  const offendersOf = new Map(last?.violations.map(({ id, offenders }) => [id, offenders]))
  const reasonOf = new Map(last?.unchecked.map(({ id, why }) => [id, why]))
  return {
    checkedAt: last?.at ?? null,
    arePayoutsStopped: state.isStopped,
    cleanAt: state.cleanAt,
    rules: invariantClaims.map((claim) => ({
      ...claim,
      ...farOf(claim.id),
      offenders: offendersOf.get(claim.id) ?? [],
      unchecked: reasonOf.get(claim.id) ?? null,
    })),
  }
}

type HowFar = Pick<RuleChecked, 'untilEntry' | 'walkedAt'>

/** A rule that looks at everything each time was checked as far as the last run; the provider counts no entries. */
async function readHowFar(db: Database, lastRunAt: Date | null): Promise<(id: string) => HowFar> {
  const marked = new Map((await listCheckedUntil(db)).map((mark) => [mark.id, mark]))
  const moments = [lastRunAt, ...[...marked.values()].map(({ until }) => until)]
  const entries = new Map<number, number | null>()
  for (const at of moments) {
    if (at !== null && !entries.has(at.getTime()))
      entries.set(at.getTime(), await findLastEntry(db, at))
  }
  return (id) => {
    if (askedRules.has(id)) return { untilEntry: null, walkedAt: null }
    const mark = marked.get(id)
    const until = mark === undefined ? lastRunAt : mark.until
    const untilEntry = until === null ? null : (entries.get(until.getTime()) ?? null)
    return { untilEntry, walkedAt: mark === undefined ? lastRunAt : mark.walkedAt }
  }
}

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

/**
 * Where the brands' money is. Money through the provider is summed from entries, held money from
 * balances, so that their agreement means something; one statement, so that nothing moves in
 * between. What is ours alone (the provider's fees and the operator's own money), and payments that no campaign
 * took, are in no part of it.
 */
export async function readMoneyWhole(db: Database): Promise<MoneyWhole> {
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
        SELECT sum(CASE WHEN credit_account = ${platformFeeIncome} THEN amount_cents
          ELSE -amount_cents END) AS fees
        FROM ledger_entries
        WHERE credit_account = ${platformFeeIncome} OR debit_account = ${platformFeeIncome}
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
