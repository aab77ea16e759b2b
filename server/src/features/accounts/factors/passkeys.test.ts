import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  appUrl,
  type Browser,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { addApp } from './testing/factor-steps.ts'
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from './testing/software-authenticator.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})
afterAll(() => setup.close())

const origin = appUrl
const keys = '/api/user/factors/passkeys'

async function addPasskey(browser: Browser, authenticator: SoftwareAuthenticator) {
  const options = (await browser.send('POST', `${keys}/challenge`)).json()
  const created = authenticator.create(options)
  return { created, response: await browser.send('POST', keys, { name: 'Phone', created }) }
}

async function answerTo(browser: Browser, authenticator: SoftwareAuthenticator) {
  const options = (await browser.send('POST', '/api/auth/login/passkey/challenge')).json()
  return authenticator.answer(options)
}

function signIn(browser: Browser, answer: object) {
  return browser.send('POST', '/api/auth/login/passkey', { answer })
}

it('a passkey signs in without a password, and each assertion works once', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const phone = createAuthenticator({ origin, isSynced: true })
  const { response } = await addPasskey(owner, phone)
  const browser = openBrowser(setup, '10.7.0.1')
  const answer = await answerTo(browser, phone)

  const first = await signIn(browser, answer)
  const replayed = await signIn(openBrowser(setup, '10.7.0.2'), answer)

  expect([response.statusCode, response.json().recoveryCodes.length]).toEqual([201, 10])
  expect([first.statusCode, first.json().user.email]).toEqual([200, email])
  expect([replayed.statusCode, replayed.json().code]).toEqual([401, 'passkey-refused'])
})

it('an assertion for another site, without its user, or by another key is refused', async () => {
  const { browser: owner } = await registerSomebody(setup)
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const phone = createAuthenticator({ origin }, pair)
  const { created } = await addPasskey(owner, phone)
  const browser = openBrowser(setup, '10.7.0.3')
  const { id, rawId } = created
  const of = async (authenticator: SoftwareAuthenticator) => {
    const { userHandle, ...response } = (await answerTo(browser, authenticator)).response
    expect(userHandle).toBeDefined()
    return (await signIn(browser, { ...created, id, rawId, response })).json().code
  }

  const refused = [
    await of(createAuthenticator({ origin: 'https://permi11e.example', countsFrom: 5 }, pair)),
    await of(createAuthenticator({ origin, isUserVerified: false, countsFrom: 5 }, pair)),
    await of(createAuthenticator({ origin, countsFrom: 5 })),
    await of(createAuthenticator({ origin, countsFrom: -1 }, pair)),
  ]

  expect(refused).toEqual(Array(4).fill('passkey-refused'))
  expect(await of(createAuthenticator({ origin, countsFrom: 5 }, pair))).toBeUndefined()
})

it('a passkey without user verification, or with a stale challenge, is not added', async () => {
  const { browser: owner } = await registerSomebody(setup)
  const key = createAuthenticator({ origin, isUserVerified: false })
  const phone = createAuthenticator({ origin })
  const options = (await owner.send('POST', `${keys}/challenge`)).json()

  const unverified = await addPasskey(owner, key)
  setup.passSeconds(301)
  const stale = await owner.send('POST', keys, { name: 'Phone', created: phone.create(options) })

  expect(unverified.response.json().code).toBe('passkey-refused')
  expect(stale.json().code).toBe('passkey-refused')
  expect((await owner.send('GET', '/api/user/factors')).json().passkeys).toEqual([])
})

it('a passkey makes an old sign-in fresh, for its owner only', async () => {
  const { browser: owner } = await registerSomebody(setup)
  const { browser: stranger } = await registerSomebody(setup)
  const phone = createAuthenticator({ origin })
  await addPasskey(owner, phone)
  setup.passSeconds(16 * 60)
  const confirm = async (browser: Browser) => {
    const asked = await browser.send('POST', '/api/auth/confirm/passkey/challenge')
    const answer = phone.answer(asked.json())
    return await browser.send('POST', '/api/auth/confirm/passkey', { answer })
  }

  const byStranger = await confirm(stranger)
  const byOwner = await confirm(owner)

  expect([byStranger.statusCode, byOwner.statusCode]).toEqual([401, 200])
  expect((await owner.send('POST', `${keys}/challenge`)).statusCode).toBe(200)
})

it('every change of the factors gives this session a new token, and ends any copy of the old one', async () => {
  const { browser: owner } = await registerSomebody(setup)
  const copy = openBrowser(setup, '10.7.0.9')
  const lives = async () => (await copy.send('GET', '/api/auth/me')).statusCode === 200
  const copied: boolean[][] = []
  const during = async (change: () => Promise<unknown>) => {
    copy.token = owner.token
    const before = await lives()
    await change()
    copied.push([before, await lives()])
  }

  await during(() => addPasskey(owner, createAuthenticator({ origin })))
  await during(() => addApp(owner))
  await during(() => owner.send('DELETE', '/api/user/factors/app'))

  expect(copied).toEqual(Array(3).fill([true, false]))
  expect((await owner.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('someone else’s passkey cannot be removed; a removed one no longer signs in', async () => {
  const { browser: owner } = await registerSomebody(setup)
  const { browser: stranger } = await registerSomebody(setup)
  const phone = createAuthenticator({ origin })
  await addPasskey(owner, phone)
  const [{ id }] = (await owner.send('GET', '/api/user/factors')).json().passkeys

  const byStranger = await stranger.send('DELETE', `${keys}/${id}`)
  const byOwner = await owner.send('DELETE', `${keys}/${id}`)

  expect([byStranger.statusCode, byOwner.statusCode]).toEqual([404, 200])
  const browser = openBrowser(setup, '10.7.0.9')
  expect((await signIn(browser, await answerTo(browser, phone))).statusCode).toBe(401)
})
