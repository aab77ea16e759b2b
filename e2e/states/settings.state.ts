import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, refuseCalls, replaceResponses } from './responses.ts'

const settings: PageState = {
  who: 'creator',
  path: '/settings',
  waitsFor: ['/api/creator/profile'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings')
    await expect(page.getByRole('button', { name: 'Upload image' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([
      'General',
      'Location & Timezone',
      'Languages & Categories',
      'Email',
    ])
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lena Okafor')
    await expect(page.getByLabel('Username')).toHaveValue('lena_films')
  },
}

loadedState('settings', settings)
failedState('settings', {
  ...settings,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings'),
  says: ['Your profile could not be loaded'],
})

const ofNewcomer: PageState = { ...settings, who: 'new creator' }

oneState('settings of a brand', {
  who: 'brand',
  path: '/account/brand',
  waitsFor: ['/api/brand/settings'],
  shows: (page) => expect(page.getByLabel('Brand name')).not.toHaveValue(''),
})
oneState('settings, languages and categories', {
  ...settings,
  shows: async (page) => {
    await page.getByRole('tab', { name: 'Languages & Categories' }).click()
    await expect(page.getByLabel('German')).toBeChecked()
    await expect(page.getByLabel('Fitness')).not.toBeChecked()
  },
})
oneState('security, no valid password typed', {
  ...ofNewcomer,
  path: '/account/security',
  waitsFor: ['/api/auth/sessions'],
  shows: async (page) => {
    await expect(page.getByText('This browser')).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  },
})
oneState('settings, an old session is asked for the password', {
  ...ofNewcomer,
  path: '/settings?tab=email',
  fails: ['/api/user/email', '/api/auth/confirm'],
  prepare: (page) =>
    refuseCalls(page, {
      method: 'PUT',
      calls: ['/api/user/email'],
      status: 403,
      json: { code: 'sign-in-too-old', message: 'Confirm first' },
    }),
  shows: async (page) => {
    await expect(page.getByRole('tab', { name: 'Email' })).toBeInViewport()
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('next@permille.test')
    await page.getByRole('button', { name: 'Update email' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('not my password')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The current password is not correct')).toBeVisible()
  },
})
const tooOld = { code: 'sign-in-too-old', message: 'Confirm first' }
const factors = {
  appAddedAt: '2026-03-01T10:00:00.000Z',
  passkeys: [
    {
      id: '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14',
      name: 'Laptop',
      createdAt: '2026-03-01T10:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 10,
  isRequired: false,
}
oneState('settings, an old session with a second factor is asked for that', {
  ...ofNewcomer,
  fails: ['/api/user/email', '/api/auth/confirm/code'],
  prepare: async (page) => {
    await replaceResponses(page, ['/api/user/factors'], factors)
    await refuseCalls(page, {
      method: 'PUT',
      calls: ['/api/user/email'],
      status: 403,
      json: tooOld,
    })
  },
  shows: async (page) => {
    await page.getByRole('tab', { name: 'Email' }).click()
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('next@permille.test')
    await page.getByRole('button', { name: 'Update email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog).toContainText('Enter a code from your authenticator app to continue')
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
  },
})
oneState('security, an old session is asked for the password before others are ended', {
  ...ofNewcomer,
  path: '/account/security',
  waitsFor: ['/api/auth/sessions'],
  fails: ['/api/auth/sessions'],
  prepare: async (page) => {
    await changeResponses(page, ['/api/auth/sessions'], (response) =>
      Array.isArray(response)
        ? [...response, { ...response[0], id: factors.passkeys[0]?.id, isThis: false }]
        : response,
    )
    await refuseCalls(page, {
      method: 'DELETE',
      calls: ['/api/auth/sessions'],
      status: 403,
      json: tooOld,
    })
  },
  shows: async (page) => {
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
  },
})
oneState('settings, nothing valid typed', {
  ...ofNewcomer,
  shows: async (page) => {
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Username').fill('a b')
    await page.getByLabel('Bio').fill('a'.repeat(501))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Display name is required')).toBeVisible()
    await expect(
      page.getByText('Username can only contain letters, numbers, and underscores'),
    ).toBeVisible()
    await expect(page.getByText('Bio must be 500 characters or less')).toBeVisible()
  },
})
oneState('settings, username taken', {
  ...ofNewcomer,
  shows: async (page) => {
    await page.getByLabel('Username').fill('lena_films')
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  },
})
oneState('settings, username free, and the question before it changes', {
  ...ofNewcomer,
  shows: async (page) => {
    await page.getByLabel('Username').fill('x'.repeat(30))
    await expect(page.locator('p.text-sm .text-positive')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Username?' })
    await expect(dialog.getByRole('button', { name: 'Change Username' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})
oneState('settings, a username that cannot be checked', {
  ...ofNewcomer,
  fails: ['/api/creator/check-username/{username}'],
  prepare: (page) =>
    refuseCalls(page, {
      method: 'GET',
      calls: ['/api/creator/check-username/{username}'],
      status: 500,
      json: null,
    }),
  shows: async (page) => {
    await page.getByLabel('Username').fill('somebody_else')
    await expect(page.getByText('Error checking username')).toBeVisible()
  },
})
oneState('settings, with very long names', {
  ...settings,
  who: 'creator with long names',
  shows: (page) => expect(page.getByLabel('Bio')).toHaveValue(/^.{500}$/),
})

loadedState('your data', {
  who: 'creator',
  path: '/account/data',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
    await expect(page.getByRole('link', { name: 'Download your data' })).toBeVisible()
  },
})
