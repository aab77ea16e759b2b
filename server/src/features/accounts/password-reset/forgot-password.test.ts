import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountSetup, registerSomebody, setUpAccounts } from '../testing/account-setup.ts'
import { makeMailedPasswordLink } from './forgot-password.ts'
import { readPasswordReset } from './reset-password.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

it('a link over the limit is not created, so the newest mailed link still works', async () => {
  const { email } = await registerSomebody(setup)
  const from = { requestId: '0', address: '192.0.2.1', userAgent: undefined }
  const make = () =>
    setup.database.transaction((tx) => makeMailedPasswordLink(tx, setup.deps, { ...from, email }))
  const urls: string[] = []
  for (let count = 0; count < 8; count += 1) {
    const made = await make()
    if (made !== undefined) urls.push(made.url)
  }

  const token = urls.at(-1)?.split('/').at(-1) ?? ''

  expect(urls).toHaveLength(6)
  expect((await readPasswordReset(setup.deps, token)).email).toBe(email)
})

it('a mailed link contains none of the requester’s text if the address is unproven', async () => {
  const { email } = await registerSomebody(setup, 'Go to evil.example')
  const from = { requestId: '0', address: '192.0.2.1', userAgent: undefined }
  const linkTo = (next: string) =>
    setup.database.transaction((tx) =>
      makeMailedPasswordLink(tx, setup.deps, { ...from, email, next }),
    )

  const made = [await linkTo('/billing?go=evil.example'), await linkTo('/billing')]

  expect(made.map((link) => link?.displayName)).toEqual([null, null])
  expect(made.map((link) => link?.url.split('?')[1])).toEqual([undefined, 'next=%2Fbilling'])
})
