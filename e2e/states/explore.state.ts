import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers } from './responses.ts'

const explore: PageState = {
  who: 'creator',
  path: '/explore',
  waitsFor: ['/api/campaigns'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Campaigns')
    const card = page.getByRole('listitem').filter({ hasText: 'Pack light, walk far' })
    await expect(card).toContainText('Fjord & Field')
    await expect(card).toContainText('per 1K views')
    await expect(card.getByRole('link', { name: 'Submit Content' })).toBeVisible()
  },
}

loadedState('explore', explore)
failedState('explore', {
  ...explore,
  whileLoading: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6),
  says: ['The campaigns could not be loaded.'],
})

oneState('explore, empty', {
  who: 'new creator',
  path: '/explore?search=nobody-offers-this',
  shows: async (page) => {
    await expect(page.getByText('No campaigns found')).toBeVisible()
    await expect(page.getByText('Try adjusting your filters')).toBeVisible()
  },
})
oneState('explore, with no live campaign', {
  who: 'new creator',
  path: '/explore',
  prepare: (page) => changeResponses(page, ['/api/campaigns'], () => []),
  shows: async (page) => {
    await expect(page.getByText('No campaigns found')).toBeVisible()
    await expect(page.getByText('No campaign is live right now.')).toBeVisible()
  },
})
oneState('explore, with very long names and huge numbers', {
  who: 'creator with long names',
  path: '/explore',
  prepare: (page) => enlargeNumbers(page, ['/api/campaigns']),
  shows: (page) => expect(page.getByText('Donaudampfschiff').first()).toBeVisible(),
})
oneState('explore, with the campaign that a link points at', {
  who: 'creator',
  path: async (person) => {
    const [own] = await (await person.get('/api/creator/submissions?status=paid')).json()
    return `/explore?campaign=${own.campaignId}`
  },
  shows: (page) => expect(page.getByText('This campaign is over')).toBeVisible(),
})
