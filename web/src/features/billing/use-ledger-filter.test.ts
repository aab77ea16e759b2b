import { expect, test } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { ledgerFilterIn } from './use-ledger-filter.ts'

const campaignId = '01a1fcf9-d4f9-718c-a046-1fb223f84ac8'

test('the URL determines the ledger’s filters', () => {
  const params = new URLSearchParams({ type: 'refund', campaign: campaignId, month: '2026-11' })

  expect(ledgerFilterIn(readUrl(params))).toEqual({
    type: 'refund',
    campaignId,
    month: '2026-11',
  })
})

test('meaningless values are ignored', () => {
  const params = new URLSearchParams({ type: 'theft', campaign: '1', month: '2026-13' })

  expect(ledgerFilterIn(readUrl(params))).toEqual({})
})
