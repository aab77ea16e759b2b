import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { appCode } from './people/app-code.ts'
import { newPerson, password } from './people/person.ts'
import { fillSignIn, waitForSignInForm } from './people/sign-in.ts'
import { registerByCall } from './people/sign-in-by-call.ts'
import { toast } from './steps/toast.ts'

test('an authenticator app is set up, and a code or a recovery code finishes the sign-in', async ({
  page,
  appUrl,
}) => {
  const who = { ...newPerson('Creator'), password }
  await openSecurity(page, await registerByCall(appUrl, who))

  await page.getByRole('button', { name: 'Set up an authenticator app' }).dblclick()
  const key = await page.getByLabel('Or enter this key in the app').inputValue()
  const first = appCode(key)
  await enterCode(page, first, 'Turn on')
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Done' }).click()
  expect(codes).toHaveLength(10)

  await openSecondStep(page, appUrl, who)
  await enterCode(page, first, 'Continue')
  await expect(page.getByText('or was used before').first()).toBeVisible()
  await enterCode(page, appCode(key, 1), 'Continue')
  await expect(page).toHaveURL(/\/account\/security$/)

  await openSecondStep(page, appUrl, who)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('9 left')).toBeVisible()
})

test('an admin’s code signs in a user who lost every factor once, and prompts for a new factor', async ({
  page,
  admin,
  appUrl,
}) => {
  const who = { ...newPerson('Creator'), password }
  await openSecurity(page, await registerByCall(appUrl, who))
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await enterCode(
    page,
    appCode(await page.getByLabel('Or enter this key in the app').inputValue()),
    'Turn on',
  )
  await page.getByRole('button', { name: 'Done' }).click()

  await admin.goto(`/admin/users?search=${who.email}`)
  await admin.getByRole('link', { name: who.displayName }).first().click()
  const menu = admin.getByRole('button', { name: /^Actions for/ })
  await menu.click()
  await admin.getByRole('menuitem', { name: 'Sign-in code' }).click()
  await admin.getByLabel('Reason').fill('Knows what only she knows')
  await admin.getByRole('button', { name: 'Make code' }).click()
  const code = await admin.getByLabel('Code', { exact: true }).inputValue()
  await admin.getByRole('button', { name: 'Done' }).click()
  await expect(menu).toBeFocused()

  await page.context().clearCookies()
  await page.goto('/auth/login')
  await fillSignIn(page, who)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(page.getByText('10 left')).toBeVisible()
})

test('a passkey is added, signs in without a password and after one, and is removed', async ({
  page,
  appUrl,
}) => {
  const who = { ...newPerson('Creator'), password }
  const unplug = await plugIn(page)
  await openSecurity(page, await registerByCall(appUrl, who))

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Red key')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.context().clearCookies()
  await page.goto('/auth/login')
  await waitForSignInForm(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await openSecondStep(page, appUrl, who)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/^Passkey, added .*, last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Red key' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Passkey removed')
  await expect(toast(page)).toContainText('You can sign out there under Sessions')
  await page.context().clearCookies()
  await page.goto('/auth/login')
  await fillSignIn(page, who)
  await expect(page).toHaveURL(/\/dashboard$/)
  await unplug()
})

interface Credentials {
  readonly email: string
  readonly password: string
}

async function openSecurity(page: Page, person: APIRequestContext): Promise<void> {
  await page.context().addCookies((await person.storageState()).cookies)
  await page.goto('/account/security')
}

/** Signs in with the password as far as the second step, which continues to the security page. */
async function openSecondStep(page: Page, appUrl: string, who: Credentials): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${appUrl}/account/security`)
  await fillSignIn(page, who)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code)
  await page.getByRole('button', { name: button }).click()
}

/**
 * Adds a virtual authenticator whose user is always present and verified. Returns what removes it.
 */
async function plugIn(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => devtools.detach()
}
