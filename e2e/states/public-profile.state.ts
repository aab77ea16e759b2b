import type { APIRequestContext, Page } from '@playwright/test'
import { interceptCalls } from '../steps/intercept-calls.ts'
import { tile } from '../steps/tile.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { enlargeNumbers } from './responses.ts'

const profile: PageState = {
  who: 'visitor',
  path: '/profile/lena_films',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lena Okafor')
    await expect(page.getByText('@lena_films').first()).toBeVisible()
    await expect(page.getByText('Berlin, Germany')).toBeVisible()
    await expect(page.getByText('Europe/Berlin')).toBeVisible()
    await expect(page.getByText(/^Joined [A-Z][a-z]+ \d{4}$/)).toBeVisible()
    await expect(tile(page, 'Earnings')).toContainText(/\$/)
    await expect(tile(page, 'Campaigns')).toContainText('completed')
    for (const part of ['Social Accounts', 'Skills & Categories', 'Content Portfolio'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
  },
}

/**
 * The server normally renders this page. If it cannot, it sends the app, which loads the profile.
 */
const unrendered: PageState = {
  ...profile,
  waitsFor: ['/api/profile/{username}'],
  prepare: sendApp,
}

loadedState('a public profile', profile)
loadedState('a public profile that the server could not render', unrendered)
failedState('a public profile', {
  ...unrendered,
  whileLoading: (page) => expect(tile(page, 'Total Views')).toBeVisible(),
  says: ['The profile could not be loaded'],
})
oneState('a public profile, creator not found', {
  ...profile,
  path: '/profile/nobody_at_all',
  fails: ['/profile/{username}', '/api/profile/{username}'],
  shows: async (page) => {
    await expect(page.getByText('Creator not found').last()).toBeVisible()
    await expect(page.getByText("The profile you're looking for doesn't exist")).toBeVisible()
  },
})
oneState('a public profile, empty', {
  ...profile,
  who: 'new creator',
  path: ownProfile,
  shows: async (page) => {
    await expect(page.getByText('No social accounts yet')).toBeVisible()
    await expect(page.getByText('No content yet')).toBeVisible()
  },
})
oneState('a public profile, with very long names and huge numbers', {
  ...profile,
  who: 'creator with long names',
  path: ownProfile,
  prepare: async (page) => {
    await sendApp(page)
    await enlargeNumbers(page, ['/api/profile/{username}'])
  },
  shows: async (page) => {
    await expect(page.getByText('United Arab Emirates')).toBeVisible()
    await expect(tile(page, 'Total Views')).toContainText('2.1B')
  },
})

async function ownProfile(person: APIRequestContext): Promise<string> {
  const { handle } = await (await person.get('/api/creator/profile')).json()
  return `/profile/${handle}`
}

async function sendApp(page: Page): Promise<void> {
  await interceptCalls(page, {
    urlPattern: '*/profile/*',
    isMeant: (pathname) => pathname.startsWith('/profile/'),
    stage: 'Request',
    handle: (call) => call.proceed(new URL('/no-such-page', page.url()).href),
  })
}
