import { publicEvents } from '@permille/contract/events/published-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { teamCalls } from '#features/teams/testing/team-calls.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { asProgram, makeInstallationKey, makeKey } from '#testing/api-keys.ts'
import { makeApprovedPost, makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeBrandless } from '#testing/test-users.ts'
import { eventHandlers } from './event-work.ts'
import { publishAll } from './testing/publish-all.ts'
import { typesOfCalls } from './testing/types-of-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => publishAll(server.database))

const db = () => server.database.db

interface Listed {
  readonly id: string
  readonly type: keyof typeof publicEvents
  readonly sequence: number
  readonly brandId: string | null
  readonly data: Readonly<Record<string, unknown>>
}

type Ask = (method: string, path: string) => Promise<{ readonly json: unknown }>

/** Everything that a program finds, page after page. */
async function eventsFor(ask: Ask, query = ''): Promise<Listed[]> {
  const found: Listed[] = []
  for (;;) {
    const after = found.at(-1)?.sequence ?? 0
    const { json } = await ask('GET', `/api/events?after=${after}&limit=3${query}`)
    const page = json as Listed[]
    found.push(...page)
    if (page.length < 3) return found
  }
}

/** Whatever an act of a person is told of besides the recorded day. */
async function actOfCalls(): Promise<void> {
  const admin = await server.person('admin')
  const owner = await server.signIn(await makeBrand(db()))
  const { changeRole, emailOf, linkFor, memberOf, proveEmail } = teamCalls(server)
  const edited = await makeDraft(db(), owner)
  await server.call('PUT', `/api/campaigns/${edited}`, { as: owner, body: { name: 'Renamed' } })
  await server.call('DELETE', `/api/campaigns/${await makeDraft(db(), owner)}`, { as: owner })

  const campaign = await makeLiveCampaign(db(), { fundedCents: 10_000 })
  await run(db(), sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${campaign.id}`)
  const ofIt = await server.signIn(campaign.brand)
  await server.call('POST', `/api/campaigns/${campaign.id}/link`, { as: ofIt })
  const link = await server.call('GET', `/api/campaigns/${campaign.id}/link`, { as: ofIt })
  const creator = await server.person('creator')
  const invite = { as: creator, body: { invite: link.json.token } }
  await server.call('POST', `/api/offers/${campaign.id}/join`, invite)
  const report = { reason: 'misleading', text: 'It pays less' }
  await server.call('POST', `/api/campaigns/${campaign.id}/report`, { as: creator, body: report })

  const joiner = await server.signIn({ kind: 'brand', ...(await makeBrandless(db())) } as never)
  await proveEmail(joiner)
  await server.call('POST', `${await linkFor(owner, await emailOf(joiner))}/join`, { as: joiner })
  const member = await memberOf(owner, 'viewer')
  await changeRole(owner, member.userId, 'manager')
  await server.call('DELETE', `/api/brand/members/${member.userId}`, { as: owner })

  const { id } = await makeKey(server, owner, ['events:read'])
  await server.call('DELETE', `/api/brand/keys/${id}`, { as: owner })

  const reason = { as: admin, body: { reason: 'A look' } }
  await server.call('POST', `/api/admin/users/${creator.userId}/suspend`, reason)
  await server.call('POST', `/api/admin/users/${creator.userId}/restore`, { as: admin })
  const gone = { as: admin, body: { reason: 'Asked in writing', givesUpCents: 0 } }
  await server.call('POST', `/api/admin/users/${creator.userId}/deletion`, gone)
}

test('every type that only calls provoke is listed for the installation, as its schema says', async () => {
  const admin = await server.person('admin')
  const program = asProgram(server, await makeInstallationKey(server, admin, ['events:read']))
  await actOfCalls()
  await publishAll(server.database)

  const events = await eventsFor(program, `&types=${typesOfCalls.join(',')}`)

  const types = new Set(events.map(({ type }) => type))
  expect([...types].sort()).toEqual([...typesOfCalls].sort())
  for (const { type, data } of events) expect(data).toEqual(publicEvents[type].data.parse(data))
})

test('a brand’s key lists what is its brand’s, in order, and nothing of another', async () => {
  const [one, other] = [await makeBrand(db()), await makeBrand(db())]
  const owner = await server.signIn(one)
  for (const brand of [one, other, one, one]) await makeDraft(db(), brand)
  await publishAll(server.database)

  const events = await eventsFor(asProgram(server, await makeKey(server, owner, ['events:read'])))

  const about = { type: 'campaign.created', brandId: one.brandId, version: 1 }
  expect(events).toEqual([1, 2, 3].map(() => expect.objectContaining(about)))
  const sequences = events.map(({ sequence }) => sequence)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
})

test('a page that is full names the next one, and only types that are known can be asked for', async () => {
  const brand = await makeBrand(db())
  const as = await server.signIn(brand)
  for (let count = 0; count < 3; count += 1) await makeDraft(db(), brand)
  await publishAll(server.database)

  const first = await server.call('GET', '/api/events?limit=2&types=campaign.created', { as })
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.get('link')))?.[1] ?? ''
  const second = await server.call('GET', next, { as })
  const unknown = await server.call('GET', '/api/events?types=campaign.created,all', { as })

  expect([first.json.length, second.json.length, second.headers.get('link')]).toEqual([2, 1, null])
  expect(unknown.status).toBe(400)
})

test('the title of a post is left out once the texts of its account are erased', async () => {
  const [kept, erased] = [
    await makeApprovedPost(db(), { fundedCents: 10_000 }),
    await makeApprovedPost(db(), { fundedCents: 10_000 }),
  ]
  await run(db(), sql`UPDATE submissions SET title = 'Alone'`)
  await publishAll(server.database)

  const handler = eventHandlers({ database: db() }).find(({ name }) => name === 'post-texts-erased')
  await handler?.work({ accountIds: [erased.creator.accountId] })

  const titles = async ({ campaign }: typeof kept) => {
    const as = await server.signIn(campaign.brand)
    const events = await eventsFor(
      (method, path) => server.call(method, path, { as }),
      '&types=submission.approved',
    )
    return events.map(({ data }) => data.title)
  }
  expect([await titles(kept), await titles(erased)]).toEqual([['Alone'], [null]])
})
