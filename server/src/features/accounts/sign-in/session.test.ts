import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type AccountSetup, registerSomebody, setUpAccounts } from '../testing/account-setup.ts'
import { createAuthentication } from './authenticate.ts'
import { startSession } from './session.ts'
import { signOut } from './sign-out.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

it('lives from startSession to signOut, each with its own token', async () => {
  const { database, clock } = setup
  const authenticate = createAuthentication(database, clock)
  const { userId } = await registerSomebody(setup)
  const from = { address: '10.1.2.3', userAgent: undefined }
  const start = () =>
    database.transaction((tx) =>
      startSession(tx, { userId, isRemembered: false, now: clock.now(), from }),
    )
  const [first, second] = [await start(), await start()]

  const session = await authenticate(first.token)
  const ended = {
    actor: session?.actor ?? null,
    sessionHash: session?.sessionHash ?? null,
    at: clock.now(),
    requestId: newId(),
    ...from,
  }
  await database.transaction((tx) => signOut(tx, ended))

  expect(session?.actor).toMatchObject({ kind: 'creator', userId, signedInAt: clock.now() })
  expect(first.token).toHaveLength(43)
  expect(await authenticate(first.token)).toBeNull()
  expect(await authenticate(second.token)).not.toBeNull()
})

it('belongs to no one if the token was never issued', async () => {
  expect(await createAuthentication(setup.database, setup.clock)('x'.repeat(43))).toBeNull()
})

it('resolves each of many tokens in one lookup, and no one for an unknown token', async () => {
  const { database, clock } = setup
  const authenticate = createAuthentication(database, clock)
  const people = [await registerSomebody(setup), await registerSomebody(setup)]
  const tokens = people.flatMap(({ browser }) => [browser.token, 'unknown', browser.token])

  const sessions = await Promise.all([...tokens, ...tokens].map((token) => authenticate(token)))

  const expected = people.flatMap(({ userId }) => [userId, undefined, userId])
  expect(sessions.map((session) => session?.actor.userId)).toEqual([...expected, ...expected])
})
