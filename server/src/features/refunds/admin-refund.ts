import type { CampaignId, RefundId, UserId } from '@permille/contract/ids'
import { type Cents, formatCents, toCents } from '@permille/contract/money'
import { lockRow } from '#money/locks.ts'
import { lockWithDebts, payBrandDebts } from '#money/movements/brand-debts/pay-brand-debts.ts'
import { payRefundOtherwise } from '#money/movements/pay-otherwise.ts'
import type { RefundPart } from '#money/movements/reserve-refunds.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type FailedRefund, findCampaignBrand, findFailedRefund } from './admin-refund-store.ts'
import type { RefundDeps } from './refund-deps.ts'
import type { ShownRefund } from './refund-store.ts'
import { refundCampaign, requireRefundable } from './request-refund.ts'

interface Act {
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly requestId: string
}

/**
 * Refunds for a brand that cannot do it itself: it is suspended, has left, or has just paid. The rules are the same.
 */
export async function refundForBrand(
  deps: RefundDeps,
  act: Act & { campaignId: CampaignId },
  once: Once = withoutKey(deps.database),
): Promise<ShownRefund[]> {
  const { campaignId, adminUserId: userId, reason, requestId } = act
  const brand = await findCampaignBrand(deps.database, campaignId)
  if (brand === undefined) throw campaignNotFound()
  return await refundCampaign(
    deps,
    { campaignId, brand, admin: { userId, reason }, requestId },
    once,
  )
}

interface PaidOtherwise extends Act {
  readonly refundId: RefundId
  readonly reference: string
  /** The amount paid; omitted: whatever can still be returned. */
  readonly expectedCents?: Cents | undefined
  readonly at: Date
}

/**
 * Records that a refund that its card could not take was paid outside the provider, as far as its campaign can
 * still return it. The brand's debts are repaid first. Returns the id of the replacing refund.
 */
export async function recordRefundPaidOtherwise(
  tx: Transaction,
  act: PaidOtherwise,
): Promise<RefundId> {
  const { refundId, adminUserId, reference, at } = act
  const { campaignId, brandId } = requireFailed(await findFailedRefund(tx, { refundId, at }))
  const inDebt = await lockWithDebts(tx, { campaignId, brandId })
  const failed = requireFailed(await findFailedRefund(tx, { refundId, at }))
  await requireRefundable(tx, { campaignId, at, isByAdmin: true })
  await lockRow(tx, 'funding', failed.fundingId)
  const { amountCents: budgetCents, feeCents } = failed
  if (budgetCents + feeCents === 0) throw nothingLeft()
  const money = { campaignId, budgetCents, feeCents, run: newId(), at }
  const unowed = await payBrandDebts(tx, { ...money, debtsOf: inDebt })
  const id = newId<RefundId>()
  const part: RefundPart = {
    id,
    fundingId: failed.fundingId,
    amountCents: toCents(unowed.budgetCents),
    feeCents: toCents(unowed.feeCents),
    owedCents: toCents(0),
  }
  if (part.amountCents + part.feeCents === 0) throw nothingLeft()
  requireExpected(part, act.expectedCents)
  await payRefundOtherwise(tx, { campaignId, adminUserId, part, replaces: refundId, reference, at })
  await auditPaid(tx, act, part)
  return id
}

function requireFailed(found: FailedRefund | undefined): FailedRefund {
  if (found === undefined) throw new NotFound('refund-not-found', 'Refund not found')
  if (found.isReplaced || found.status !== 'failed') {
    throw new Rejected(
      'refund-not-failed',
      found.isReplaced
        ? 'This refund was already paid another way.'
        : 'Pay another way only what a card could not accept. This refund did not fail.',
    )
  }
  return found
}

function nothingLeft(): Rejected {
  return new Rejected('nothing-to-refund', 'Nothing of this refund is left in its campaign.')
}

function requireExpected(part: RefundPart, expectedCents: Cents | undefined): void {
  const totalCents = toCents(part.amountCents + part.feeCents)
  if (expectedCents === undefined || totalCents === expectedCents) return
  throw new Rejected(
    'amount-changed',
    `The refundable amount is now ${formatCents(totalCents)}, not ${formatCents(expectedCents)}. Check it again.`,
  )
}

async function auditPaid(
  tx: Transaction,
  act: Act & { refundId: RefundId; reference: string },
  part: RefundPart,
): Promise<void> {
  const { adminUserId: userId, refundId, reason, reference, requestId } = act
  const totalCents = toCents(part.amountCents + part.feeCents)
  await writeAudit(tx, {
    actor: { kind: 'admin', userId },
    action: 'refund.pay-otherwise',
    objectType: 'refund',
    objectId: refundId,
    after: { totalCents, refundId: part.id, reason, reference },
    requestId,
  })
}
