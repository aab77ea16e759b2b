import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignId } from '../ids.ts'
import { cents, paging, timestamp } from '../shapes.ts'

/** A UTC year or month. */
const periodPattern = /^20\d{2}(-(0[1-9]|1[0-2]))?$/

const period = z.string().check(z.regex(periodPattern, 'period must look like 2026 or 2026-01'))

export function isPeriod(text: string): boolean {
  return periodPattern.test(text)
}

/** Defaults to the current year, in UTC. */
export const statementFilter = z.strictObject({ period: z.optional(period) })

/**
 * What changed between two balances; none is negative. At the end = at the start + earned − taken back + goodwill
 * − paid out + returned + written off.
 */
const change = {
  /** Earned by posts, bonuses included. */
  earnedCents: cents,
  takenBackCents: cents,
  /** Paid by the marketplace, not by a campaign. */
  goodwillCents: cents,
  paidOutCents: cents,
  /** Returned from earlier payouts, by reversed transfers. */
  returnedCents: cents,
  /** Given up out of what was owed for money taken back after its payout. */
  writtenOffCents: cents,
}

const between = {
  ...change,
  /** Everything earned and not paid out, less what is owed. Negative while more is owed. */
  openingCents: cents,
  closingCents: cents,
}

const statementMonth = z.object({ month: z.string(), ...between })
export type StatementMonth = z.output<typeof statementMonth>

const statement = z.object({
  period: z.string(),
  ...between,
  from: timestamp,
  /** Its end or, while it runs, the moment of the statement. */
  until: timestamp,
  isRunning: z.boolean(),
  /** The first month that has a statement; the last one is the present. */
  firstMonth: z.string(),
  /** Its months with a statement, oldest first. */
  months: z.array(statementMonth),
})
export type Statement = z.output<typeof statement>

export const readStatementCall = endpoint({
  name: 'readStatement',
  method: 'GET',
  path: '/api/creator/statement',
  summary:
    'A month’s or a year’s earnings, reversals and payouts, with the balances before and after',
  access: ['creator'],
  refusals: ['statement-not-found'],
  query: statementFilter,
  response: statement,
})

const statementCampaign = z.object({
  campaignId,
  campaignName: z.string(),
  earnedCents: cents,
  takenBackCents: cents,
  goodwillCents: cents,
})
export type StatementCampaign = z.output<typeof statementCampaign>

export const listStatementCampaignsCall = endpoint({
  name: 'listStatementCampaigns',
  method: 'GET',
  path: '/api/creator/statement/campaigns',
  summary: 'The campaigns of a statement, highest earnings first; they add up to it',
  access: ['creator'],
  query: z.extend(statementFilter, paging),
  response: z.array(statementCampaign),
})

export const statementFilePath = '/api/creator/statement.csv'
