import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { postCall } from '../people/sign-in-by-call.ts'
import { openPendingPost } from '../steps/approve-post.ts'
import { openConnectDialog } from '../steps/connect-account.ts'
import { makeProvenAccount } from '../steps/make-account.ts'
import { makeCampaign, makeLiveCampaign } from '../steps/make-campaign.ts'
import { publishShort } from '../steps/publish-short.ts'
import { toast } from '../steps/toast.ts'
import { uniqueUsername } from '../steps/unique-username.ts'
import { translatePage } from './translate-page.ts'

/** Collects what React could not do in the translated page. */
function watch(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('a brand approves, pauses and pays in a page that its browser translates', async ({
  brand,
  brandCalls,
  creatorCalls,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const unpaid = await makeCampaign(brandCalls)
  const account = await makeProvenAccount(creatorCalls, sandbox)
  const short = await publishShort(sandbox, account.username)
  const post = { campaignId: campaign.id, socialAccountId: account.id, postUrl: short.url }
  await postCall(creatorCalls, '/api/submissions', post)
  const errors = watch(brand)

  await openPendingPost(brand, campaign)
  await translatePage(brand)
  await button(brand, /^Approve/).click()
  await expect(toast(brand)).toContainText('Submission approved')
  await expect(brand.getByRole('main')).toContainText('You’re all caught up')
  await brand
    .getByRole('navigation')
    .getByRole('link', { name: 'My Campaigns', exact: true })
    .click()
  await brand.getByRole('main').getByRole('link', { name: campaign.name, exact: true }).click()
  await button(brand, 'Pause').click()
  await expect(button(brand, 'Resume')).toBeVisible()
  await button(brand, 'Resume').click()
  await expect(button(brand, 'Pause')).toBeVisible()

  await brand.goto(`/campaigns/${unpaid.id}/fund`)
  await translatePage(brand)
  await button(brand, 'Continue to Payment').click()
  await expect(brand.getByLabel('Card number')).toBeVisible()
  await button(brand, 'Change amount').click()
  await expect(button(brand, 'Continue to Payment')).toBeVisible()

  expect(errors).toEqual([])
})

test('a creator connects an account and saves settings in a page that the browser translates', async ({
  creator,
}) => {
  const username = uniqueUsername()
  const errors = watch(creator)

  await openConnectDialog(creator, 'YouTube')
  await translatePage(creator)
  await creator.getByLabel('Username').fill(username)
  await button(creator, 'Connect').click()
  await expect(creator.getByRole('heading', { name: `@${username}` })).toBeVisible()

  await creator.getByRole('link', { name: 'Settings', exact: true }).click()
  await creator.getByLabel('Bio').fill('In translation')
  await button(creator, 'Save changes').click()
  await expect(toast(creator)).toContainText('Profile updated successfully')
  await creator.getByLabel('Bio').fill('x'.repeat(501))
  await button(creator, 'Save changes').click()
  await creator.getByLabel('Bio').fill('Short again')
  await button(creator, 'Save changes').click()
  await expect(toast(creator)).toContainText('Profile updated successfully')
  await creator.getByRole('link', { name: 'Explore Campaigns', exact: true }).click()
  await creator.getByRole('searchbox').fill('nothing like this')
  await expect(creator.getByRole('main')).toContainText('No campaigns')
  await creator.getByRole('searchbox').fill('')
  await expect(creator.getByRole('article').first()).toBeVisible()

  expect(errors).toEqual([])
})

test('an admin checks the books in a page that the browser translates', async ({ admin }) => {
  const errors = watch(admin)

  await admin.goto('/admin/books')
  await translatePage(admin)
  await button(admin, 'Check now').click()
  await expect(button(admin, 'Check now')).toBeVisible()
  await expect(admin.getByRole('main')).toContainText('Every entry up to number')

  expect(errors).toEqual([])
})
