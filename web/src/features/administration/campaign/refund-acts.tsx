import { readUserCall } from '@permille/contract/administration/users'
import type { Refund, RefundableCampaign } from '@permille/contract/billing/billing'
import type { UserId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import {
  listAnyRefundableCall,
  payRefundOtherwiseCall,
  refundAnyCampaignCall,
} from '@permille/contract/refunds/admin-refunds'
import { useQuery } from '@tanstack/react-query'
import { ActionButton, type ConfirmedAction, withReason } from '#api/action-button.tsx'
import { queryOf } from '#api/query.ts'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { PaidAnotherWayButton, PaidDialog, type PaidOtherwise } from '#ui/overlays/paid-dialog.tsx'

export function anyRefundable(campaignId: RefundableCampaign['campaignId']) {
  return queryOf(listAnyRefundableCall, { params: { id: campaignId } })
}

export function ownerOf(brandUserId: UserId) {
  return queryOf(readUserCall, { params: { id: brandUserId } })
}

interface RefundForBrandProps {
  readonly campaign: RefundableCampaign
  readonly brandUserId: UserId
}

/** Refunds what is left of a campaign for a brand that cannot do it itself: it is suspended or gone, or has just paid. */
export function RefundForBrand({ campaign, brandUserId }: RefundForBrandProps) {
  const { data: owner } = useQuery(ownerOf(brandUserId))
  // A deleted account is suspended as well.
  if (owner === undefined) return null
  if (owner.suspension === null && campaign.hindrance !== 'paid-lately') return null
  const why = whyNotItself({
    isSuspended: owner.suspension !== null,
    isGone: owner.deletedAt !== null,
  })
  return (
    <ActionButton
      {...refundForBrand(campaign, why)}
      variant="secondary"
      size="sm"
      className="max-md:h-11"
    />
  )
}

/** @param why its brand cannot do it */
export function refundForBrand(
  campaign: RefundableCampaign,
  why: string,
): ConfirmedAction<typeof refundAnyCampaignCall> {
  const label = labelOf(campaign)
  return {
    call: refundAnyCampaignCall,
    request: withReason(campaign.campaignId),
    title: `${label}?`,
    description: describe(campaign, why),
    hint: 'Saved in the audit log',
    label,
    busyLabel: 'Refunding...',
    done: (refunds) => ({ title: refunds.length === 0 ? 'Debt paid' : 'Refund requested' }),
    failed: failedOr('The money could not be refunded'),
  }
}

function labelOf({ totalCents, keptCents }: RefundableCampaign): string {
  const backCents = totalCents - keptCents
  return backCents > 0 ? `Refund ${formatCents(backCents)}` : 'Pay the brand’s debt'
}

/** Returns why a brand cannot refund it itself. A deleted account is suspended as well. */
export function whyNotItself(owner: { isSuspended: boolean; isGone: boolean }): string {
  if (owner.isGone) return 'The brand’s account is deleted, so it can’t do this itself.'
  if (owner.isSuspended) return 'The brand’s account is suspended, so it can’t do this itself.'
  return 'It was paid recently and the brand is new, so it can’t do this itself yet. Stripe keeps its fee.'
}

function describe({ isDraft, totalCents, keptCents }: RefundableCampaign, why: string): string {
  return [
    why,
    ...(isDraft ? ['The campaign ends and can’t be started.'] : []),
    ...(keptCents > 0
      ? [`${formatCents(keptCents)} pays the brand’s debt for an earlier refund.`]
      : []),
    ...(totalCents > keptCents ? ['The money goes back to the cards that paid it.'] : []),
    'You can’t undo this.',
  ].join(' ')
}

interface PaidAnotherWayProps {
  readonly refund: Refund
  /** The recorded amount: what its campaign can still return. */
  readonly cents: number
}

/** Records that a failed refund was paid outside of Stripe. */
export function PaidAnotherWay(props: PaidAnotherWayProps) {
  return (
    <PaidAnotherWayButton
      label={`Record that ${formatCents(props.cents)} was paid another way`}
      dialog={(isOpen, onClose) => (
        <PaidRefundDialog {...props} isOpen={isOpen} onClose={onClose} />
      )}
    />
  )
}

interface PaidRefundDialogProps extends PaidAnotherWayProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function PaidRefundDialog({ refund, cents, isOpen, onClose }: PaidRefundDialogProps) {
  const { id, totalCents } = refund
  const paying = useAction({
    failed: failedOr('The payment could not be recorded'),
    call: payRefundOtherwiseCall,
    request: (paid: PaidOtherwise) => ({
      params: { id },
      body: { ...paid, expectedCents: cents },
    }),
    done: 'Payment recorded',
    onDone: onClose,
  })
  const part =
    cents < totalCents ? `No more of ${formatCents(totalCents)} can go back this way.` : ''
  return (
    <PaidDialog
      isOpen={isOpen}
      onClose={onClose}
      cents={cents}
      description={`First pay it to the brand outside Stripe.${part} The money at Stripe is then yours. You can’t undo this.`}
      hints={{
        reference: 'The reference on the brand’s statement; the brand sees it on Billing',
        reason: 'Saved in the audit log',
      }}
      isBusy={paying.isPending}
      onConfirm={paying.mutate}
    />
  )
}
