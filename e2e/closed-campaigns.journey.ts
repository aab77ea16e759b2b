import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson } from './people/person.ts'
import { postCall, registerByCall } from './people/sign-in-by-call.ts'
import { makeProvenAccount } from './steps/make-account.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { publishShort } from './steps/publish-short.ts'

const submitLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Submit Content to ${name}` })

test('a full campaign says so before a form is filled in, until a place is free again', async ({
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
  await expect(creator.getByText('This campaign takes one creator')).toBeVisible()
  await expect(creator.getByRole('link', { name: 'Submit Content' })).toHaveCount(0)
  await creator.goto(`/submit/${id}`)
  await expect(creator.getByText('This campaign is full right now')).toBeVisible()
  await expect(creator.getByLabel('Post URL')).toHaveCount(0)

  await postCall(first, `/api/submissions/${submitted.id}/withdraw`)
  await creator.reload()

  await expect(creator.getByLabel('Post URL')).toBeVisible()
  await first.dispose()
})

test('a creator who is blocked after joining by a link reads so everywhere, until they are unblocked', async ({
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

  await expect(creator.getByText('This brand takes no new posts from you.')).toBeVisible()
  await expect(creator.getByLabel('Post URL')).toHaveCount(0)
  await creator.goto('/explore')
  const invitations = creator.getByRole('region', { name: 'Your invitations' })
  await expect(invitations).toContainText('Takes no posts from you')
  await expect(submitLink(creator, name)).toHaveCount(0)
  await creator.goto(`/offers/${id}?invite=${token}`)
  await expect(creator.getByText(/takes no (new )?posts from you/)).toBeVisible()
  await expect(creator.getByRole('button', { name: 'Join campaign' })).toHaveCount(0)

  const unblocked = await brandCalls.delete(`/api/brand/blocks/${handle}`)
  expect(unblocked.ok()).toBe(true)
  await creator.goto(`/submit/${id}`)

  await expect(creator.getByLabel('Post URL')).toBeVisible()
})
