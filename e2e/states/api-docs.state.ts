import { expect, oneState } from './page-state.ts'

// Checked in one theme and width only: the tool takes as long to start as ten of our pages.
oneState('the API reference', {
  who: 'visitor',
  path: '/api/docs#tag/submitting-posts/POST/api/submissions',
  // Two visible calls each have an "Example Responses" landmark.
  breaksRule: 'landmark-unique',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permille API')
    await expect(page.getByRole('link', { name: 'openapi.json' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Submit a post' })).toBeInViewport()
    await expect(page.getByText('not-signed-in').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { expanded: true }).fill('withdraw')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toBeHidden()
  },
})
