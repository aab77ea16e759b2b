import { formatCents, toCents } from '@permille/contract/money'
import { memberPages } from '@permille/contract/pages'
import { reservedSentence } from '#features/refunds/public.ts'
import { type News, newsSource } from './news.ts'
import { listNewlyRefundable, type NewlyRefundable } from './refundable-news-store.ts'

export const refundableNews = newsSource('refundable money', {
  rows: listNewlyRefundable,
  tell: tellRefundable,
  isSlow: true,
})

function tellRefundable(row: NewlyRefundable): News[] {
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
