import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  registerSomebody,
  setUpAccounts,
} from '../accounts/testing/account-setup.ts'
import { describeProfilePage } from './describe-profile-page.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

function describePage(address: string) {
  return describeProfilePage(
    { database: setup.database, appUrl: 'https://permille.example' },
    address,
  )
}

it('names the creator, whatever the case of the URL', async () => {
  const { browser } = await registerSomebody(setup, 'Mira Vale')
  const username = 'Mira_Shared'
  await browser.send('PUT', '/api/creator/profile', { username, bio: 'Small films' })

  const head = await describePage('/profile/mira_shared')

  expect(head).toMatchObject({
    title: 'Mira Vale (@Mira_Shared) · Permille',
    description: 'Small films',
    url: 'https://permille.example/profile/Mira_Shared',
    imageUrl: null,
  })
})

it('is rendered from exactly what the profile’s call returns', async () => {
  const { browser } = await registerSomebody(setup, 'Nilo Aro')
  await browser.send('PUT', '/api/creator/profile', { username: 'nilo_page' })

  const head = await describePage('/profile/NILO_page')

  const answered = await browser.send('GET', '/api/profile/NILO_page')
  const params = { username: 'NILO_page' }
  expect(head?.preloaded).toEqual({
    key: ['/api/profile/{username}', params, {}],
    data: answered.json(),
  })
})

it.each(['/profile/nobody_here', '/profile/%00', "/profile/a'b"])(
  'finds no one at %s',
  async (address) => {
    expect(await describePage(address)).toBeNull()
  },
)

it.each(['/', '/profile', '/profile/mira/more', '/dashboard'])(
  'does not describe %s',
  async (address) => {
    expect(await describePage(address)).toBeUndefined()
  },
)
