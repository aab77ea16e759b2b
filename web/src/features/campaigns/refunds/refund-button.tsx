import {
  type Refund,
  type RefundableCampaign,
  refundCampaignCall,
} from '@permille/contract/billing/billing'
import type { CampaignId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { ActionButton, type ConfirmedAction } from '#api/action-button.tsx'
import { Allowed } from '#api/session.ts'
import { failedOr } from '#api/unanswered.ts'
import { useBrandNamed } from '#features/teams/use-brand-named.ts'
import { Button } from '#ui/controls/button.tsx'
import type { ToastMessage } from '#ui/overlays/toast.ts'
import { reservedWords, whenRefundable } from './refund-labels.ts'
import { refundableOf } from './refundable.ts'

/** Asks for confirmation, then refunds a campaign's unspent money to the cards that paid. */
export function RefundButton({ campaign }: { readonly campaign: RefundableCampaign }) {
  const brandName = useBrandNamed()
  return (
    <Allowed to="money:move">
      <ActionButton
        {...refundCampaign(campaign, brandName)}
        variant="secondary"
        aria-label={`Refund ${isolate(campaign.campaignName)}`}
      >
        Refund
      </ActionButton>
    </Allowed>
  )
}

/** The button on the campaign's own page: until a refund is possible it shows from when, and is disabled. */
export function CampaignRefundButton({ campaignId }: { readonly campaignId: CampaignId }) {
  const { data: campaigns } = useQuery(refundableOf(campaignId))
  const campaign = campaigns?.[0]
  if (campaign === undefined) return null
  if (campaign.hindrance === null) return <RefundButton campaign={campaign} />
  return (
    <Button variant="secondary" disabled>
      {whenRefundable(campaign)}
    </Button>
  )
}

export function refundCampaign(
  campaign: RefundableCampaign,
  brandName?: string,
): ConfirmedAction<typeof refundCampaignCall> {
  const { campaignId, totalCents, keptCents } = campaign
  const backCents = totalCents - keptCents
  const label = backCents > 0 ? `Refund ${formatCents(backCents)}` : 'Pay your debt'
  return {
    call: refundCampaignCall,
    request: () => ({ params: { id: campaignId } }),
    title: brandName === undefined ? `${label}?` : `${label} for ${brandName}?`,
    description: describe(campaign, backCents),
    label,
    busyLabel: 'Refunding...',
    done: doneMessage,
    failed: failedOr('The money could not be refunded'),
  }
}

function describe(campaign: RefundableCampaign, backCents: number): string {
  const { isDraft, keptCents } = campaign
  const reserved = reservedWords(campaign)
  return [
    ...(isDraft ? ['The campaign ends and can’t be started.'] : []),
    ...(keptCents > 0 ? [`${formatCents(keptCents)} pays your debt for an earlier refund.`] : []),
    ...(backCents > 0
      ? [
          'The money goes back to the card that paid it, newest payment first. Banks usually need 5 to 10 business days.',
        ]
      : []),
    ...(reserved === undefined ? [] : [reserved]),
  ].join(' ')
}

/** Returns the outcome of the first try; the card below shows what happens next. */
function doneMessage(refunds: readonly Refund[]): ToastMessage {
  if (refunds.length === 0) return { title: 'Your debt is paid' }
  const refused = refunds.find(({ status }) => status === 'failed')
  if (refused !== undefined) {
    return {
      tone: 'negative',
      title: 'Refund refused',
      description: refused.reason ?? 'The money is in the campaign again.',
    }
  }
  const isThrough = refunds.every(({ status }) => status === 'succeeded')
  return { title: isThrough ? 'Refund sent' : 'Refund requested' }
}
