import type { CampaignId } from '@permille/contract/ids'
import { formatCents, toCents } from '@permille/contract/money'
import { memberPages } from '@permille/contract/pages'
import { reservedSentence } from '#features/refunds/public.ts'
import { type CampaignFacts, listCampaignFacts } from './money-facts-store.ts'
import { factsBy, type NotificationDraft, recipientOf, type Told, wording } from './wording.ts'

type RefundableEvent = 'campaign.refundable' | 'campaign.rest_refundable'

export const refundableWording = wording({
  facts: factsBy<RefundableEvent, CampaignId, CampaignFacts>(
    ({ objectId }) => objectId as CampaignId,
    listCampaignFacts,
  ),
  draft: draftRefundable,
})

function draftRefundable(row: Told<RefundableEvent> & CampaignFacts): NotificationDraft[] {
  const { key, at, type, campaignName: name, amountCents, feeCents, reservedCents } = row
  const reservedUntil = row.reservedUntil === null ? null : new Date(row.reservedUntil)
  const sum = formatCents(toCents(amountCents + feeCents))
  const kept = reservedCents > 0 ? ` ${reservedSentence({ reservedCents, reservedUntil })}` : ''
  const words =
    type === 'campaign.rest_refundable'
      ? {
          title: `The rest of ${name} can go back to your card`,
          text: `${sum} is left, and no creator can still win any of it. Refund it on Billing.`,
        }
      : {
          title: `${sum} of ${name} can go back to your card`,
          text: `No post can earn it anymore. Refund it on Billing.${kept}`,
        }
  return [{ to: recipientOf(row), key, at, kind: 'payment', ...words, path: memberPages.billing }]
}
