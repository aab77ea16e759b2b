import type { RefundableCampaign } from '@permille/contract/billing/billing'
import type { CampaignStatus } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { refundCampaign } from '../refunds/refund-button.tsx'
import { refundableOf } from '../refunds/refundable.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { endCampaign } from './end-campaign.ts'

const id = 'c' as CampaignId

/** Only its fee part is left. */
const left: RefundableCampaign = {
  campaignId: id,
  campaignName: 'Summer drop',
  isDraft: false,
  hindrance: null,
  openPosts: 0,
  possibleAt: null,
  reservedCents: toCents(0),
  reservedUntil: null,
  reservedCreators: 0,
  openDisputes: 0,
  totalCents: toCents(3),
  feeCents: toCents(3),
  keptCents: toCents(0),
}

function buttonsOf(
  status: CampaignStatus,
  given: { fundedCents: number; refundable: readonly RefundableCampaign[] },
): readonly string[] {
  const fundedCents = toCents(given.fundedCents)
  const campaign = { id, name: 'Summer drop', status, acts: [], fundedCents, takesMoney: false }
  const responses = [[refundableOf(id).queryKey, given.refundable]] as const
  return renderText(<CampaignActions campaign={campaign} />, { role: 'brand', responses }).buttons
}

test.each(['draft', 'paused', 'completed'] as const)(
  'the server decides whether a %s campaign’s money can be refunded, not its status or its budget',
  (status) => {
    const fundedCents = 10_000

    const some = buttonsOf(status, { fundedCents, refundable: [left] })
    const none = buttonsOf(status, { fundedCents, refundable: [] })

    expect(some.join()).toContain('Refund')
    expect(none.join()).not.toContain('Refund')
  },
)

test('the one button under a bank’s claim is not a second pause', () => {
  const { buttons } = renderText(
    <CampaignActions
      campaign={{
        id,
        name: 'Summer drop',
        status: 'paused',
        acts: ['pause', 'complete'],
        fundedCents: toCents(0),
        takesMoney: false,
      }}
    />,
    { role: 'brand' },
  )

  expect(buttons).toEqual(['Actions for Summer drop'])
})

test('a campaign that never had money requests no refund', () => {
  const buttons = buttonsOf('draft', { fundedCents: 0, refundable: [left] })

  expect(buttons).toEqual(['Actions for Summer drop'])
})

test('to someone of several brands, what ends or moves money names the brand', () => {
  const titles = [endCampaign(id, undefined), endCampaign(id, 'Acme')].map(({ title }) => title)

  expect(titles).toEqual(['End this campaign?', 'End this campaign of Acme?'])
  expect(refundCampaign(left, 'Acme').title).toBe('Refund $0.03 for Acme?')
})
