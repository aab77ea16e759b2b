import { adminPages } from '@permille/contract/admin-pages'
import { formatCents } from '@permille/contract/money'
import { fillPage } from '@permille/contract/pages'
import { type BrandFacts, listBrandFacts } from './money-facts-store.ts'
import { factsBy, type NotificationDraft, type Told, wording } from './wording.ts'

export const refundCostWording = wording({
  facts: factsBy<'brand.refunds_cost', string, BrandFacts>(
    ({ objectId }) => objectId,
    listBrandFacts,
  ),
  draft: draftCost,
})

/** Paying and refunding in a circle costs nobody but us. */
function draftCost(row: Told<'brand.refunds_cost'> & BrandFacts): NotificationDraft[] {
  const { key, at, brandName, ownerUserId, costCents, feesCents } = row
  const brought =
    feesCents === 0
      ? 'its campaigns have brought in no fees'
      : `its campaigns brought in ${formatCents(feesCents)} of fees`
  return [
    {
      to: 'admins',
      key,
      at,
      kind: 'payment',
      title: `Refunds of ${brandName} cost more than it brought in`,
      text: `Stripe kept ${formatCents(costCents)} of payments that went back to the cards of ${brandName}, and ${brought}. If it pays and refunds in a circle, suspend it on its page.`,
      path: fillPage(adminPages.user, ownerUserId),
    },
  ]
}
