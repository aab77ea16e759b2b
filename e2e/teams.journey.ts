import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { joinAsNewBrand } from './people/join-by-call.ts'
import { newPerson, password } from './people/person.ts'
import { postCall } from './people/sign-in-by-call.ts'
import { makeCampaign } from './steps/make-campaign.ts'
import { toast } from './steps/toast.ts'

const role = 'reviewer'

async function brandNameOf(owner: APIRequestContext): Promise<string> {
  const settings = await owner.get('/api/brand/settings')
  return String((await settings.json()).name)
}

async function inviteTo(owner: APIRequestContext, email: string): Promise<string> {
  const { url } = await postCall(owner, '/api/brand/members/invitations', { email, role })
  return String(url)
}

async function joinWithPassword(page: Page, link: string, displayName: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Display Name').fill(displayName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a reviewer of two brands sees what they may, goes to the right brand, and is out once removed', async ({
  page: reviewer,
  brand: owner,
  brandCalls,
  appUrl,
}) => {
  const { displayName, email } = newPerson('Reviewer')
  const otherCalls = await joinAsNewBrand(appUrl)
  const [name, otherName] = [await brandNameOf(brandCalls), await brandNameOf(otherCalls)]
  const campaign = await makeCampaign(brandCalls)

  await joinWithPassword(reviewer, await inviteTo(brandCalls, email), displayName)
  await expect(reviewer.getByRole('link', { name: 'Submissions' })).toBeVisible()
  await expect(reviewer.getByRole('link', { name: 'Billing' })).toHaveCount(0)
  await reviewer.goto('/campaigns/create')
  await expect(
    reviewer.getByText(`Ask the owner of ${name} for the right to create campaigns.`),
  ).toBeVisible()

  await reviewer.goto(await inviteTo(otherCalls, email))
  await reviewer.getByRole('button', { name: 'Join' }).click()
  const switcher = (to: string) => reviewer.getByRole('button', { name: `${to}, switch brand` })
  await expect(switcher(otherName)).toBeVisible()
  await reviewer.goto(`/campaigns/${campaign.id}`)
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(`This belongs to ${name}`)
  await reviewer.getByRole('button', { name: `Switch to ${name}` }).click()
  await expect(reviewer.getByRole('heading', { level: 1 })).toContainText(campaign.name)
  await expect(switcher(name)).toBeVisible()

  await owner.goto('/account/team')
  await owner.getByRole('button', { name: `Remove ${displayName}` }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByText('Only you.')).toBeVisible()
  await reviewer.getByRole('link', { name: 'Submissions' }).click()
  await expect(toast(reviewer)).toContainText('You no longer belong to that brand')
  await reviewer.goto('/account/team')
  await expect(reviewer.getByRole('heading', { name: otherName })).toBeVisible()
  await otherCalls.dispose()
})
