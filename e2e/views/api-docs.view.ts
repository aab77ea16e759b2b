import { expect, fullView } from './view.ts'

fullView('the API documentation', {
  who: 'visitor',
  path: '/api/docs',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permille API')
    await expect(page.getByRole('link')).toHaveAttribute('href', '/api/openapi.json')
    await expect(page.getByText('GET /api/profile/{username}')).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('pre').first()).toBeVisible()
  },
})
