import { expect, failedState, loadedState, oneState, type PageState } from '../page-state.ts'

const tab: PageState = {
  who: 'brand',
  path: '/submissions?status=disputed',
  waitsFor: ['/api/brand/disputes'],
  shows: async (page) => {
    await expect(page.getByRole('button', { name: /^Disputed/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const post = page.getByRole('main').getByText('Unboxing a jumper')
    await expect(post.filter({ visible: true }).first()).toBeVisible()
  },
}
loadedState('the disputed tab of the desk', tab)
failedState('the disputed tab of the desk', {
  ...tab,
  whileLoading: (page) => expect(page.getByRole('navigation', { name: 'Status' })).toBeVisible(),
  says: ['The disputes could not be loaded.'],
})
oneState('the disputed tab of the desk, none found', {
  ...tab,
  path: '/submissions?status=disputed&search=nothing-like-this',
  shows: (page) => expect(page.getByText('No disputes found')).toBeVisible(),
})
oneState('the disputed tab of the desk, none decided', {
  ...tab,
  who: 'new brand',
  path: '/submissions?status=disputed&state=decided',
  shows: (page) => expect(page.getByText('No decided disputes')).toBeVisible(),
})

const queue: PageState = {
  who: 'admin',
  path: '/admin/submissions?queue=disputes',
  waitsFor: ['/api/admin/disputes'],
  shows: async (page) => {
    const post = page.getByRole('main').getByText('Unboxing a jumper')
    await expect(post.filter({ visible: true }).first()).toBeVisible()
  },
}
loadedState('the queue of disputes', queue)
failedState('the queue of disputes', {
  ...queue,
  whileLoading: (page) => expect(page.getByRole('navigation', { name: 'Queue' })).toBeVisible(),
  says: ['The disputes could not be loaded.'],
})

const disputed: PageState['path'] = async (person) => {
  const response = await person.get('/api/admin/disputes')
  const [first]: { submissionId: string }[] = await response.json()
  if (first === undefined) throw new Error('the demo has no dispute')
  return `/admin/submissions/${first.submissionId}`
}
const disputeCase: PageState = {
  who: 'admin',
  path: disputed,
  waitsFor: ['/api/brand/submissions/{id}', '/api/submissions/{id}/dispute'],
  shows: async (page) => {
    await expect(page.getByRole('region', { name: 'Dispute' })).toContainText(
      'The brand did not answer.',
    )
    await expect(page.getByRole('button', { name: 'Decide' })).toBeVisible()
  },
}
loadedState('a dispute to decide', disputeCase)
oneState('a dispute to decide, goodwill without an amount', {
  ...disputeCase,
  shows: async (page) => {
    await page.getByLabel('Decision').selectOption({ label: 'Pay goodwill only' })
    await page.getByRole('button', { name: 'Decide' }).click()
    await expect(page.getByText('Enter the amount')).toBeVisible()
  },
})
