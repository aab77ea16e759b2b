import { expect, type Page } from '@playwright/test'
import { newPerson, type Person, password } from './person.ts'

export async function registerCreator(page: Page, appUrl: string): Promise<Person> {
  const person = newPerson('Creator')
  await page.goto(`${appUrl}/auth/register`)
  await page.getByLabel('Display Name').fill(person.displayName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${appUrl}/dashboard`)
  return person
}

export async function acceptInvitation(
  page: Page,
  link: string,
  { displayName, brandName }: Pick<Person, 'displayName'> & { readonly brandName: string },
): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Join as ${brandName}`)
  await page.getByLabel('Display Name').fill(displayName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
