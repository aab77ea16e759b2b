import { asTheir, brandOfTheir } from '../people/join-as-agency.ts'
import { makeCampaignFor } from '../steps/make-campaign.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses } from './responses.ts'

const brands: PageState = {
  who: 'agency',
  path: '/brands',
  waitsFor: ['/api/brands'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('All brands'),
}

loadedState('all brands, with long names and huge numbers', {
  ...brands,
  prepare: (page) =>
    changeResponses(page, ['/api/brands'], (rows) =>
      (rows as object[]).map((row) => ({
        ...row,
        name: 'Donaudampfschifffahrtsgesellschaft '.repeat(2).trim(),
        liveCampaigns: 1_204,
        leftCents: 12_345_678_90,
        daysLeft: 3,
        toReview: 20_417,
        oldestWaitingAt: '2026-01-02T03:04:05.000Z',
        spentThisMonthCents: 9_876_543_21,
      })),
    ),
  shows: async (page) => {
    await brands.shows(page)
    await expect(page.getByText('money for ~3 days').first()).toBeVisible()
  },
})
failedState('all brands', { ...brands, says: ['Your brands could not be loaded'] })

oneState('a campaign of another of one’s brands', {
  who: 'agency',
  path: async (person) => {
    const { id } = await makeCampaignFor(await brandOfTheir('owner', person), person)
    return `/campaigns/${id}${await asTheir('reviewer', person)}`
  },
  fails: ['/api/brand/campaigns/{id}'],
  shows: (page) => expect(page.getByRole('button', { name: /^Switch to Brand / })).toBeVisible(),
})
