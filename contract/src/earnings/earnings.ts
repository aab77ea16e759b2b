import * as z from 'zod/mini'
import { frozenCauses } from '../books/ledger.ts'
import { endpoint } from '../endpoint.ts'
import { campaignId, submissionId } from '../ids.ts'
import { cents, paging, search, timestamp } from '../shapes.ts'

export const readEarningsStatsCall = endpoint({
  name: 'readEarningsStats',
  method: 'GET',
  path: '/api/creator/earnings/stats',
  summary:
    'Your earnings so far; total = available + pending + paid − money taken back after its payout',
  access: ['creator'],
  response: z.object({
    totalEarnings: cents,
    availableBalance: cents,
    pendingEarnings: cents,
    lastPayoutAmount: cents,
    paidOut: cents,
    /** Taken back after its payout and not recovered: what is owed, and what was given up. */
    takenBack: cents,
    /** The part that later earnings still repay. */
    owed: cents,
    /** Earlier debts that later earnings have repaid. */
    recovered: cents,
  }),
})

/** What a creator owes for one post: it was paid out, and then taken back. */
export const debt = z.object({
  submissionId,
  title: z.nullable(z.string()),
  campaignName: z.string(),
  /** Why, in the words of the reversal; null when the post is approved again. */
  reason: z.nullable(z.string()),
  since: timestamp,
  owedCents: cents,
  recoveredCents: cents,
  writtenOffCents: cents,
})
export type Debt = z.output<typeof debt>

export const listDebtsCall = endpoint({
  name: 'listDebts',
  method: 'GET',
  path: '/api/creator/debts',
  summary: 'Money taken back after its payout, one line per post, newest first',
  access: ['creator'],
  query: z.strictObject(paging),
  response: z.array(debt),
})

export const earningsOrders = ['newest', 'earnings', 'views'] as const
export type EarningsOrder = (typeof earningsOrders)[number]

export const listEarningsByCampaignCall = endpoint({
  name: 'listEarningsByCampaign',
  method: 'GET',
  path: '/api/creator/earnings/by-campaign',
  summary: 'Earnings per campaign, newest campaign first unless sorted otherwise',
  access: ['creator'],
  query: z.strictObject({
    /** Searches the campaign’s name. */
    search,
    sort: z._default(z.enum(earningsOrders), 'newest'),
    ...paging,
  }),
  response: z.array(
    z.object({
      campaignId,
      campaignName: z.string(),
      submissionCount: z.int(),
      totalViews: z.int(),
      totalEarnings: cents,
    }),
  ),
})

/** The rules of a withdrawal, in the order a creator would resolve them. */
export const withdrawalCodes = [
  'account-connected',
  'kyc',
  'minimum',
  'maturing',
  'held',
  'not-held',
  'open-payout',
  'account-change',
  'not-suspended',
  'books-clean',
] as const
export type WithdrawalCode = (typeof withdrawalCodes)[number]

/** One line of "Why can't I withdraw?". */
export const withdrawalRule = z.object({
  code: z.enum(withdrawalCodes),
  passed: z.boolean(),
  message: z.string(),
  /** For maturing money: when the next part matures. For a hold: when it ends. */
  at: z.nullable(timestamp),
})
export type WithdrawalRule = z.output<typeof withdrawalRule>

/** Where pending money is; the parts add up to the total, except for what is not funded yet. */
const pendingMoney = z.object({
  /**
   * On hold, by the UTC day on which the hold ends, soonest first; `at` is when the last money of that day is
   * released.
   */
  maturing: z.array(z.object({ at: timestamp, amountCents: cents })),
  frozenCents: cents,
  /** Why it is frozen, largest first; the parts add up to it. */
  held: z.array(
    z.object({
      cause: z.enum(frozenCauses),
      amountCents: cents,
      /** In words with its numbers; null for a suspension. */
      reason: z.nullable(z.string()),
      /** The post it is about; null where it is about more than one. */
      submissionId: z.nullable(submissionId),
      title: z.nullable(z.string()),
      /** Set where it covers a whole campaign. */
      campaignName: z.nullable(z.string()),
    }),
  ),
  inPayoutCents: cents,
  /** Not part of the total: what posts earn once their campaigns have the money. */
  waitingCents: cents,
})
export type PendingMoney = z.output<typeof pendingMoney>

export const readWithdrawalRulesCall = endpoint({
  name: 'readWithdrawalRules',
  method: 'GET',
  path: '/api/creator/earnings/withdrawal-rules',
  summary: 'Whether you can withdraw now, one line per rule',
  access: ['creator'],
  response: z.object({ rules: z.array(withdrawalRule), pending: pendingMoney }),
})
