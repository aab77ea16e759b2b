import { noSuchId } from '../addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from '../page-state.ts'
import { changeResponses } from '../responses.ts'

const calls = ['/api/admin/chargebacks', '/api/admin/fraud-warnings']
const chargebacks: PageState = {
  who: 'admin',
  path: '/admin/chargebacks',
  waitsFor: calls,
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chargebacks')
    // Other tests create chargebacks at the same time.
    const none = page.getByText('No open chargebacks')
    await expect(none.or(page.locator('a[href^="/admin/chargebacks/"]')).first()).toBeVisible()
  },
}
loadedState('chargebacks', chargebacks)
failedState('chargebacks', {
  ...chargebacks,
  whileLoading: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Chargebacks'),
  says: ['The chargebacks could not be loaded.', 'The fraud warnings could not be loaded.'],
})
oneState('chargebacks, decided', {
  ...chargebacks,
  path: '/admin/chargebacks?state=closed',
  prepare: (page) => changeResponses(page, ['/api/admin/chargebacks'], () => []),
  shows: (page) => expect(page.getByText('Nothing decided yet')).toBeVisible(),
})
oneState('a chargeback that does not exist', {
  who: 'admin',
  path: `/admin/chargebacks/${noSuchId}`,
  fails: ['/api/admin/chargebacks/{id}'],
  shows: (page) => expect(page.getByText('Chargeback not found')).toBeVisible(),
})
