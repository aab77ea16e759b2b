import { inviteBrand } from '../people/invite-brand.ts'
import { newPerson } from '../people/person.ts'
import { appUrlOf } from '../product/place.ts'
import { placeOfTheRun } from '../product/place-of-the-run.ts'
import { sandboxAt } from '../product/sandbox.ts'
import { toast } from '../steps/toast.ts'
import { uniqueUsername } from '../steps/unique-username.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, refuseCalls, replaceResponses } from './responses.ts'

const policy = { name: 'Privacy Policy' } as const

loadedState('the landing page', {
  who: 'visitor',
  path: '/',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permille')
    await expect(page.getByText('coming soon')).toBeVisible()
    await expect(page.getByRole('link', policy)).toHaveAttribute('href', '/privacypolicy')
  },
})

loadedState('the privacy policy', {
  who: 'visitor',
  path: '/privacypolicy',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1, ...policy })).toBeVisible()
    await expect(page.getByText('17 Oct 2025')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: 'Google’s Privacy Policy' })).toBeVisible()
  },
})

loadedState('an unknown page', {
  who: 'visitor',
  path: '/no-such-page',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  },
})

const login: PageState = {
  who: 'visitor',
  path: '/auth/login',
  shows: async (page) => {
    const promise = 'Connect with brands and earn money based on your content views.'
    await expect(page.getByText(promise)).toBeVisible()
    await expect(page.getByLabel('Remember me')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'Apple'])
      await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  },
}
loadedState('sign in', login)
oneState('sign in, nothing typed', {
  ...login,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
  },
})
oneState('sign in, refused', {
  ...login,
  fails: ['/api/auth/login'],
  shows: async (page) => {
    await page.getByLabel('Email').fill(newPerson('Nobody').email)
    await page.getByLabel('Password').fill('not-the-password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(toast(page)).toContainText('Login failed')
  },
})

const register: PageState = {
  who: 'visitor',
  path: '/auth/register',
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'Creator Account' })).toBeVisible()
    await expect(page.getByLabel('Display Name')).toBeVisible()
    await expect(page.getByPlaceholder('Choose a strong password')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}
loadedState('register', register)
oneState('register, nothing valid typed', {
  ...register,
  shows: async (page) => {
    await page.getByLabel('Email').fill('not-an-address')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Display name is required')).toBeVisible()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  },
})

const brandName = `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} Ltd`
const invitation: PageState = {
  who: 'visitor',
  path: async () => {
    const link = await inviteBrand(appUrlOf(placeOfTheRun()), {
      email: newPerson('Brand').email,
      brandName,
    })
    return new URL(link).pathname
  },
  waitsFor: ['/api/invitations/{token}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Join as ${brandName}`)
    await expect(page.getByText('This account will belong to')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  },
}
loadedState('an invitation to a brand with a long name', {
  ...invitation,
  movesBecause: 'only the invitation says how many lines the name of its brand takes',
})
failedState('an invitation', {
  ...invitation,
  whileLoading: (page) => expect(page.getByText('Loading your invitation...')).toBeVisible(),
  says: ['The invitation could not be loaded'],
})
oneState('an invitation, by an unknown link', {
  ...invitation,
  path: `/invite/${'0'.repeat(43)}`,
  fails: ['/api/invitations/{token}'],
  shows: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know this invitation'),
})
oneState('an invitation to act for a brand, by an unknown link', {
  ...invitation,
  path: `/join/${'0'.repeat(43)}`,
  waitsFor: ['/api/brand-invitations/{token}'],
  fails: ['/api/brand-invitations/{token}'],
  shows: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know this invitation'),
})
oneState('an invitation, nothing typed', {
  ...invitation,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Display name is required')).toBeVisible()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  },
})

const request = '/api/data-deletions/{code}'
const erasure: PageState = {
  who: 'visitor',
  path: async () => {
    const sandbox = sandboxAt(placeOfTheRun())
    return new URL(await sandbox.eraseInstagramData(uniqueUsername())).pathname
  },
  waitsFor: [request],
  shows: async (page) => {
    const title = 'There was nothing to delete'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/help#write',
    )
  },
}
loadedState('deleted data', erasure)
failedState('deleted data', {
  ...erasure,
  whileLoading: (page) => expect(page.getByText('Loading your request...')).toBeVisible(),
  says: ['Your request could not be loaded'],
})
oneState('deleted data, of an account', {
  who: 'visitor',
  path: erasure.path,
  prepare: (page) =>
    changeResponses(page, [request], (erased) => ({ ...(erased as object), accountsCount: 1 })),
  shows: async (page) => {
    await expect(page.getByText('Your Instagram data was deleted')).toBeVisible()
    await expect(page.getByText('stay in our books')).toBeVisible()
  },
})
oneState('deleted data, by an unknown code', {
  who: 'visitor',
  path: '/data-deletion/none',
  fails: [request],
  shows: (page) => expect(page.getByText('We do not know this code')).toBeVisible(),
})

oneState('a new password, by a link that no longer works', {
  who: 'visitor',
  path: `/reset-password/${'0'.repeat(43)}`,
  fails: ['/api/password-resets/{token}'],
  shows: (page) => expect(page.getByText('This link no longer works')).toBeVisible(),
})

const linkToken = '0'.repeat(43)
const confirmation: PageState = {
  who: 'visitor',
  path: `/confirm-email/${linkToken}`,
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    await expect(page.getByRole('link', { name: 'Sign in and confirm' })).toHaveAttribute(
      'href',
      `/auth/login?next=%2Fconfirm-email%2F${linkToken}`,
    )
    await expect(
      page.getByText(/every earlier sign-in, second factor, payout account/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm without signing in' })).toBeEnabled()
  },
}
loadedState('an address to confirm, two ways for a visitor', confirmation)
const longAddress = `${'donaudampfschifffahrt'.repeat(3)}@permille.test`
oneState('an address that a visitor confirmed, and takes the account over', {
  ...confirmation,
  prepare: (page) =>
    replaceResponses(page, ['/api/email-proofs/{token}'], {
      email: longAddress,
      passwordUrl: `/reset-password/${linkToken}`,
    }),
  shows: async (page) => {
    await page.getByRole('button', { name: 'Confirm without signing in' }).click()
    await expect(page.getByText(`${longAddress} is yours, and so is the account.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Set a password' })).toHaveAttribute(
      'href',
      `/reset-password/${linkToken}`,
    )
  },
})
oneState('an address to confirm, by a link that no longer works', {
  ...confirmation,
  fails: ['/api/email-proofs/{token}'],
  shows: async (page) => {
    await page.getByRole('button', { name: 'Confirm without signing in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  },
})
oneState('an address to confirm, an old session is asked for the password', {
  ...confirmation,
  who: 'new creator',
  fails: ['/api/email-proofs/{token}'],
  prepare: (page) =>
    refuseCalls(page, {
      method: 'POST',
      calls: ['/api/email-proofs/{token}'],
      status: 403,
      json: { code: 'sign-in-too-old', message: 'Confirm first' },
    }),
  shows: async (page) => {
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  },
})
