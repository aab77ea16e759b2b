import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { campaignLike } from '../campaigns/testing/campaign-like.ts'
import { CampaignLine } from './brand-lines.tsx'

function lineOf(given: Partial<OwnCampaign>): string {
  const campaign = campaignLike('Autumn', given)
  return renderText(<CampaignLine campaign={campaign} />, { role: 'brand' }).text
}

test('a draft can be funded, and a scheduled campaign topped up, as in My Campaigns', () => {
  const scheduled = { status: 'draft', takesMoney: true } as const

  expect(lineOf({ ...scheduled, fundedCents: toCents(0) })).toContain('views Fund draft')
  expect(lineOf(scheduled)).toContain('views Top up Scheduled')
  expect(lineOf({ ...scheduled, takesMoney: false })).toContain('views Scheduled')
})

test('a campaign that has spent its budget says so and can be topped up', () => {
  const spent = { status: 'paused', pauseReasons: ['budget_exhausted'] } as const

  expect(lineOf({ ...spent, pauseReasons: [...spent.pauseReasons] })).toContain(
    'per 1K views · budget spent Top up paused',
  )
  expect(lineOf({ status: 'paused', pauseReasons: ['manual'] })).toMatch(/by you \$10\.00 left/)
  expect(lineOf({})).not.toContain('Top up')
})
