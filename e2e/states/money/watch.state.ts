import type { Page } from '@playwright/test'
import { firstOf } from '../addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from '../page-state.ts'
import { changeResponses, replaced } from '../responses.ts'

const few = '2 likes on 5,000,000 views; at least 15,000 is usual (0.3%).'
const open = {
  id: '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14',
  openedAt: '2026-03-01T10:00:00.000Z',
  reason: `5,000,000 views on an account with 12 followers. ${few}`,
  setAsideCents: 9_700_000,
  clearsAt: null,
  enteredUntil: null,
  isEnteredByYou: false,
  isUnread: false,
  closedAt: null,
  outcome: null,
  closeNote: null,
}
const closed = {
  ...open,
  id: '01a1fcfa-4517-759c-8f8c-2b1fca0f8b15',
  setAsideCents: 0,
  closedAt: '2026-03-04T10:00:00.000Z',
}
const signals = [{ code: 'few-likes', text: few }]
const quiet = { ...open, clearsAt: '2126-03-07T10:00:00.000Z' }

function watchOf(flags: readonly object[]) {
  return { signals, quietDays: 3, doubts: flags }
}

const calls = ['/api/creator/submissions/{id}', '/api/brand/submissions/{id}']

/** Shows flags that no demo contains. */
function watched(flags: readonly object[]) {
  return (page: Page) =>
    changeResponses(page, calls, (response) => replaced({ watch: watchOf(flags) }, response))
}

const own = firstOf('/api/creator/submissions?status=approved', (id) => `/my-submissions/${id}`)
const creators: PageState = {
  who: 'creator',
  path: own,
  prepare: watched([open]),
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'Views under watch' })).toBeVisible()
    await expect(page.getByText('$97,000.00 is set aside')).toBeVisible()
    await expect(page.getByText(few)).toBeVisible()
    await expect(page.getByText(/after 3 days of normal numbers/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Release' })).toHaveCount(0)
  },
}
loadedState('a creator’s post with money set aside', creators)
oneState('a creator’s post whose money will be released, and what was decided before', {
  ...creators,
  prepare: watched([
    quiet,
    { ...closed, outcome: 'released' },
    { ...closed, id: open.id.replace('14', '16'), outcome: 'taken-back', closeNote: 'Bought.' },
  ]),
  shows: async (page) => {
    await expect(page.getByText(/The latest reading is normal/)).toBeVisible()
    await expect(page.getByText('The numbers were normal for 3 days.')).toBeVisible()
    await expect(page.getByText('An admin: Bought.')).toBeVisible()
  },
})
oneState('a creator’s post with far more views entered by hand', {
  ...creators,
  prepare: watched([
    {
      ...open,
      reason: '5,000,000 views, entered by hand, are more than twice the 12,000 read before.',
      enteredUntil: '2026-03-02T10:00:00.000Z',
    },
  ]),
  shows: async (page) => {
    await expect(page.getByText(/entered by hand/)).toBeVisible()
    await expect(
      page.getByText(/only an admin other than the one who entered the reading/),
    ).toBeVisible()
  },
})
oneState('a creator’s post with signals that set nothing aside', {
  ...creators,
  prepare: watched([]),
  shows: async (page) => {
    await expect(page.getByText(few)).toBeVisible()
    await expect(page.getByText(/Nothing is set aside/)).toBeVisible()
  },
})
oneState('a brand’s post with money set aside that is no longer read', {
  ...creators,
  who: 'brand',
  path: firstOf('/api/brand/submissions?status=approved', (id) => `/submissions/${id}`),
  prepare: watched([{ ...open, isUnread: true }]),
  shows: async (page) => {
    await expect(page.getByText(/If it is taken back, it returns/)).toBeVisible()
    await expect(page.getByText(/so an admin decides/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Release' })).toHaveCount(0)
  },
})
oneState('a post with money set aside, the admin’s question before it is taken back', {
  ...creators,
  who: 'admin',
  path: firstOf('/api/admin/submissions', (id) => `/admin/submissions/${id}`),
  shows: async (page) => {
    await page.getByRole('button', { name: 'Take back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take $97,000.00 back?' })
    await dialog.getByLabel('Reason').fill('The same comments under every post')
    await expect(dialog.getByRole('button', { name: 'Take back' })).toBeEnabled()
  },
})

const queue: PageState = {
  who: 'admin',
  path: '/admin/submissions?queue=doubted',
  waitsFor: ['/api/admin/submissions'],
  shows: async (page) => {
    const tab = page.getByRole('button', { name: 'Set aside' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    const post = page.getByRole('main').getByText('Forty pockets, one jumper')
    await expect(post.filter({ visible: true }).first()).toBeVisible()
  },
}
loadedState('the queue of money set aside', queue)

const settings: PageState = {
  who: 'admin',
  path: '/admin/risk',
  waitsFor: ['/api/admin/risk-settings'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risk signals')
    await expect(page.getByRole('navigation', { name: 'Signals' })).toContainText(/\w/)
    await page.getByText('Likes under 0.3% of views, above 20,000 views').click()
    await expect(page.getByLabel('Likes under (% of views)')).toHaveValue('0.3')
    await page.getByText('Release', { exact: true }).click()
    await expect(page.getByLabel('Days', { exact: true })).toHaveValue('3')
  },
}
loadedState('the risk signals', settings)
failedState('the risk signals', {
  ...settings,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Risk signals'),
  says: ['The risk signals could not be loaded.'],
})
oneState('the risk signals, an invalid number', {
  ...settings,
  shows: async (page) => {
    await page.getByText('Release', { exact: true }).click()
    await page.getByLabel('Days', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Enter a whole number from 1 to 90')).toBeVisible()
  },
})

oneState('earnings, with money held for every reason', {
  who: 'creator',
  path: '/earnings',
  prepare: (page) =>
    changeResponses(page, ['/api/creator/earnings/withdrawal-rules'], (response) => {
      const part = { amountCents: 100, reason: few, submissionId: open.id, title: 'Rain on nylon' }
      const held = ['doubted', 'disputed', 'held', 'chargeback', 'suspended'].map((cause) => {
        const isOfPost = cause !== 'chargeback' && cause !== 'suspended'
        return { ...part, cause, ...(!isOfPost && { submissionId: null, title: null }) }
      })
      return replaced({ held, frozenCents: 500 }, response)
    }),
  shows: async (page) => {
    await expect(page.getByText('set aside:')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rain on nylon' })).toHaveCount(3)
    await expect(page.getByText(few)).toHaveCount(5)
  },
})
