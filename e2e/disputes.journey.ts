import { expect, test } from './journey.ts'
import { postCall } from './people/sign-in-by-call.ts'
import { waitWithShort } from './steps/earn.ts'
import { toast } from './steps/toast.ts'

test('a creator disputes a rejection, the brand answers, and an admin approves the post after all', async ({
  admin,
  brand,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const { submissionId } = await waitWithShort({ brandCalls, creatorCalls, sandbox })
  await postCall(brandCalls, `/api/submissions/${submissionId}/reject`, { code: 'low_quality' })

  await creator.goto(`/my-submissions/${submissionId}`)
  await creator.getByRole('button', { name: 'Open a dispute' }).click()
  await creator.getByLabel('What is wrong').fill('It follows the brief, shot by shot.')
  await creator.getByRole('button', { name: 'Open dispute', exact: true }).click()
  await expect(toast(creator)).toContainText('Dispute opened')
  await expect(creator.getByText(/^The brand can answer until/)).toBeVisible()

  await brand.goto('/dashboard')
  await brand.getByRole('link', { name: 'A creator disputes a decision' }).click()
  await brand.getByRole('row').filter({ hasText: 'Rejection' }).getByRole('link').first().click()
  const ofBrand = brand.getByRole('region', { name: 'Dispute' })
  await expect(ofBrand).toContainText('It follows the brief, shot by shot.')
  await ofBrand.getByLabel('Your answer').fill('The light is too low.')
  await ofBrand.getByRole('button', { name: 'Send answer' }).click()
  await expect(ofBrand).toContainText('You have answered. An admin decides by')

  await admin.goto(`/admin/submissions/${submissionId}`)
  const ofAdmin = admin.getByRole('region', { name: 'Dispute' })
  await expect(ofAdmin).toContainText('The light is too low.')
  await ofAdmin.getByLabel('Decision').selectOption({ label: 'Approve the post again' })
  await ofAdmin.getByLabel('Notes').fill('The brief says nothing about light.')
  await ofAdmin.getByRole('button', { name: 'Decide' }).press('Enter')
  await expect(ofAdmin).toContainText('The post is approved again.')
  await expect(ofAdmin).toBeFocused()

  for (const [page, path] of [
    [creator, `/my-submissions/${submissionId}`],
    [brand, `/submissions/${submissionId}`],
  ] as const) {
    await page.goto(path)
    const told = page.getByRole('region', { name: 'Dispute' })
    await expect(told).toContainText('The brief says nothing about light.')
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('approved')
  }
})
