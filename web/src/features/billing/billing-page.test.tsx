import { listBrandFundingsCall } from '@permille/contract/billing/billing'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { onePage } from '#testing/text-of.ts'
import { brandChargebacks } from '../chargebacks/brand-chargebacks.tsx'
import { refundable, refundsBy } from '../refunds/refunds-card.tsx'
import { BillingPage } from './billing-page.tsx'

test('a URL with filters waits only for the lists that it filters', () => {
  const failed = pagesOf(listBrandFundingsCall, { query: { status: 'failed', limit: 10 } })

  const shown = markupOf(
    <Router ssrPath="/billing" ssrSearch="payment=failed&refunds-of=winter">
      <BillingPage />
    </Router>,
    [
      [failed.queryKey, onePage([])],
      [brandChargebacks.queryKey, onePage([])],
      [refundable.queryKey, onePage([])],
      [refundsBy({ search: 'winter' }).queryKey, onePage([])],
    ],
  )

  expect(shown).toContain('No refunds found')
  expect(shown).not.toContain('hidden=""')
})
