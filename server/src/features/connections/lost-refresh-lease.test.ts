import type { SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OAuthConnection, PlatformUnavailable } from '#integrations/social-platform.ts'
import { addSeconds, type Clock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { accessTokenFor } from './access-token.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import type { SocialAccount } from './social-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

const leaseSeconds = 30

async function read(accountId: SocialAccountId): Promise<SocialAccount> {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

/** A TikTok account whose token expires in five minutes. */
async function givenEndingToken(username: string): Promise<SocialAccount> {
  const browser = { ...(await addCreator(setup)), platform: 'tiktok' as const }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), { username })
  const id = await finishAuthorization(setup.deps, { ...browser, ...returned })
  await run(
    setup.deps.database,
    sql`UPDATE social_accounts SET token_expires_at = now() + interval '5 minutes' WHERE id = ${id}`,
  )
  return await read(id)
}

interface Meeting {
  readonly passed: Promise<void>
  open(): void
}

function makeMeeting(): Meeting {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

/** A caller with this `refresh` and a clock of its own. */
function callerWith(refresh: OAuthConnection['refreshTokens'], clock: Clock = setup.deps.clock) {
  const tiktok = setup.deps.platforms.get('tiktok')
  invariant(tiktok?.connection.kind === 'oauth', 'TikTok is connected by OAuth')
  const connection = { ...tiktok.connection, refreshTokens: refresh }
  const platforms = new Map([
    ...setup.deps.platforms,
    ['tiktok' as const, { ...tiktok, connection }],
  ])
  return { ...setup.deps, platforms, clock }
}

const ahead = (seconds: number): Clock => ({ now: () => addSeconds(new Date(), seconds) })

test('a caller that wakes after its lease was taken over does not admit a third one', async () => {
  const account = await givenEndingToken('stalled')
  const tiktok = setup.deps.platforms.get('tiktok')
  invariant(tiktok?.connection.kind === 'oauth', 'TikTok is connected by OAuth')
  const { refreshTokens } = tiktok.connection
  const [firstIn, wakeFirst, secondIn, wakeSecond] = [
    makeMeeting(),
    makeMeeting(),
    makeMeeting(),
    makeMeeting(),
  ]
  const first = accessTokenFor(
    callerWith(async () => {
      firstIn.open()
      await wakeFirst.passed
      throw new PlatformUnavailable('tiktok')
    }),
    account,
  )
  await firstIn.passed
  const second = accessTokenFor(
    callerWith(
      async (tokens) => {
        const renewed = await refreshTokens(tokens)
        secondIn.open()
        await wakeSecond.passed
        return renewed
      },
      ahead(leaseSeconds + 1),
    ),
    account,
  )
  await secondIn.passed

  wakeFirst.open()
  await first
  let refreshCount = 0
  const counting = async (tokens: Parameters<typeof refreshTokens>[0]) => {
    refreshCount += 1
    return await refreshTokens(tokens)
  }
  await accessTokenFor(callerWith(counting, ahead(leaseSeconds + 10)), account)
  wakeSecond.open()
  const renewed = await second

  expect(refreshCount).toBe(0)
  expect(await accessTokenFor(setup.deps, await read(account.id))).toBe(renewed)
  expect((await read(account.id)).needsReconnectAt).toBeNull()
})

test('a caller that stalls past its lease does not use the refresh token', async () => {
  const account = await givenEndingToken('late')
  let readings = 0
  // The lease is taken at the second-last read of the clock; after that its time has passed.
  const clock: Clock = {
    now: () => {
      readings += 1
      return addSeconds(new Date(), readings > 2 ? leaseSeconds + 1 : 0)
    },
  }
  let refreshCount = 0
  const caller = callerWith(async (tokens) => {
    refreshCount += 1
    return tokens
  }, clock)

  await expect(accessTokenFor(caller, account)).rejects.toBeInstanceOf(PlatformUnavailable)

  expect(refreshCount).toBe(0)
})
