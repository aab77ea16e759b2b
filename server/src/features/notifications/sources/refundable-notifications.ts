import { formatCents, toCents } from '@permille/contract/money'
import { memberPages } from '@permille/contract/pages'
import { reservedSentence } from '#features/refunds/public.ts'
import { type NotificationDraft, notificationSource } from './notification-source.ts'
import { listNewlyRefundable, type NewlyRefundable } from './refundable-facts-store.ts'

export const refundableNotifications = notificationSource('refundable money', {
  rows: listNewlyRefundable,
  draft: draftRefundable,
  isSlow: true,
})

function draftRefundable(row: NewlyRefundable): NotificationDraft[] {
  const { key, at, isRest, name, brandUserId: userId, amountCents, feeCents } = row
  const sum = formatCents(toCents(amountCents + feeCents))
  const kept = row.reservedCents > 0 ? ` ${reservedSentence(row)}` : ''
  const words = isRest
    ? {
        title: `The rest of ${name} can go back to your card`,
        text: `Nobody can win the ${sum} that was kept anymore. Refund it on Billing.`,
      }
    : {
        title: `${sum} of ${name} can go back to your card`,
        text: `No post can earn it anymore. Refund it on Billing.${kept}`,
      }
  return [{ userId, key, at, kind: 'payment', ...words, path: memberPages.billing }]
}
