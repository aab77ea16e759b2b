import { expect, test } from './journey.ts'
import { connectByUsername, openConsentPage } from './steps/connect-account.ts'
import { toast } from './steps/toast.ts'
import { uniqueUsername } from './steps/unique-username.ts'

for (const platform of ['TikTok', 'Instagram'] as const) {
  test(`${platform} is connected on its own page, and the account is verified at once`, async ({
    creator,
  }) => {
    const username = uniqueUsername()
    await openConsentPage(creator, platform)

    await creator.getByLabel('Account').fill(username)
    await creator.getByRole('button', { name: 'Allow' }).click()

    await expect(toast(creator)).toContainText('Account connected!')
    await expect(creator).toHaveURL(/\/social-accounts$/)
    await expect(creator.getByRole('heading', { name: `@${username}` })).toBeVisible()
    await expect(creator.getByRole('img', { name: 'Verified as yours' })).toBeVisible()
  })

  test(`declining on ${platform} connects nothing and says so`, async ({ creator }) => {
    await openConsentPage(creator, platform)

    await creator.getByRole('button', { name: 'Deny' }).click()

    await expect(toast(creator)).toContainText('Failed to connect account')
    await expect(toast(creator)).toContainText('You did not allow the connection')
    await expect(creator.getByText('No accounts connected')).toBeVisible()
  })
}

test('a YouTube channel is verified by a code in its description', async ({ creator, sandbox }) => {
  const username = uniqueUsername()
  await connectByUsername(creator, 'YouTube', username)
  const code = await creator.locator('code').innerText()

  await creator.getByRole('button', { name: 'Verify' }).click()
  await expect(creator.getByRole('alert')).toBeVisible()
  const description = `Films about walking. ${code}`
  await sandbox.setAccount({ platform: 'youtube', username, followers: 900, description })
  await creator.getByRole('button', { name: 'Verify' }).click()

  await expect(toast(creator)).toContainText('Account verified!')
  await expect(creator.getByRole('img', { name: 'Verified as yours' })).toBeVisible()
  await expect(creator.locator('code')).toHaveCount(0)
})

test('an account is removed after a confirmation', async ({ creator }) => {
  const username = uniqueUsername()
  await connectByUsername(creator, 'X (Twitter)', username)

  await creator.getByRole('button', { name: `Remove @${username}` }).click()
  await creator.getByRole('button', { name: 'Remove account' }).click()

  await expect(toast(creator)).toContainText('Your account has been disconnected.')
  await expect(creator.getByText('No accounts connected')).toBeVisible()
})
