import { expect, test } from './journey.ts'
import { auditBooks } from './product/audit-books.ts'
import { approvePost } from './steps/approve-post.ts'
import { connectProven } from './steps/connect-account.ts'
import { createCampaign } from './steps/create-campaign.ts'
import { growTo } from './steps/earn.ts'
import { fundCampaign } from './steps/fund-campaign.ts'
import { collectPageErrors } from './steps/page-errors.ts'
import { publishShort } from './steps/publish-short.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { submitPost } from './steps/submit-post.ts'
import { tile } from './steps/tile.ts'
import { uniqueUsername } from './steps/unique-username.ts'
import { connectPayouts, requestPayout } from './steps/withdraw.ts'

test('a dollar goes from a brand’s card to a creator’s payout, and every screen agrees', async ({
  place,
  sandbox,
  brand,
  creator,
  creatorCalls,
  admin,
}) => {
  const errors = [brand, creator, admin].map((page) => collectPageErrors(page))
  const username = uniqueUsername()

  const campaign = await createCampaign(brand, ['Shorts'])
  await fundCampaign(brand, campaign)
  await expect(tile(brand, 'Total Budget')).toContainText('$100.00')
  await expect(tile(brand, 'Active Campaigns')).toContainText('1')

  await connectProven(creator, sandbox, username)
  const short = await publishShort(sandbox, username)
  await submitPost(creator, campaign, short.url)
  await approvePost(brand, campaign)

  await growTo({ creator, creatorCalls, sandbox }, short, { views: 10_000, available: '$30.00' })
  await connectPayouts(creator)
  await requestPayout(creator)

  await expect(tile(creator, 'Available Balance')).toContainText('$0.00')
  await expect(tile(creator, 'Last Payout')).toContainText('$30.00')
  await expect(tile(creator, 'Total Earnings')).toContainText('$30.00')
  await creator.goto('/dashboard')
  await expect(tile(creator, 'Total Earnings')).toContainText('$30.00')
  await expect(tile(creator, 'Pending')).toContainText('$0.00')
  await expect(tile(creator, 'Total Views')).toContainText('10K')
  await brand.goto('/dashboard')
  await expect(tile(brand, 'Total Paid')).toContainText('$30.00')
  await admin.goto('/dashboard')
  await reloadUntil(admin, async () => {
    const sent = (await sandbox.readTransfers()).reduce((sum, each) => sum + each.amount, 0)
    const dollars = (sent / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await expect(tile(admin, 'Total Paid')).toContainText(dollars, { timeout: 2000 })
  })

  const audit = await auditBooks(place)
  expect(audit.exitCode, audit.text).toBe(0)
  expect(errors).toEqual([[], [], []])
})
