import { formatCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'

export type ApprovalPay = NonNullable<BrandSubmission['approvalPay']>

export function totalOf({ viewsCents, bonusCents }: ApprovalPay): number {
  return viewsCents + bonusCents
}

/** Returns what a top-up has to pay once a post is approved. */
export function waitingOf(pay: ApprovalPay): number {
  return Math.max(0, pay.worthCents - totalOf(pay))
}

/**
 * Returns "Approving pays $90.94 now ($85.94 for its views so far, $5.00 bonus), then $3.00 per 1K, at most
 * $250.00." and, if the campaign is short, how much a top-up has to pay.
 */
export function describeApproval(pay: ApprovalPay): string {
  const waits = waitingOf(pay)
  const said = `Approving pays ${sayNow(pay)}, then ${sayThen(pay)}.`
  if (waits === 0) return said
  return `${said} This post is worth ${formatCents(pay.worthCents)}: ${formatCents(waits)} waits for a top-up.`
}

function sayNow(pay: ApprovalPay): string {
  const { viewsCents, bonusCents } = pay
  if (totalOf(pay) === 0) return 'nothing now'
  const total = `${formatCents(totalOf(pay))} now`
  if (bonusCents === 0) return `${total} for its views so far`
  if (viewsCents === 0) return `${total} as the bonus`
  return `${total} (${formatCents(viewsCents)} for its views so far, ${formatCents(bonusCents)} bonus)`
}

function sayThen({ ratePerKViewsCents, maxPayoutCents, viewsCents }: ApprovalPay): string {
  if (maxPayoutCents > 0 && viewsCents >= maxPayoutCents)
    return 'nothing more, because it is at its cap'
  const rate = `${formatCents(ratePerKViewsCents)} per 1K`
  return maxPayoutCents === 0 ? rate : `${rate}, at most ${formatCents(maxPayoutCents)}`
}
