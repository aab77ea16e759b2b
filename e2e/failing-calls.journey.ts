import type { Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, password } from './people/person.ts'
import { registerByCall, signInByCall } from './people/sign-in-by-call.ts'
import { campaignIdOf, fillCampaign } from './steps/create-campaign.ts'
import { makeAccount } from './steps/make-account.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { publishShort } from './steps/publish-short.ts'
import { fillSubmission } from './steps/submit-post.ts'
import { toast } from './steps/toast.ts'

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'returns 500': (route) => route.fulfill({ status: 500, body: '' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
}

for (const [what, fail] of Object.entries(failures)) {
  test(`typed text survives when the server ${what}`, async ({ page, creator, brand }) => {
    await page.goto('/auth/register')
    await page.getByLabel('Display Name').fill('Ines')
    await page.getByLabel('Email').fill('ines@example.test')
    await page.getByLabel('Password').fill('long-enough-to-keep')
    await failOnce(page, '**/api/auth/register', fail)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(toast(page)).toContainText(/try again/i)
    await expect(page.getByLabel('Email')).toHaveValue('ines@example.test')
    await expect(page.getByLabel('Password')).toHaveValue('long-enough-to-keep')

    await creator.goto('/settings')
    await creator.getByLabel('Bio').fill('Kept while it fails')
    await failOnce(creator, '**/api/creator/profile', fail)
    await creator.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(creator)).toContainText('Failed to update profile')
    await expect(creator.getByLabel('Bio')).toHaveValue('Kept while it fails')
    await creator.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(creator)).toContainText('Profile updated successfully')

    const name = await fillCampaign(brand, { platforms: ['Shorts'], budget: '321' })
    await failOnce(brand, '**/api/campaigns', fail)
    await brand.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(toast(brand)).toContainText('Failed to create campaign')
    await expect(brand.getByLabel('Campaign name')).toHaveValue(name)
    await expect(brand.getByRole('textbox', { name: 'Budget' })).toHaveValue('321')
    await brand.getByRole('button', { name: 'Create Campaign' }).click()
    await campaignIdOf(brand)
  })
}

test('the form keeps the post when submitting it fails', async ({
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const { username } = await makeAccount(creatorCalls)
  const short = await publishShort(sandbox, username)
  await fillSubmission(creator, campaign, short.url)
  await failOnce(creator, '**/api/submissions', (route) => route.abort('connectionrefused'))

  await creator.getByRole('button', { name: 'Submit Content' }).click()

  await expect(toast(creator)).toContainText('Failed to submit')
  await expect(creator.getByLabel('Post URL')).toHaveValue(short.url)
  await creator.getByRole('button', { name: 'Submit Content' }).click()
  await expect(creator).toHaveURL(/\/my-submissions$/)
})

test('typed text survives when the session ends elsewhere, even on a page that only reads', async ({
  creator,
  appUrl,
}) => {
  const newcomer = newPerson('Creator')
  const person = await registerByCall(appUrl, newcomer)
  await creator.context().addCookies((await person.storageState()).cookies)
  await creator.goto('/settings')
  await creator.getByLabel('Bio').fill('Not saved yet')
  await person.post('/api/auth/logout')

  // The page's stream ends, is refused, and the bell asks why.
  const dialog = creator.getByRole('dialog', { name: 'You’ve been signed out' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('You’re not signed in yet.')
  await creator
    .context()
    .addCookies(
      (await (await signInByCall(appUrl, { email: newcomer.email, password })).storageState())
        .cookies,
    )
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(creator.getByLabel('Bio')).toHaveValue('Not saved yet')
})

/** Fails the next mutating call to this path; GETs still succeed. */
async function failOnce(
  page: Page,
  address: string,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  let isDue = true
  await page.route(address, async (route) => {
    if (!isDue || route.request().method() === 'GET') return route.fallback()
    isDue = false
    await fail(route)
  })
}
