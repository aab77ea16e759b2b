import { expect, test } from './journey.ts'
import type { NewCampaign } from './steps/create-campaign.ts'
import { cards, openPayment, pay, typeCard } from './steps/fund-campaign.ts'
import { makeCampaign } from './steps/make-campaign.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { toast } from './steps/toast.ts'

test('a declined card says so, and another card in the same form pays', async ({
  brand,
  brandCalls,
  sandbox,
}) => {
  const campaign = await makeCampaign(brandCalls)
  await openPayment(brand, campaign)

  await typeCard(brand, cards.declined)
  await pay(brand)
  await expect(toast(brand)).toContainText('Payment Failed')
  await expect(toast(brand)).toContainText('Your card was declined.')
  await typeCard(brand, cards.accepted)
  await pay(brand)

  await expect(toast(brand)).toContainText('Payment Successful')
  await brand.goto(`/campaigns/${campaign.id}`)
  await expect(brand.getByRole('main')).toContainText('live')
  const payments = (await sandbox.readPayments()).filter((each) => isFor(campaign, each))
  expect(payments.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', 10_000]])
})

test('a card with 3-D Secure pays after the bank’s page', async ({ brand, brandCalls }) => {
  const campaign = await makeCampaign(brandCalls)
  await openPayment(brand, campaign)
  await typeCard(brand, cards.authenticated)
  await pay(brand)

  await brand.getByRole('button', { name: 'Complete authentication' }).click()

  await expect(brand).toHaveURL(/\/dashboard\?campaign=/)
  await expect(toast(brand)).toContainText('Payment Successful')
  await brand.goto(`/campaigns/${campaign.id}`)
  await expect(brand.getByRole('main')).toContainText('live')
})

test('a failed 3-D Secure check charges nothing and leaves the campaign a draft', async ({
  brand,
  brandCalls,
  sandbox,
}) => {
  const campaign = await makeCampaign(brandCalls)
  await openPayment(brand, campaign)
  await typeCard(brand, cards.authenticated)
  await pay(brand)

  await brand.getByRole('button', { name: 'Fail authentication' }).click()

  await expect(brand).toHaveURL(/\/campaigns\/[0-9a-f-]+$/)
  await expect(toast(brand)).toContainText('Payment Failed')
  const refused = brand.getByRole('alert').filter({ hasText: 'Nothing was charged.' })
  await expect(refused).toContainText('Your bank did not confirm the payment for')
  await expect(refused.getByRole('link', { name: /^Try again with \$/ })).toBeVisible()
  await expect(brand.getByRole('main')).toContainText('draft')
  const payments = (await sandbox.readPayments()).filter((each) => isFor(campaign, each))
  expect(payments.map(({ status }) => status)).toEqual(['requires_payment_method'])
})

test('a tab closed right after paying loses nothing: the webhook books the payment', async ({
  brand,
  brandCalls,
}) => {
  const campaign = await makeCampaign(brandCalls)
  const tab = await brand.context().newPage()
  await tab.route('**/refresh-funding', (route) => route.abort())
  await openPayment(tab, campaign)
  await typeCard(tab, cards.accepted)

  const confirmed = tab.waitForResponse((response) => response.url().endsWith('/confirm'))
  await pay(tab)
  await confirmed
  await tab.close()

  await brand.goto(`/campaigns/${campaign.id}`)
  await reloadUntil(brand, () =>
    expect(brand.getByRole('main')).toContainText('live', { timeout: 2000 }),
  )
})

test('an invalid amount never reaches the provider', async ({ brand, brandCalls, sandbox }) => {
  const campaign = await makeCampaign(brandCalls)

  await openPayment(brand, campaign, '0')

  await expect(toast(brand)).toContainText('Please enter a valid funding amount')
  const payments = (await sandbox.readPayments()).filter((each) => isFor(campaign, each))
  expect(payments).toEqual([])
})

function isFor({ name }: NewCampaign, payment: { readonly description: string | null }): boolean {
  return payment.description?.includes(name) ?? false
}
