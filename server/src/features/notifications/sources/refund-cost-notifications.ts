import { adminPages } from '@permille/contract/admin-pages'
import { formatCents } from '@permille/contract/money'
import { fillPage } from '@permille/contract/pages'
import { type NotificationDraft, notificationSource } from './notification-source.ts'
import { type CostlyBrand, listCostlyBrands } from './refund-cost-facts-store.ts'

export const refundCostNotifications = notificationSource('refunds that cost us', {
  rows: listCostlyBrands,
  draft: draftCost,
  isSlow: true,
})

/** Paying and refunding in a circle costs nobody but us. */
function draftCost(row: CostlyBrand): NotificationDraft[] {
  const { key, at, brandName, brandUserId, costCents, feesCents, adminUserIds } = row
  const brought =
    feesCents === 0
      ? 'its campaigns have brought no fee'
      : `its campaigns brought ${formatCents(feesCents)} of fees`
  return adminUserIds.map((userId) => ({
    userId,
    key,
    at,
    kind: 'payment',
    title: `Refunds of ${brandName} cost more than it brought`,
    text: `Stripe kept ${formatCents(costCents)} of payments that went back to the cards of ${brandName}, and ${brought}. If it pays and refunds in a circle, suspend it on its page.`,
    path: fillPage(adminPages.user, brandUserId),
  }))
}
