import { expect, test } from 'vitest'
import { sessionKey } from '#api/session.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { FundCampaignPage } from './fund-campaign-page.tsx'

test('the way back leads where the specification says', () => {
  const brand = { id: 'b1', role: 'owner', count: 1, lacks: [], isReadOnly: false }

  const page = markupOf(<FundCampaignPage />, [[sessionKey, { brandName: 'Acme', brand }]])

  expect(page).toMatch(/<a [^>]*href="\/brand\/dashboard"/)
})
