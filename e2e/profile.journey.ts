import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { password } from './people/person.ts'
import { fillSignIn } from './people/sign-in.ts'
import { registerCreator } from './people/sign-up.ts'
import { dropFile } from './steps/drop-file.ts'
import { toast } from './steps/toast.ts'
import { uniqueUsername } from './steps/unique-username.ts'

const saved = 'Profile updated successfully'

test('a new name and bio are saved and shown on the public profile', async ({ creator }) => {
  await creator.goto('/settings')
  const name = `Noor ${uniqueUsername()}`
  await creator.getByLabel('Name', { exact: true }).fill(name)
  await creator.getByLabel('Bio').fill('Small rooms, good light.')

  await creator.getByRole('button', { name: 'Save changes' }).click()

  await expect(toast(creator)).toContainText(saved)
  const [profile] = await Promise.all([
    creator.waitForEvent('popup'),
    creator.getByRole('link', { name: 'View public profile' }).click(),
  ])
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(profile.getByText('Small rooms, good light.')).toBeVisible()
})

test('everything stored about a person downloads as one file', async ({ creator }) => {
  await creator.goto('/settings')
  await creator.getByRole('link', { name: 'Your data' }).click()
  const saving = creator.waitForEvent('download')

  await creator.getByRole('link', { name: 'Download your data' }).click()

  const file = await (await saving).path()
  const data = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(data)).toContain('readings')
  expect(data.account).toHaveLength(1)
  await expect(creator).toHaveURL('/account/data')
})

test('changing the country clears the city', async ({ creator }) => {
  await creator.goto('/settings')
  await creator.getByRole('tab', { name: 'Location & Timezone' }).click()
  const city = creator.getByLabel('City')
  await expect(city).toBeDisabled()
  await expect(city).toContainText('Select a country first')

  await creator.getByLabel('Country').selectOption('Germany')
  await city.selectOption('Berlin')
  await creator.getByLabel('Country').selectOption('Malta')

  await expect(city).toHaveValue('')
  await city.selectOption('Valletta')
  await creator.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(creator)).toContainText(saved)
  await creator.reload()
  await creator.getByRole('tab', { name: 'Location & Timezone' }).click()
  await expect(city).toHaveValue('Valletta')
})

test('a new username is confirmed once, and the public URL changes with it', async ({
  creator,
}) => {
  await creator.goto('/settings')
  const field = creator.getByLabel('Username')
  const old = await field.inputValue()
  const next = uniqueUsername()
  await field.fill(next)
  await expect(field).toHaveAccessibleDescription(/available/i)
  await creator.getByRole('button', { name: 'Save changes' }).click()
  await expect(creator.getByRole('dialog', { name: 'Change Username?' })).toContainText(next)
  await creator.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue(next)

  await creator.getByRole('button', { name: 'Save changes' }).click()
  await creator.getByRole('button', { name: 'Change Username' }).click()

  await expect(toast(creator)).toContainText(saved)
  await creator.goto(`/profile/${next}`)
  await expect(creator.getByText(`@${next}`)).toBeVisible()
  await creator.goto(`/profile/${old}`)
  await expect(creator.getByText("The profile you're looking for doesn't exist")).toBeVisible()
})

test('a username that is taken is refused at its field', async ({ creator }) => {
  await creator.goto('/settings')
  const field = creator.getByLabel('Username')
  await field.fill('lena_films')

  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/taken/i)
})

test('dropping a picture on the avatar uploads it', async ({ creator }) => {
  await creator.goto('/settings')
  const avatar = creator.getByRole('group', { name: 'Profile image' })

  await dropFile(avatar, { name: 'me.png', type: 'image/png' })

  await expect(toast(creator)).toContainText('Profile image updated successfully')
  const address = (await avatar.locator('img').getAttribute('src')) ?? ''
  expect((await creator.request.get(address)).headers()['content-type']).toBe('image/webp')
  await expect(creator.getByRole('button', { name: 'Your account' }).locator('img')).toBeVisible()
})

test('a file that is not an image, is too large, or fails to upload is reported', async ({
  creator,
}) => {
  await creator.goto('/settings')
  const avatar = creator.getByRole('group', { name: 'Profile image' })

  await dropFile(avatar, { name: 'cv.pdf', type: 'application/pdf', bytes: 10 })
  await expect(toast(creator)).toContainText('Only images can be uploaded')

  await dropFile(avatar, { name: 'big.png', type: 'image/png', bytes: 10_485_761 })
  await expect(toast(creator)).toContainText('The image must be 10 MB or less')

  await creator.route('**/api/objects/upload', (route) => route.abort())
  await dropFile(avatar, { name: 'me.png', type: 'image/png' })
  await expect(toast(creator)).toContainText('Failed to get upload URL')
  await expect(avatar.locator('img')).toHaveCount(0)
})

test('changing the password requires the old one and ends the other sessions', async ({
  page,
  browser,
  appUrl,
}) => {
  const { email } = await registerCreator(page, appUrl)
  const other = await (await browser.newContext({ baseURL: appUrl })).newPage()
  await other.goto('/auth/login')
  await fillSignIn(other, { email, password })
  await expect(other).toHaveURL(/\/dashboard$/)
  await page.goto('/account/security')

  await changePassword(page, { from: 'not-the-old-one', to: 'further-than-the-sea' })
  await expect(page.getByLabel('Old password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue('further-than-the-sea')
  await changePassword(page, { from: password, to: 'further-than-the-sea' })

  await expect(toast(page)).toContainText('Password changed')
  await other.reload()
  await expect(other).toHaveURL(/\/auth\/login$/)
  await fillSignIn(other, { email, password: 'further-than-the-sea' })
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.context().close()
})

async function changePassword(
  page: Page,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await page.getByLabel('Old password').fill(from)
  await page.getByLabel('New password').fill(to)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('an old session asks for the password once, then completes the action', async ({
  creator,
}) => {
  await refuseOnceAsStale(creator)
  await creator.goto('/settings')
  await creator.getByRole('tab', { name: 'Email' }).click()
  const email = `${uniqueUsername()}@permille.test`
  await creator.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await creator.getByRole('button', { name: 'Update email' }).click()
  const dialog = creator.getByRole('dialog', { name: 'Confirm it’s you' })

  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The current password is not correct')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(toast(creator)).toContainText('Email updated successfully')
  await expect(dialog).toBeHidden()
  await creator.reload()
  await creator.getByRole('tab', { name: 'Email' }).click()
  await expect(creator.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
})

/** Responds to the first change of the email as the server does to a session older than 15 minutes. */
async function refuseOnceAsStale(page: Page): Promise<void> {
  let isRefused = false
  await page.route('**/api/user/email', async (route) => {
    if (isRefused || route.request().method() !== 'PUT') return route.fallback()
    isRefused = true
    await route.fulfill({
      status: 403,
      json: { code: 'sign-in-too-old', message: 'Confirm it’s you' },
    })
  })
}
