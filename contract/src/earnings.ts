import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { campaignId, submissionId } from './ids.ts'
import { freezeCauses } from './ledger.ts'
import { cents, paging, timestamp } from './shapes.ts'

export const readEarningsStatsCall = endpoint({
  method: 'GET',
  path: '/api/creator/earnings/stats',
  summary: 'Total = available + pending + paid',
  access: ['creator'],
  response: z.object({
    totalEarnings: cents,
    availableBalance: cents,
    pendingEarnings: cents,
    lastPayoutAmount: cents,
  }),
})

export const listEarningsByCampaignCall = endpoint({
  method: 'GET',
  path: '/api/creator/earnings/by-campaign',
  summary: 'Earnings per campaign, newest campaign first',
  access: ['creator'],
  query: z.strictObject(paging),
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
  /** For maturing money: when the next of it matures. For a hold: when it ends. */
  at: z.nullable(timestamp),
})
export type WithdrawalRule = z.output<typeof withdrawalRule>

/** Where pending money is; the parts add up to the total. */
const pendingMoney = z.object({
  /**
   * In its hold, by the UTC day the hold ends, soonest first; `at` is when the last of that day's
   * money is released.
   */
  maturing: z.array(z.object({ at: timestamp, amountCents: cents })),
  heldCents: cents,
  /** What it is held for, most first; the parts add up to it. */
  held: z.array(
    z.object({
      cause: z.enum(['suspended', ...freezeCauses]),
      amountCents: cents,
      /** In words with its numbers; null for a suspension. */
      reason: z.nullable(z.string()),
      /** The post it is about; null where it is about more than one. */
      submissionId: z.nullable(submissionId),
      title: z.nullable(z.string()),
    }),
  ),
  inPayoutCents: cents,
})
export type PendingMoney = z.output<typeof pendingMoney>

export const readWithdrawalRulesCall = endpoint({
  method: 'GET',
  path: '/api/creator/earnings/withdrawal-rules',
  summary: 'Whether you can withdraw now, one line per rule',
  access: ['creator'],
  response: z.object({ rules: z.array(withdrawalRule), pending: pendingMoney }),
})
