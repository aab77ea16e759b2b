import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { addAccount } from '../add-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from '../testing/connection-setup.ts'
import { watchPlatforms } from './watch-platforms.ts'

let setup: ConnectionSetup
let deps: ConnectionSetup['deps']
beforeAll(async () => {
  setup = await setUpConnections()
  deps = { ...setup.deps, platforms: new Map(watchPlatforms(setup.deps.platforms, setup.deps)) }
})
afterAll(() => setup.close())

interface Trouble {
  readonly trouble: string
  readonly reason: string
  readonly since: Date
}

function troublesOf(platform: string): Promise<Trouble[]> {
  return manyRows(
    setup.deps.database,
    sql<Trouble>`SELECT trouble, reason, since FROM platform_troubles WHERE platform = ${platform}`,
  )
}

async function lookUp(): Promise<unknown> {
  const youtube = deps.platforms.get('youtube')?.connection
  if (youtube?.kind !== 'username') throw new Error('YouTube connects by username')
  return youtube.lookUpAccount('ada')
}

const message = 'API key not valid. Please pass a valid API key.'
const badKey = {
  provider: 'youtube',
  kind: 'status',
  status: 400,
  body: { error: { code: 400, message, errors: [{ reason: 'badRequest', message }] } },
}

test('a refused key is stored with the platform’s message since the first call, until one succeeds', async () => {
  await setup.sandbox.setFault({ ...badKey, times: 2 })

  await expect(lookUp()).rejects.toMatchObject({ code: 'platform-refuses-us' })
  const [first] = await troublesOf('youtube')
  await expect(lookUp()).rejects.toMatchObject({ code: 'platform-refuses-us' })
  const again = await troublesOf('youtube')
  await lookUp()

  expect(first).toMatchObject({ trouble: 'keys', reason: `badRequest ${message}` })
  expect(again).toEqual([first])
  expect(await troublesOf('youtube')).toEqual([])
})

test('the creator who added an account reads our own message', async () => {
  await setup.sandbox.setFault(badKey)
  const { userId } = await addCreator(setup)

  const adding = addAccount(deps, { userId, platform: 'youtube', username: 'ada' })

  await expect(adding).rejects.toMatchObject({
    message: expect.stringContaining('The problem is on our side'),
  })
  await lookUp()
})

test('a different problem starts over, separately for each platform', async () => {
  await setup.sandbox.setFault(badKey)
  await lookUp().catch(() => undefined)
  setup.passHours(1)
  await setup.sandbox.setFault({ ...badKey, status: 503, body: { error: { code: 503 } } })
  await lookUp().catch(() => undefined)

  const [outage] = await troublesOf('youtube')

  expect(outage).toMatchObject({ trouble: 'outage' })
  expect(outage?.since.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
  expect(await troublesOf('x')).toEqual([])
})
