import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoAdmin } from './people/demo-people.ts'
import { postCall, signInByCall } from './people/sign-in-by-call.ts'
import type { Sandbox } from './product/sandbox.ts'
import { waitWithShort } from './steps/earn.ts'
import { setViews } from './steps/publish-short.ts'
import { toast } from './steps/toast.ts'

interface People {
  readonly appUrl: string
  readonly brandCalls: APIRequestContext
  readonly creatorCalls: APIRequestContext
  readonly sandbox: Sandbox
}

/**
 * Creates a live $100.00 campaign with a post that has earned $27.00, then disputes its payment.
 */
async function givenClaimed(people: People) {
  const { campaign, short, submissionId } = await waitWithShort(people)
  await setViews(people.sandbox, short, 9000)
  await postCall(people.brandCalls, `/api/submissions/${submissionId}/approve`)
  // Pays at once; the platform's next reading would take some ten seconds. From 10,000 on it would wait for a second admin.
  const reading = { viewCount: 9000, likeCount: 500, reason: 'Seen in the app' }
  const admin = await signInByCall(people.appUrl, demoAdmin)
  await postCall(admin, `/api/admin/submissions/${submissionId}/readings`, reading)
  await admin.dispose()
  await people.sandbox.claimBack(campaign.id)
  const list = async () => (await people.brandCalls.get('/api/brand/chargebacks')).json()
  await expect.poll(async () => (await list()).length).toBe(1)
  const [{ id }] = await list()
  return { campaign, submissionId, chargebackId: String(id) }
}

test('an admin sends the evidence, the bank decides for us, and the campaign resumes', async ({
  admin,
  appUrl,
  brand,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const people = { appUrl, brandCalls, creatorCalls, sandbox }
  const { campaign, submissionId, chargebackId } = await givenClaimed(people)

  await brand.goto('/dashboard')
  await brand.getByRole('link', { name: `paid for ${campaign.name}` }).click()
  const disputed = brand.getByRole('region', { name: 'Chargebacks' })
  await expect(disputed).toContainText(
    'Of it, $73.00 was unspent and $27.00 was no longer in the campaign.',
  )
  await creator.goto(`/my-submissions/${submissionId}`)
  await expect(creator.getByText('It stays yours, whatever the bank decides.')).toBeVisible()
  await creator.goto('/earnings')
  await expect(
    creator.getByText(`payment disputed by the brand’s bank: ${campaign.name}`),
  ).toBeVisible()

  await admin.goto(`/admin/chargebacks/${chargebackId}`)
  await expect(admin.getByText('The bank took the money back')).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Evidence' })).toContainText('9,000 views, $27.00')
  await admin.getByRole('button', { name: 'Send evidence' }).click()
  await admin.getByLabel('In your words').fill('winning_evidence')
  await admin.getByRole('button', { name: 'Send to the bank' }).click()
  await expect(toast(admin)).toContainText('Evidence sent')
  await expect(admin.getByText('The payment counts for the campaign again')).toBeVisible()

  await brand.goto(`/campaigns/${campaign.id}`)
  await expect(brand.getByText('live', { exact: true })).toBeVisible()
  await expect(brand.getByText('$73.00 of $100.00')).toBeVisible()
  await creator.goto('/earnings')
  await expect(creator.getByText('Nothing is pending')).toBeVisible()
})

test('an admin accepts a loss: the creator keeps the money, the campaign stays paused', async ({
  admin,
  appUrl,
  brand,
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const people = { appUrl, brandCalls, creatorCalls, sandbox }
  const { campaign, submissionId, chargebackId } = await givenClaimed(people)

  await admin.goto(`/admin/chargebacks/${chargebackId}`)
  const accept = admin.getByRole('button', { name: 'Accept the loss' })
  await accept.press('Enter')
  await admin.keyboard.press('Escape')
  await expect(accept).toBeFocused()
  await accept.press('Enter')
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The card was stolen')
  await dialog.getByRole('button', { name: 'Accept the loss' }).press('Enter')
  await expect(toast(admin)).toContainText('Loss accepted')
  await expect(admin.locator(':focus')).toContainText(campaign.name)
  await expect(admin.getByText('The cardholder keeps the money.')).toBeVisible()
  await expect(admin.getByText('Our loss')).toBeVisible()

  await brand.goto(`/campaigns/${campaign.id}`)
  await expect(brand.getByText('Your bank kept a payment for this campaign')).toBeVisible()
  await expect(brand.getByRole('link', { name: 'Top up' })).toBeHidden()
  await brand.getByRole('link', { name: 'See the payment' }).click()
  await expect(brand.getByRole('region', { name: 'Chargebacks' })).toContainText('Lost')
  await creator.goto(`/my-submissions/${submissionId}`)
  await expect(creator.getByText('Your post’s earnings stay yours.')).toBeVisible()
})
