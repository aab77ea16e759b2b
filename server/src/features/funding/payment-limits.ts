import { trackRecordCents } from '@permille/contract/limits'
import { formatCents, toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/usage.ts'
import { chargedCents, secondsToNextHour, startedPayments } from './funding.ts'
import type { FundingDeps } from './funding-deps.ts'
import { type insertFunding, readPaymentsOfDay } from './funding-store.ts'

export const paymentsPerHourDefault = 10
export const firstPaymentsDefault = { countMax: 10, centsMax: 100_000_000 }

/** A funding before it is stored. */
export type FundingDraft = Parameters<typeof insertFunding>[1]

/** Unpaid payments by the dozen are how stolen cards are tested. */
export async function countStartedPayment(
  tx: Transaction,
  draft: FundingDraft,
  perHour: number,
): Promise<void> {
  if (await countUse(tx, { ...startedPayments(draft), max: perHour })) return
  const retryAfterSeconds = secondsToNextHour(draft.createdAt)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Rejected(
    'too-many-payments',
    `You started ${perHour} payments in an hour and did not pay them. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

/**
 * The provider keeps its fee for a refunded payment: paying and refunding in a loop would cost us without
 * limit. Counted under the brand's row of `countStartedPayment`, so two starts cannot both pass.
 */
export async function requireWithinDay(
  tx: Transaction,
  draft: FundingDraft,
  { countMax, centsMax }: FundingDeps['firstPayments'],
): Promise<void> {
  const { createdAt: at } = draft
  const day = await readPaymentsOfDay(tx, { ...draft, at })
  if (day.earnedCents >= trackRecordCents) return
  if (day.count < countMax && day.cents + chargedCents(draft) <= centsMax) return
  const again = addHours(day.firstAt ?? at, 24)
  throw new Rejected(
    'first-payments',
    `Until creators have earned ${formatCents(toCents(trackRecordCents))} from your campaigns, you can make ${countMax} payments and pay ${formatCents(toCents(centsMax))} within 24 hours. You can pay again from ${utcTime(again)}; write to support if you need more.`,
    { retryAfterSeconds: Math.max(60, Math.ceil((again.getTime() - at.getTime()) / 1000)) },
  )
}
