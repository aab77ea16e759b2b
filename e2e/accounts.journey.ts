import { expect, test } from './journey.ts'
import { demoAdmin } from './people/demo-people.ts'
import { inviteBrand } from './people/invite-brand.ts'
import { newPerson, password } from './people/person.ts'
import { fillSignIn } from './people/sign-in.ts'
import { acceptInvitation, registerCreator } from './people/sign-up.ts'
import { toast } from './steps/toast.ts'

const membersOnly = [
  '/dashboard',
  '/campaigns',
  '/campaigns/create',
  '/explore',
  '/my-submissions',
  '/earnings',
  '/social-accounts',
  '/settings',
  '/submit/some-campaign',
  '/submissions',
  '/billing',
  '/admin/users',
]

test('every member page sends a visitor to the sign-in page', async ({ page }) => {
  for (const path of membersOnly) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/auth\/login(\?next=|$)/)
  }
  await page.goto('/auth/anything-else')
  await expect(page).toHaveURL(/\/auth\/login$/)
  // No mail is sent here, so there is no such page.
  await page.goto('/auth/forgot-password')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a failed sign-in shows the same message whether or not the account exists', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await fillSignIn(page, { email: demoAdmin.email, password: 'not-the-password' })
  await expect(toast(page)).toContainText('Login failed')
  const known = await toast(page).innerText()

  await page.reload()
  await fillSignIn(page, { email: 'nobody@example.test', password: 'not-the-password' })

  await expect(toast(page)).toContainText('Login failed')
  expect(await toast(page).innerText()).toBe(known)
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a creator registers, signs out and signs in again', async ({ page, appUrl }) => {
  const { email } = await registerCreator(page, appUrl)
  await expect(toast(page)).toContainText('Account created!')
  await page.goto('/auth/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goto('/earnings')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fearnings$/)
  await fillSignIn(page, { email, password })

  await expect(page).toHaveURL(/\/earnings$/)
  await expect(toast(page)).toContainText('Welcome back!')
})

test('after signing in, a URL of another role or another site redirects home', async ({
  page,
  appUrl,
}) => {
  const { email } = await registerCreator(page, appUrl)
  for (const next of ['/admin/users', '//evil.example/dashboard']) {
    await page.context().clearCookies()
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`)

    await fillSignIn(page, { email, password })

    await expect(page, next).toHaveURL(`${appUrl}/dashboard`)
  }
})

test('a second registration with the same email is refused with a clear message', async ({
  page,
  appUrl,
}) => {
  const { email, displayName } = await registerCreator(page, appUrl)
  await page.context().clearCookies()

  await page.goto('/auth/register')
  await page.getByLabel('Display Name').fill(displayName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(toast(page)).toContainText('Registration failed')
  await expect(page).toHaveURL(/\/auth\/register$/)
})

test('an invitation works once', async ({ page, appUrl }) => {
  const { email, displayName } = newPerson('Brand')
  const brandName = `${displayName} Ltd`
  const link = await inviteBrand(appUrl, { email, brandName })
  await acceptInvitation(page, link, { displayName, brandName })

  await page.context().clearCookies()
  await page.goto(link)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You have accepted this invitation',
  )
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('features that are not available yet say “coming soon”', async ({ page }) => {
  await page.goto('/auth/login')
  for (const provider of ['Facebook', 'Instagram', 'TikTok', 'Apple']) {
    await page.getByRole('button', { name: provider }).click()
    await expect(toast(page)).toContainText(`${provider} login will be available soon.`)
  }

  await page.getByRole('button', { name: 'Forgot password?' }).click()

  await expect(toast(page)).toContainText('Password reset will be available soon.')
})

test('a tab reloads when someone else signs in in another tab, but never discards typed text', async ({
  creator,
}) => {
  await creator.goto('/settings')
  const typing = await creator.context().newPage()
  await typing.goto('/settings')
  await typing.getByLabel('Bio').fill('Not saved yet')
  const other = await creator.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  // Watched from before it opens, because it closes after five seconds.
  await Promise.all([
    expect(toast(typing)).toContainText('Another account is signed in', { timeout: 20_000 }),
    fillSignIn(other, demoAdmin),
  ])
  await expect(other).toHaveURL(/\/dashboard$/)

  await expect(creator).toHaveURL(/\/dashboard$/)
  await expect(creator.getByRole('link', { name: 'Payouts' })).toBeVisible()
  await expect(typing.getByLabel('Bio')).toHaveValue('Not saved yet')
  await typing.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(typing)).toContainText('Another account is signed in')
  await Promise.all([typing.close(), other.close()])
})
