import type { RefundHindrance } from '@permille/contract/billing/billing'
import type { CampaignId, RefundId, UserId } from '@permille/contract/ids'
import {
  earlyRefundDays,
  earlyRefundsCents,
  smallRefundCents,
  trackRecordCents,
} from '@permille/contract/limits'
import { formatCents, toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { lockRows } from '#money/locks.ts'
import { lockWithDebts, payBrandDebts } from '#money/movements/brand-debts/pay-brand-debts.ts'
import { type RefundPart, refundTotal, reserveRefunds } from '#money/movements/reserve-refunds.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import {
  campaignNotFound,
  changeCampaignStatus,
  lockOwnCampaignState,
} from '../campaigns/public.ts'
import { findRefundHindrance, reservedSentence, splitOverPayments } from './refund.ts'
import type { RefundDeps } from './refund-deps.ts'
import { sendRefundJob } from './refund-jobs.ts'
import {
  listRefundablePayments,
  readRefunds,
  readUnspent,
  type ShownRefund,
  succeededFundings,
  type Unspent,
} from './refund-store.ts'
import { trySending } from './try-sending.ts'

export interface RefundRequest {
  readonly campaignId: CampaignId
  readonly brand: ActingBrand
  /** The admin who does it for a brand that cannot, and why. */
  readonly admin?: { readonly userId: UserId; readonly reason: string }
  readonly requestId: string
}

/**
 * Refunds a campaign's unspent money to the cards that paid, including the unearned fee, and tries at once for
 * at most 10 seconds. What creators can still win stays. Ends a funded draft first. Returns the refunds, one
 * per payment, the newest payment's first.
 */
export async function refundCampaign(
  deps: RefundDeps,
  request: RefundRequest,
  once: Once = withoutKey(deps.database),
): Promise<ShownRefund[]> {
  const at = deps.clock.now()
  const ids = await once(
    (database) => database.transaction((tx) => requestRefund(tx, request, at)),
    (refundIds) => refundIds,
  )
  await trySending(deps, ids)
  return await readRefunds(deps.database, ids)
}

/**
 * Reserves the money, newest payment first; jobs send it after this commits. What the brand owes for refunds
 * beyond its campaigns' money is repaid first, and may use all of it.
 */
export async function requestRefund(
  tx: Transaction,
  request: RefundRequest,
  at: Date,
): Promise<RefundId[]> {
  const { campaignId, brand, admin, requestId } = request
  const { brandId } = brand
  const inDebt = await lockWithDebts(tx, { campaignId, brandId })
  const campaign = await lockOwnCampaignState(tx, { campaignId, brandId })
  if (campaign === undefined) throw campaignNotFound()
  if (campaign.status === 'draft' && campaign.fundedCents > 0) {
    const editor = admin
      ? ({ kind: 'admin', ...admin } as const)
      : ({ kind: 'brand', ...brand } as const)
    await changeCampaignStatus(tx, { campaignId, change: 'complete', editor, at, requestId })
  }
  const left = await requireRefundable(tx, { campaignId, at, isByAdmin: admin !== undefined })
  await lockRows(tx, 'funding', succeededFundings(campaignId))
  const { amountCents: budgetCents, feeCents } = left
  const money = { campaignId, budgetCents, feeCents, run: newId(), at }
  const unowed = await payBrandDebts(tx, { ...money, debtsOf: inDebt })
  const parts = splitOverPayments(
    { amountCents: toCents(unowed.budgetCents), feeCents: toCents(unowed.feeCents) },
    await listRefundablePayments(tx, campaignId),
  )
  const requestedBy = admin?.userId ?? brand.userId
  await reserveRefunds(tx, { campaignId, requestedBy, parts, at })
  await auditRequest(tx, request, parts)
  for (const { id: refundId } of parts) {
    await enqueue(tx, sendRefundJob, {
      payload: { refundId },
      // The request itself tries first; the job is for when it cannot.
      runAt: addSeconds(at, 2),
      key: `send-refund:${refundId}`,
    })
  }
  return parts.map(({ id }) => id)
}

/**
 * What a locked campaign can refund now; throws if that is nothing, or if something prevents it. An admin's
 * request counts as the review.
 */
export async function requireRefundable(
  tx: Transaction,
  { isByAdmin, ...of }: { campaignId: CampaignId; at: Date; isByAdmin: boolean },
): Promise<Unspent> {
  const left = await readUnspent(tx, of)
  const hindrance = findRefundHindrance(isByAdmin ? { ...left, reviewedUntil: null } : left)
  if (hindrance !== null) throw refusals[hindrance](left)
  if (left.amountCents + left.feeCents === 0) throw nothingLeft()
  return left
}

function paymentDisputed(): Rejected {
  return new Rejected(
    'payment-disputed',
    'A payment of this campaign is disputed at your bank. Nothing can be refunded until the bank has decided.',
  )
}

function notOver(): Rejected {
  return new Rejected(
    'campaign-not-over',
    'Money can be refunded once the campaign has ended and no post can earn it anymore, usually within 72 hours after the end.',
  )
}

function moneyReserved(left: Unspent): Rejected {
  return new Rejected('money-reserved', reservedSentence(left))
}

function pausedByAdmin(): Rejected {
  return new Rejected(
    'paused-by-admin',
    'An admin has paused this campaign. Its money can be refunded once an admin has lifted the pause.',
  )
}

function paidLately({ reviewedUntil }: Unspent): Rejected {
  const from = reviewedUntil === null ? '' : ` from ${utcTime(reviewedUntil)}`
  return new Rejected(
    'paid-lately',
    `This money was paid in the last ${earlyRefundDays} days, and until creators have earned and kept ${formatCents(trackRecordCents)} from your campaigns you can refund ${formatCents(earlyRefundsCents)} in that time and, beyond that, ${formatCents(smallRefundCents)} of each campaign. You can refund it yourself${from}. Write to support if you need it sooner: an admin can send it at once.`,
  )
}

const refusals: Readonly<Record<RefundHindrance, (left: Unspent) => Rejected>> = {
  'payment-disputed': paymentDisputed,
  'paused-by-admin': pausedByAdmin,
  'posts-open': notOver,
  'money-reserved': moneyReserved,
  'paid-lately': paidLately,
}

function nothingLeft(): Rejected {
  return new Rejected('nothing-to-refund', 'Nothing is left to refund in this campaign.')
}

async function auditRequest(
  tx: Transaction,
  { campaignId, brand, admin, requestId }: RefundRequest,
  parts: readonly RefundPart[],
): Promise<void> {
  const totalCents = toCents(parts.reduce((sum, part) => sum + refundTotal(part), 0))
  await writeAudit(tx, {
    actor: admin ? { kind: 'admin', userId: admin.userId } : { kind: 'brand', ...brand },
    action: 'campaign.refund',
    objectType: 'campaign',
    objectId: campaignId,
    after: { totalCents, refundIds: parts.map(({ id }) => id), reason: admin?.reason },
    requestId,
  })
}
