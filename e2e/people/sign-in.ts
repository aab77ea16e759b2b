import { expect, type Page } from '@playwright/test'

interface Credentials {
  readonly email: string
  readonly password: string
}

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await waitForSignInForm(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Waits for hydration: the page shows before its script runs, and an earlier click is lost. */
export async function waitForSignInForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'type',
    'submit',
  )
}

export async function signIn(page: Page, appUrl: string, who: Credentials): Promise<void> {
  await page.goto(`${appUrl}/auth/login`)
  await fillSignIn(page, who)
  await expect(page).toHaveURL(`${appUrl}/dashboard`)
}
