import { expect, type Page } from '@playwright/test'

interface Credentials {
  readonly email: string
  readonly password: string
}

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signIn(page: Page, appUrl: string, who: Credentials): Promise<void> {
  await page.goto(`${appUrl}/auth/login`)
  await fillSignIn(page, who)
  await expect(page).toHaveURL(`${appUrl}/dashboard`)
}
