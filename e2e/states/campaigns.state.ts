import type { Locator, Page } from '@playwright/test'
import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced } from './responses.ts'

/** Returns the visible one: a list renders as a table and as cards, and the page contains both. */
function seen(locator: Locator): Locator {
  return locator.filter({ visible: true }).first()
}

const list: PageState = {
  who: 'brand',
  path: '/campaigns',
  waitsFor: ['/api/brand/campaigns'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Campaigns')
    for (const status of ['draft', 'live', 'paused', 'completed'])
      await expect(seen(page.getByRole('main').getByText(status, { exact: true }))).toBeVisible()
    await expect(seen(page.getByRole('link', { name: 'Fund Winter lookbook' }))).toBeVisible()
  },
}
loadedState('my campaigns', list)
failedState('my campaigns', {
  ...list,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('My Campaigns'),
  says: ['Your campaigns could not be loaded.'],
})
oneState('my campaigns, empty', {
  ...list,
  who: 'new brand',
  shows: (page) =>
    expect(page.getByRole('link', { name: 'Create your first campaign' })).toBeVisible(),
})
oneState('my campaigns, none found', {
  ...list,
  path: '/campaigns?search=nothing-like-this',
  shows: (page) => expect(page.getByText('No campaigns found')).toBeVisible(),
})
oneState('my campaigns, with very long names and huge numbers', {
  ...list,
  who: 'brand with long names',
  prepare: (page) => enlargeNumbers(page, ['/api/brand/campaigns']),
  shows: (page) => expect(seen(page.getByText('$9,999,999.99'))).toBeVisible(),
})

const open = (status: string) =>
  firstOf(`/api/brand/campaigns?status=${status}`, (id) => `/campaigns/${id}`)
const calls = [
  '/api/brand/campaigns/{id}',
  '/api/brand/campaigns/{id}/report',
  '/api/brand/history',
  '/api/brand/submissions',
  '/api/campaigns/{id}/fundings',
]
const name = 'Autumn knitwear, filmed at home'
const actions = (page: Page) => page.getByRole('button', { name: /^Actions for / })

const campaign: PageState = {
  who: 'brand',
  path: firstOf(
    '/api/brand/campaigns?status=live',
    (id) => `/campaigns/${id}`,
    (listed) => listed.name === name,
  ),
  waitsFor: ['/api/brand/campaigns/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Earned by creators')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Brief' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(page.getByText('succeeded').first()).toBeVisible()
  },
}
loadedState('a campaign', campaign)
failedState('a campaign', {
  ...campaign,
  whileLoading: (page) => expect(page.locator('h1')).toHaveText('Campaign'),
  says: ['The campaign could not be loaded.'],
})
failedState('a campaign, what belongs to it', {
  ...campaign,
  waitsFor: calls.slice(1),
  whileLoading: (page) => expect(page.getByText('Earned by creators')).toBeVisible(),
  says: [
    'The engagement could not be loaded.',
    'Views could not be loaded.',
    'Spend could not be loaded.',
    'The submissions could not be loaded.',
    'The payments could not be loaded.',
  ],
})
oneState('a campaign, not found', {
  ...campaign,
  path: `/campaigns/${noSuchId}`,
  fails: ['/api/brand/campaigns/{id}'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign not found'),
})
oneState('a campaign, still a draft', {
  ...campaign,
  path: open('draft'),
  shows: async (page) => {
    await expect(page.getByText('This campaign is a draft. Fund it to make it live.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Not paid: 1')).toBeVisible()
    await actions(page).click()
    await page.getByRole('menuitem', { name: 'Delete draft' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete this draft?' })).toBeVisible()
  },
})
oneState('a campaign, paused', {
  ...campaign,
  path: open('paused'),
  shows: async (page) => {
    await expect(page.getByRole('main')).toContainText('paused')
    await actions(page).click()
    await expect(page.getByRole('menuitem', { name: 'End' })).toBeVisible()
  },
})
oneState('a campaign, paused for several reasons', {
  ...campaign,
  path: open('paused'),
  prepare: (page) =>
    changeResponses(page, ['/api/brand/campaigns/{id}'], (response) =>
      replaced(
        {
          pauseReasons: ['admin', 'manual', 'budget_exhausted', 'funding_lost'],
          pauseNote: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
          acts: ['complete'],
        },
        response,
      ),
    ),
  shows: async (page) => {
    await expect(page.getByText('Paused for several reasons.')).toBeVisible()
    await expect(page.getByRole('listitem').getByText('You paused it.')).toBeVisible()
    await expect(page.getByText('An admin paused it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  },
})
oneState('a campaign, ended while an admin has paused it', {
  ...campaign,
  path: open('completed'),
  prepare: (page) =>
    changeResponses(page, ['/api/brand/campaigns/{id}'], (response) =>
      replaced({ pauseReasons: ['admin'], pauseNote: 'The brief is misleading' }, response),
    ),
  shows: async (page) => {
    await expect(
      page.getByText('Its money can be refunded once an admin lifts the pause.'),
    ).toBeVisible()
    await expect(page.getByText('The brief is misleading')).toBeVisible()
  },
})
oneState('a campaign, completed', {
  ...campaign,
  path: open('completed'),
  shows: async (page) => {
    await expect(page.getByRole('main')).toContainText('completed')
    await expect(page.getByRole('heading', { name: 'Whole run' })).toBeVisible()
    await actions(page).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'End' })).toHaveCount(0)
  },
})
oneState('a campaign, the question before it ends, and a link to its report', {
  ...campaign,
  shows: async (page) => {
    await actions(page).click()
    await page.getByRole('menuitem', { name: 'End' }).click()
    const dialog = page.getByRole('dialog', { name: 'End this campaign?' })
    await expect(dialog.getByRole('button', { name: 'End campaign' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share report' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share report' })
    await expect(sharing.getByRole('checkbox', { name })).toBeChecked()
    await expect(sharing.getByLabel('Ends')).toHaveValue('90')
  },
})
oneState('a campaign, with very long names and huge numbers', {
  ...campaign,
  who: 'brand with long names',
  path: open('live'),
  prepare: (page) => enlargeNumbers(page, calls),
  shows: (page) => expect(page.getByText('$9,999,999.99').first()).toBeVisible(),
})
