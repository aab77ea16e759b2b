import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced } from './responses.ts'

const list: PageState = {
  who: 'creator',
  path: '/my-submissions',
  waitsFor: ['/api/creator/submissions'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Submissions')
    await expect(page.getByText('Track the performance and earnings')).toBeVisible()
    const post = page.getByRole('listitem').filter({ hasText: 'Rain on nylon' })
    await expect(post).toContainText('Pack light, walk far')
    await expect(page.getByLabel('Sort by').locator('option')).toHaveText([
      'Newest First',
      'Oldest First',
      'Highest Earnings',
      'Most Views',
    ])
  },
}
const table: PageState = {
  ...list,
  path: '/my-submissions?view=table',
  shows: async (page) => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Title',
      'Campaign',
      'Platform',
      'Account',
      'Status',
      'Views',
      'Earnings',
      'Date',
      'Actions',
    ])
    const title = await page.getByRole('columnheader').first().boundingBox()
    expect(title?.width, 'a title can be read on a phone').toBeGreaterThanOrEqual(192)
  },
}
loadedState('my submissions', list)
loadedState('my submissions as a table', table)
failedState('my submissions', {
  ...list,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('My Submissions'),
  says: ['Your submissions could not be loaded.'],
})
oneState('my submissions, empty', {
  ...list,
  who: 'new creator',
  shows: async (page) => {
    await expect(page.getByText('No submissions yet')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Explore Campaigns' }),
    ).toHaveAttribute('href', '/explore')
  },
})
oneState('my submissions, none found', {
  ...list,
  path: '/my-submissions?search=nothing-like-this',
  shows: (page) => expect(page.getByText('No submissions found')).toBeVisible(),
})
oneState('my submissions, the menu of one', {
  ...list,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Actions for Rain on nylon' }).click()
    for (const name of ['View Campaign', 'Copy Post URL', 'View Post'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible()
  },
})
for (const { path, as } of [
  { path: '/my-submissions', as: 'cards' },
  { path: '/my-submissions?view=table', as: 'a table' },
])
  oneState(`my submissions as ${as}, with very long names and huge numbers`, {
    ...list,
    path,
    who: 'creator with long names',
    prepare: (page) => enlargeNumbers(page, ['/api/creator/submissions']),
    shows: (page) => expect(page.getByText('$9,999,999.99')).toHaveCount(3),
  })

const open = (status: string) =>
  firstOf(`/api/creator/submissions?status=${status}`, (id) => `/my-submissions/${id}`)
const submission: PageState = {
  who: 'creator',
  path: open('approved'),
  waitsFor: ['/api/creator/submissions/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(page.getByText(/Views are tracked and earn money until/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Post' })).toBeVisible()
  },
}
loadedState('a submission of mine', submission)
failedState('a submission of mine', {
  ...submission,
  whileLoading: (page) => expect(page.locator('h1')).toHaveText('Submission'),
  says: ['The submission could not be loaded.'],
})
oneState('a submission of mine, its campaign paused', {
  ...submission,
  prepare: (page) =>
    changeResponses(page, ['/api/creator/submissions/{id}'], (response) =>
      replaced({ campaignPause: 'budget_exhausted' }, response),
    ),
  shows: (page) => expect(page.getByText('This campaign has no money left.')).toBeVisible(),
})
oneState('a submission of mine, not found', {
  ...submission,
  path: `/my-submissions/${noSuchId}`,
  fails: ['/api/creator/submissions/{id}', '/api/creator/submissions/{id}/dispute'],
  shows: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Submission not found'),
})
oneState('a submission of mine, pending', {
  ...submission,
  path: open('pending'),
  shows: (page) =>
    expect(page.getByText(/it is approved automatically|an admin does/)).toBeVisible(),
})
oneState('a submission of mine, paid', {
  ...submission,
  path: open('paid'),
  shows: (page) => expect(page.getByText('Everything it earned has been paid out.')).toBeVisible(),
})
oneState('a submission of mine, rejected, with the longest reason', {
  ...submission,
  who: 'creator with long names',
  path: open('rejected'),
  shows: async (page) => {
    await expect(page.getByText('The post was rejected and earns nothing.')).toBeVisible()
    await expect(page.getByText(/^Reason: /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit again' })).toBeVisible()
  },
})
oneState('a submission of mine, rejected, while its campaign takes no posts', {
  ...submission,
  who: 'creator with long names',
  path: open('rejected'),
  prepare: (page) =>
    changeResponses(page, ['/api/creator/submissions/{id}'], (response) =>
      replaced({ campaignPause: 'manual' }, response),
    ),
  shows: async (page) => {
    await expect(page.getByText(/Your time is paused too/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit again' })).toHaveCount(0)
  },
})
oneState('a submission of mine, overdue, which its platform does not show', {
  ...submission,
  path: open('pending'),
  prepare: (page) =>
    changeResponses(page, ['/api/creator/submissions/{id}'], (response) =>
      replaced(
        { autoApprovesAt: '2026-01-02T10:00:00.000Z', unreadSince: '2026-01-02T10:00:00.000Z' },
        response,
      ),
    ),
  shows: (page) =>
    expect(page.getByText(/approved automatically as soon as we can read it again/)).toBeVisible(),
})
oneState('a submission of mine, with very long names and huge numbers', {
  ...submission,
  who: 'creator with long names',
  prepare: (page) => enlargeNumbers(page, ['/api/creator/submissions/{id}']),
  shows: (page) => expect(page.getByText('$9,999,999.99').first()).toBeVisible(),
})

const locked: PageState = {
  ...submission,
  path: open('locked'),
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'Not right?' })).toBeVisible()
    await expect(page.getByText(/^You can dispute the lock of the post until/)).toBeVisible()
  },
}
oneState('a submission of mine, locked, which can be disputed', locked)
oneState('a submission of mine, an empty dispute form', {
  ...locked,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Open a dispute' }).click()
    await page.getByRole('button', { name: 'Open dispute', exact: true }).click()
    await expect(page.getByText('Say what is wrong with the decision')).toBeVisible()
  },
})
