import { expect, test } from './journey.ts'
import { openPendingPost } from './steps/approve-post.ts'
import { openConnectDialog } from './steps/connect-account.ts'
import { campaignIdOf, fillCampaign } from './steps/create-campaign.ts'
import { earnWithShort, growTo } from './steps/earn.ts'
import { cards, typeCard } from './steps/fund-campaign.ts'
import { makeAccount } from './steps/make-account.ts'
import { makeCampaign, makeLiveCampaign } from './steps/make-campaign.ts'
import { publishShort } from './steps/publish-short.ts'
import { fillSubmission } from './steps/submit-post.ts'
import { tile } from './steps/tile.ts'
import { toast } from './steps/toast.ts'
import { uniqueUsername } from './steps/unique-username.ts'
import { connectPayouts } from './steps/withdraw.ts'

// Animated, so that the second click lands on an element that is still leaving.
test.use({ motion: 'no-preference' })

test('a double click on Create Campaign creates one campaign', async ({ brand }) => {
  const name = await fillCampaign(brand, { platforms: ['Shorts'] })

  await brand.getByRole('button', { name: 'Create Campaign' }).dblclick()

  await campaignIdOf(brand)
  await brand.goto('/dashboard')
  await expect(brand.getByRole('link', { name, exact: true })).toHaveCount(1)
})

test('a double click on Create invitation makes one link, which works', async ({ brand }) => {
  const email = `${uniqueUsername()}@example.com`
  await brand.goto('/account/team')
  await brand.getByRole('button', { name: 'Invite' }).click()
  await brand.getByLabel('Email').fill(email)
  const calls: string[] = []
  brand.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })

  await brand.getByRole('button', { name: 'Create invitation' }).dblclick()

  const link = await brand.getByText(/\/join\/\S+$/).textContent()
  expect(calls).toEqual(['/api/brand/members/invitations'])
  await brand.goto(link ?? '')
  await expect(brand.getByText(`invites ${email} as a reviewer`)).toBeVisible()
})

test('double clicks during checkout charge the card once', async ({
  brand,
  brandCalls,
  sandbox,
}) => {
  const campaign = await makeCampaign(brandCalls)
  await brand.goto(`/campaigns/${campaign.id}/fund`)
  await brand.getByRole('button', { name: 'Continue to Payment' }).dblclick()
  await typeCard(brand, cards.accepted)
  const confirmations: string[] = []
  brand.on('request', (request) => {
    if (/\/payment_intents\/\w+\/confirm$/.test(request.url())) confirmations.push(request.url())
  })

  await brand.getByRole('button', { name: 'Pay $100.00' }).dblclick()

  await expect(toast(brand)).toContainText('Payment Successful')
  expect(confirmations).toHaveLength(1)
  const payments = (await sandbox.readPayments()).filter((each) =>
    each.description?.includes(campaign.name),
  )
  expect(payments.map(({ status }) => status)).toEqual(['succeeded'])
})

test('double clicks while connecting, submitting and approving have one effect each', async ({
  brand,
  brandCalls,
  creator,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const username = uniqueUsername()
  await openConnectDialog(creator, 'YouTube')
  await creator.getByLabel('Username').fill(username)

  await creator.getByRole('button', { name: 'Connect', exact: true }).dblclick()
  await expect(creator.getByRole('heading', { name: `@${username}` })).toHaveCount(1)

  const short = await publishShort(sandbox, username)
  await fillSubmission(creator, campaign, short.url)
  await creator.getByRole('button', { name: 'Submit Content' }).dblclick()
  await expect(toast(creator)).toContainText('Content submitted!')
  await creator.goto('/dashboard')
  await expect(tile(creator, 'Submissions')).toContainText('1')

  await openPendingPost(brand, campaign)
  await brand.getByRole('button', { name: /^Approve/ }).dblclick()
  await expect(toast(brand)).toContainText('Submission approved')
})

test('a post submitted from two tabs at once becomes one submission', async ({
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const { username } = await makeAccount(creatorCalls)
  const short = await publishShort(sandbox, username)
  const other = await creator.context().newPage()
  const tabs = [creator, other]
  for (const tab of tabs) await fillSubmission(tab, campaign, short.url)

  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Submit Content' }).click()))

  for (const tab of tabs)
    await expect(toast(tab)).toContainText(/Content submitted|Submission failed/)
  await creator.goto('/dashboard')
  await expect(tile(creator, 'Submissions')).toContainText('1')
})

test('a payout requested by double clicks in two tabs is one payout and one transfer', async ({
  brandCalls,
  creator,
  creatorCalls,
  sandbox,
}) => {
  const short = await earnWithShort({ brandCalls, creatorCalls, sandbox })
  await growTo({ creator, creatorCalls, sandbox }, short, { views: 7_137, available: '$21.41' })
  await connectPayouts(creator)
  const other = await creator.context().newPage()
  await other.goto('/earnings')
  await expect(tile(other, 'Available Balance')).toContainText('$21.41')

  await Promise.all(
    [creator, other].map((tab) => tab.getByRole('button', { name: 'Request Payout' }).dblclick()),
  )

  await expect(toast(creator)).toBeVisible()
  await creator.reload()
  const history = creator.getByRole('listitem').filter({ hasText: 'paid' })
  await expect(history.filter({ hasText: '$21.41' })).toHaveCount(1)
  const transfers = (await sandbox.readTransfers()).filter((each) => each.amount === 2_141)
  expect(transfers).toHaveLength(1)
})
