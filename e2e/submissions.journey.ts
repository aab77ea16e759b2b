import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { joinByCall } from './people/join-by-call.ts'
import { newPerson, password } from './people/person.ts'
import { waitForSignInForm } from './people/sign-in.ts'
import { postCall, registerByCall } from './people/sign-in-by-call.ts'
import { openPendingPost } from './steps/approve-post.ts'
import { waitWithShort } from './steps/earn.ts'
import { makeProvenAccount } from './steps/make-account.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { publishShort } from './steps/publish-short.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { tabTo } from './steps/tab-to.ts'
import { toast } from './steps/toast.ts'

test('a creator sees why a post was rejected, and resubmits it once', async ({
  brand,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const { campaign } = await waitWithShort({ brandCalls, creatorCalls, sandbox })
  await openPendingPost(brand, campaign)
  await brand.getByRole('button', { name: /^Reject/ }).click()
  await expect(brand.getByRole('button', { name: 'Reject post' })).toBeDisabled()
  await brand.getByLabel('Reason').selectOption({ label: 'The advertising label is missing' })
  await brand.getByLabel('Note').fill('Say that it is an advert in the first line.')
  await brand.getByRole('button', { name: 'Reject post' }).click()
  await expect(toast(brand)).toContainText('Submission rejected')

  await creator.goto('/my-submissions')
  const post = creator.getByRole('listitem').filter({ hasText: campaign.name })
  await post.getByRole('link').first().click()
  await expect(creator.getByText('Say that it is an advert').first()).toBeVisible()
  await creator.getByRole('button', { name: 'Submit again' }).click()
  const dialog = creator.getByRole('dialog')
  await expect(dialog).toContainText('Say that it is an advert')
  await dialog.getByLabel('What did you change?').fill('The first line says so now.')
  await dialog.getByRole('button', { name: 'Submit again' }).dblclick()

  await expect(toast(creator)).toContainText('Your submission is pending review again.')
  await expect(creator.getByRole('button', { name: 'Submit again' })).toHaveCount(0)
  await openPendingPost(brand, campaign)
  await expect(brand.getByText('The first line says so now.')).toBeVisible()
})

test('the picture of a new post is our own copy, for the brand and for its creator', async ({
  brand,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const { campaign, submissionId } = await waitWithShort({ brandCalls, creatorCalls, sandbox })
  await openPendingPost(brand, campaign)
  await creator.goto(`/my-submissions/${submissionId}`)

  for (const page of [brand, creator]) {
    const still = page.getByRole('main').locator('img[src^="/uploads/"]').first()
    await reloadUntil(page, () => expect(still).toBeVisible({ timeout: 2000 }))
    const readWidth = () => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(readWidth).toBe(480)
  }
})

test('a brand signs in, finds the review desk and approves a post without a mouse', async ({
  page: brand,
  appUrl,
  creatorCalls,
  sandbox,
}) => {
  const person = newPerson('Brand')
  const brandCalls = await joinByCall(appUrl, { ...person, brandName: 'Without a mouse Ltd' })
  const { campaign } = await waitWithShort({ brandCalls, creatorCalls, sandbox })
  const keys = brand.keyboard

  await brand.goto('/auth/login')
  await waitForSignInForm(brand)
  await tabTo(brand.getByLabel('Email'))
  await keys.type(person.email)
  await tabTo(brand.getByLabel('Password'))
  await keys.type(password)
  await keys.press('Enter')
  await expect(brand).toHaveURL(/\/dashboard$/)

  await expect(brand.getByRole('button', { name: 'Search' })).toBeVisible()
  await keys.press('Control+k')
  await expect(brand.getByRole('combobox')).toBeFocused()
  await keys.type('submissions')
  await keys.press('Enter')
  await expect(brand).toHaveURL(/\/submissions$/)
  const row = brand.getByRole('row').filter({ hasText: campaign.name })
  await expect(row).toBeVisible()
  await keys.press('j')
  await expect(row.getByRole('link').first()).toBeFocused()
  await keys.press('Enter')
  await expect(brand.getByRole('heading', { name: 'Decision' })).toBeVisible()

  await keys.press('a')

  await expect(toast(brand)).toContainText('Submission approved')
  await expect(brand).toHaveURL(/\/submissions$/)
})

const submitLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Submit Content to ${name}` })

test('a full campaign says so before the form is filled in, until a place frees up', async ({
  appUrl,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const { id, name } = await makeLiveCampaign(brandCalls, sandbox, { creatorsMax: 1 })
  const first = await registerByCall(appUrl, newPerson('Creator'))
  const account = await makeProvenAccount(first, sandbox)
  const { url: postUrl } = await publishShort(sandbox, account.username)
  await makeProvenAccount(creatorCalls, sandbox)
  await creator.goto(`/explore?campaign=${id}`)
  await expect(submitLink(creator, name)).toBeVisible()

  const post = { campaignId: id, socialAccountId: account.id, postUrl }
  const submitted = await postCall(first, '/api/submissions', post)
  await creator.reload()

  const card = creator.getByRole('region', { name: 'The campaign you opened' })
  await expect(card).toContainText('Full right now')
  await expect(submitLink(creator, name)).toHaveCount(0)
  await card.getByRole('link', { name }).click()
  await expect(creator.getByText('This campaign accepts one creator')).toBeVisible()
  await expect(creator.getByRole('link', { name: 'Submit Content' })).toHaveCount(0)
  await creator.goto(`/submit/${id}`)
  await expect(creator.getByText('This campaign is full right now')).toBeVisible()
  await expect(creator.getByLabel('Post URL')).toHaveCount(0)

  await postCall(first, `/api/submissions/${submitted.id}/withdraw`)
  await creator.reload()

  await expect(creator.getByLabel('Post URL')).toBeVisible()
  await first.dispose()
})

test('a creator blocked after joining by a link sees it everywhere, until unblocked', async ({
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const { id, name } = await makeLiveCampaign(brandCalls, sandbox, { isInviteOnly: true })
  await postCall(brandCalls, `/api/campaigns/${id}/link`)
  const { token } = await (await brandCalls.get(`/api/campaigns/${id}/link`)).json()
  const { handle } = await (await creatorCalls.get('/api/creator/profile')).json()
  await makeProvenAccount(creatorCalls, sandbox)
  await creator.goto(`/offers/${id}?invite=${token}`)
  await creator.getByRole('button', { name: 'Join campaign' }).click()
  await expect(creator.getByLabel('Post URL')).toBeVisible()

  await postCall(brandCalls, '/api/brand/blocks', { handle, reason: 'Reposts of others' })
  await creator.reload()

  await expect(creator.getByText('This brand accepts no new posts from you.')).toBeVisible()
  await expect(creator.getByLabel('Post URL')).toHaveCount(0)
  await creator.goto('/explore')
  const invitations = creator.getByRole('region', { name: 'Your invitations' })
  await expect(invitations).toContainText('Accepts no posts from you')
  await expect(submitLink(creator, name)).toHaveCount(0)
  await creator.goto(`/offers/${id}?invite=${token}`)
  await expect(creator.getByText(/accepts no (new )?posts from you/)).toBeVisible()
  await expect(creator.getByRole('button', { name: 'Join campaign' })).toHaveCount(0)

  const [block] = await (await brandCalls.get('/api/brand/blocks')).json()
  const unblocked = await brandCalls.delete(`/api/brand/blocks/${block.id}`)
  expect(unblocked.ok()).toBe(true)
  await creator.goto(`/submit/${id}`)

  await expect(creator.getByLabel('Post URL')).toBeVisible()
})
