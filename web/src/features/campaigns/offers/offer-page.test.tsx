import { type Campaign, readCampaignCall } from '@permille/contract/campaigns/campaigns'
import { readOfferCall } from '@permille/contract/campaigns/offers'
import type { UserRole } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import {
  type Eligibility,
  listEligibilitiesCall,
  readEligibilityCall,
} from '@permille/contract/submissions/eligibility'
import { expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { keyOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { ExploreCard } from '../explore/explore-card.tsx'
import { campaignLike } from '../testing/campaign-like.ts'
import { OfferDetails } from './offer-details.tsx'
import { OfferPage, VisitorOfferPage } from './offer-page.tsx'

const campaign = campaignLike('Autumn', {
  id: 'c1' as CampaignId,
  contentRequirements: 'Show the seams',
  availableContentUrl: 'https://brand.example/brief',
  flatBonusCents: toCents(450),
})

const trust = { reviews: null, earnedCents: toCents(0), campaignCount: 0, since: null }

const open: Eligibility = { refusal: null }

function pageAs(role: UserRole, given: Partial<Campaign> = {}, eligibility = open) {
  const shown = { ...campaign, trust, ...given }
  return renderText(<Route path="/">{() => <OfferPage />}</Route>, {
    role,
    responses: [
      [keyOf(readOfferCall, { params: {} }), shown],
      [keyOf(readCampaignCall, { params: { id: shown.id } }), shown],
      [keyOf(readEligibilityCall, { params: { id: shown.id }, query: {} }), eligibility],
    ],
  })
}

test('a creator who cannot submit reads why instead of the button', () => {
  const refusal = { code: 'campaign-places', message: 'All places are taken.' } as const

  const { text } = pageAs('creator', { creatorsMax: 2, placesLeft: 0 }, { refusal })

  expect(text).toContain('All places are taken.')
  expect(text).not.toContain('Submit Content')
})

test('before its start a campaign refuses posts, but its invitation can be accepted', () => {
  const refusal = { code: 'campaign-live', message: 'Not yet.' } as const

  const { text } = pageAs('creator', { status: 'draft' }, { refusal })

  expect(text).not.toContain('Not yet.')
})

test.each([
  [[], 'Full right now'],
  [[{ campaignId: campaign.id, closed: null }], 'Submit Content'],
  [[{ campaignId: campaign.id, closed: 'Accepts no posts from you' }], 'Accepts no posts from you'],
])('a full campaign’s card, for a creator with the status %j, says %s', (standings, says) => {
  const full = { ...campaign, creatorsMax: 2, placesLeft: 0 }

  const { text } = renderText(<ExploreCard campaign={full} />, {
    role: 'creator',
    responses: [[keyOf(listEligibilitiesCall, {}), standings]],
  })

  expect(text).toContain(says)
})

test('a creator sees the requirements and the pay, and can continue to submit', () => {
  const { text } = pageAs('creator')

  expect(text).toContain('All campaigns')
  expect(text).toContain('Show the seams')
  expect(text).toContain('Bonus $4.50 when approved')
  expect(text).toContain('Share Submit Content')
  expect(text).toContain('What to post View Brief')
})

test.each([true, false])(
  'a disclosure rule that is %s is shown before filming',
  (needsDisclosure) => {
    const { text } = pageAs('creator', { needsDisclosure })

    expect(text.includes('Disclosure #ad')).toBe(needsDisclosure)
  },
)

test('a brand can share it and report it, and nothing else', () => {
  const { text, buttons } = pageAs('brand')

  expect(buttons).toEqual(['Share', 'Report campaign'])
  expect(text).not.toContain('Submit Content')
  expect(text).not.toContain('View Brief')
})

test('an admin can view it but not report it', () => {
  expect(pageAs('admin').buttons).toEqual(['Share'])
})

test('an invitation must be accepted first, and an invite-only campaign cannot be shared', () => {
  const invited = renderText(
    <Router ssrPath="/" ssrSearch="invite=abc">
      <Route path="/">{() => <OfferPage />}</Route>
    </Router>,
    {
      role: 'creator',
      responses: [
        [
          keyOf(readOfferCall, { params: {}, query: { invite: 'abc' } }),
          { ...campaign, trust, isInviteOnly: true },
        ],
        [
          keyOf(readEligibilityCall, { params: { id: campaign.id }, query: { invite: 'abc' } }),
          open,
        ],
      ],
    },
  )
  const joined = pageAs('creator', { isInviteOnly: true })

  expect(invited.buttons).toEqual(['Join campaign', 'Report campaign'])
  expect(invited.text).not.toContain('Submit Content')
  expect(joined.buttons).toEqual(['Report campaign'])
  expect(joined.text).toContain('Submit Content')
})

test('a visitor is asked to sign up', () => {
  const { text } = renderText(<VisitorOfferPage />, {
    responses: [[keyOf(readOfferCall, { params: {} }), { ...campaign, trust }]],
  })

  expect(text).toContain('Sign in')
  expect(text).toContain('Sign up to submit')
})

test('a scheduled campaign says so and accepts no posts yet', () => {
  const { text } = pageAs('creator', {
    status: 'draft',
    startsAt: '2999-05-02T12:00:00Z' as Timestamp,
  })

  expect(text).toContain('Starts May 2, 2999')
  expect(text).not.toContain('Submit Content')
})

test('a campaign that is over says so, and not what views would earn', () => {
  const { text } = pageAs('creator', { status: 'completed' })

  expect(text).toContain('This campaign is over: it accepts no posts.')
  expect(text).not.toContain('would earn')
})

test('the page and the card show the same pay for 10K views', () => {
  const amount = /10K views would earn (\$[\d.,]+)/

  const onPage = amount.exec(
    renderText(<OfferDetails offer={{ ...campaign, trust }} actions={null} />).text,
  )?.[1]
  const onCard = amount.exec(renderText(<ExploreCard campaign={campaign} />).text)?.[1]

  // $30.00 and the bonus, but no more than the $10.00 that are left.
  expect([onPage, onCard]).toEqual(['$10.00', '$10.00'])
})
