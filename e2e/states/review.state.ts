import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { enlargeNumbers } from './responses.ts'

const desk: PageState = {
  who: 'brand',
  path: '/submissions',
  waitsFor: ['/api/brand/submissions'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
    const post = page.getByRole('main').getByText('Autumn knitwear')
    await expect(post.filter({ visible: true }).first()).toBeVisible()
  },
}
loadedState('the review desk', desk)
failedState('the review desk', {
  ...desk,
  whileLoading: (page) => expect(page.getByRole('navigation', { name: 'Status' })).toBeVisible(),
  says: ['The submissions could not be loaded.'],
})
oneState('the review desk, empty', {
  ...desk,
  who: 'new brand',
  shows: (page) => expect(page.getByText('No posts to review.')).toBeVisible(),
})
oneState('the review desk, none found', {
  ...desk,
  path: '/submissions?search=nothing-like-this',
  shows: (page) => expect(page.getByText('No submissions found')).toBeVisible(),
})
for (const status of ['rejected', 'paid'])
  oneState(`the review desk, ${status} posts`, {
    ...desk,
    path: `/submissions?status=${status}`,
    shows: async (page) => {
      const tab = page.getByRole('button', { name: status })
      await expect(tab).toHaveAttribute('aria-current', 'page')
      const post = page.getByRole('main').getByText(/Autumn knitwear|Summer linen/)
      await expect(post.filter({ visible: true }).first()).toBeVisible()
    },
  })
oneState('the review desk, with very long names and huge numbers', {
  ...desk,
  who: 'brand with long names',
  path: '/submissions?status=approved',
  prepare: (page) => enlargeNumbers(page, ['/api/brand/submissions']),
  shows: (page) =>
    expect(
      page
        .getByText(/ירושלים/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible(),
})

const open = (status: string) =>
  firstOf(`/api/brand/submissions?status=${status}`, (id) => `/submissions/${id}`)
const review: PageState = {
  who: 'brand',
  path: open('pending'),
  waitsFor: ['/api/brand/submissions/{id}'],
  shows: async (page) => {
    for (const name of ['Decision', 'Brief', 'Checks'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(/^Approves automatically|^Waits for an admin/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible()
  },
}
loadedState('a post to review', review)
failedState('a post to review', {
  ...review,
  whileLoading: (page) => expect(page.locator('h1')).toHaveText('Submission'),
  says: ['The submission could not be loaded.'],
})
oneState('a post to review, not found', {
  ...review,
  path: `/submissions/${noSuchId}`,
  fails: ['/api/brand/submissions/{id}', '/api/submissions/{id}/dispute'],
  shows: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Submission not found'),
})
oneState('a post to review, the reason for a rejection', {
  ...review,
  shows: async (page) => {
    await page.getByRole('button', { name: /^Reject/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject this post?' })
    await dialog.getByLabel('Reason').selectOption({ label: 'Another reason' })
    await expect(dialog.getByRole('button', { name: 'Reject post' })).toBeDisabled()
    await dialog.getByLabel('Note').fill('The label is missing.')
    await expect(dialog.getByRole('button', { name: 'Reject post' })).toBeEnabled()
  },
})
for (const status of ['approved', 'rejected'])
  oneState(`a post that was reviewed: ${status}`, {
    ...review,
    path: open(status),
    shows: async (page) => {
      const said = status === 'rejected' ? /^Rejected/ : /^Approved\./
      await expect(page.getByText(said).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    },
  })
for (const status of ['pending', 'rejected'])
  oneState(`a post to review, ${status}, with very long names and huge numbers`, {
    ...review,
    who: 'brand with long names',
    path: open(status),
    prepare: (page) => enlargeNumbers(page, ['/api/brand/submissions/{id}']),
    shows: (page) => expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible(),
  })
