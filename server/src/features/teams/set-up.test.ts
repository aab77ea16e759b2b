import type { LeftBehind } from '@permille/contract/teams/members'
import type { MemberRole } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { asProgram, type TestKey } from '#testing/api-keys.ts'
import { bodySamples } from '#testing/body-samples.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeMember, type Person, type TestBrand } from '#testing/test-users.ts'
import { tellOwnersOfLeaver } from './set-up.ts'
import { teamCalls } from './testing/team-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const db = () => server.database.db

const signInMember = async (brand: TestBrand, role: MemberRole) =>
  server.signIn(await makeMember(db(), brand, role))

/** What a person with full access may make. */
async function setUp(as: Person): Promise<TestKey> {
  const make = (list: string, body: object) =>
    server.call('POST', `/api/brand/${list}`, { as, body })
  const { json: key } = await make('keys', bodySamples.createKey)
  await make('webhooks', bodySamples.createWebhook)
  await make('reports', { ...bodySamples.createReportLink, password: null })
  return key
}

it('leaves behind what they set up, which whoever removes them sees, and ends with their access if they want to', async () => {
  const owner = await server.signIn(await makeBrand(db()))
  const [kept, ended] = [await signInMember(owner, 'full'), await signInMember(owner, 'full')]
  const programs = [await setUp(kept), await setUp(ended)].map((key) => asProgram(server, key))
  await setUp(owner)
  const manager = await signInMember(owner, 'manager')
  const madeBy = async ({ userId }: Person, as: Person = owner) =>
    (await server.call('GET', `/api/brand/members/${userId}/set-up`, { as })).json
  const removeFrom = ({ userId }: Person, query: string) =>
    server.call('DELETE', `/api/brand/members/${userId}${query}`, { as: owner })
  const working = async () => {
    const lists = ['keys', 'webhooks', 'reports'].map((list) =>
      server.call('GET', `/api/brand/${list}`, { as: owner }),
    )
    const [ofKeys, webhooks, reports] = (await Promise.all(lists)).map(({ json }) => json)
    const states = webhooks.map(({ state }: { state: string }) => state)
    return [ofKeys.length, states, reports.length]
  }

  const seen = await madeBy(ended)
  const refused = await madeBy(ended, manager)
  const before = await working()
  await removeFrom(kept, '')
  const between = await working()
  await removeFrom(ended, '?setUp=end')

  expect(seen).toMatchObject({
    keys: [{ name: 'Zapier', lastUsedAt: null }],
    webhooks: [{ name: 'Our CRM', lastDeliveredAt: null }],
    reportLinks: [{ name: expect.any(String), lastOpenedAt: null }],
  })
  expect(refused.code).toBe('scope-missing')
  expect((await madeBy(ended)).code).toBe('member-not-found')
  expect([before, between, await working()]).toEqual([
    [3, ['on', 'on', 'on'], 3],
    [3, ['on', 'on', 'on'], 3],
    [2, ['on', 'off', 'on'], 2],
  ])
  expect((await teamCalls(server).actionsOf(owner)).slice(-4)).toEqual([
    'key.revoke',
    'webhook.edit',
    'report-link.revoke',
    'member.remove',
  ])
  const read = programs.map((call) => call('GET', '/api/key'))
  expect((await Promise.all(read)).map(({ status }) => status)).toEqual([200, 401])
})

describe('what someone set up', () => {
  const setUpOf = async (owner: TestBrand & Person) => {
    const full = await signInMember(owner, 'full')
    await setUp(full)
    return full
  }
  const leftIn = async (as: Person) => {
    const { json } = await server.call('GET', '/api/brand/left-behind', { as })
    return json.map(
      ({ id, isMember, keys, webhooks, reportLinks }: LeftBehind) =>
        `${id} ${isMember} ${keys.length} ${webhooks.length} ${reportLinks.length}`,
    )
  }
  const toldOf = async ({ userId }: Person) => {
    const waiting = sql`SELECT FROM graphile_worker._private_jobs
      WHERE payload ->> 'userId' = ${userId} AND payload ->> 'brandId' IS NOT NULL`
    return (await manyRows(db(), waiting)).length
  }
  const demote = (as: Person, { userId }: Person, query: string) => {
    const [role, setUp] = query.split(' ')
    const path = `/api/brand/members/${userId}?setUp=${setUp ?? 'keep'}`
    return server.call('PUT', path, { as, body: { role } })
  }

  it('is listed once they leave, the owner is told, and someone ends it', async () => {
    const owner = await server.signIn(await makeBrand(db()))
    const leaver = await setUpOf(owner)
    const before = await leftIn(owner)

    await server.call('POST', '/api/brand/leave', { as: leaver })
    const listed = await leftIn(owner)
    await teamCalls(server).proveEmail(owner)
    const { brandId } = owner
    const mailing = server.wiring.jobs.find(({ name }) => name === 'left-behind')
    await mailing?.work({ brandId, userId: leaver.userId })
    const mails = sql<{ body: string }>`SELECT body FROM mails WHERE user_id = ${owner.userId}`
    const end = () =>
      server.call('POST', `/api/brand/left-behind/${leaver.userId}/end`, { as: owner })
    const ended = [await end(), await end()]

    expect(before).toEqual([])
    expect(listed).toEqual([`${leaver.userId} false 1 1 1`])
    expect(await toldOf(leaver)).toBe(1)
    expect((await manyRows(db(), mails)).map(({ body }) => body).join()).toMatch(
      /is no longer in .+the API key “\W?Zapier\W?”; the webhook “\W?Our CRM.+the report link/s,
    )
    expect(ended.map(({ status }) => status)).toEqual([200, 404])
    expect(await leftIn(owner)).toEqual([])
    expect((await teamCalls(server).actionsOf(owner)).slice(-3)).toEqual([
      'key.revoke',
      'webhook.edit',
      'report-link.revoke',
    ])
  })

  it('ends or goes on as far as a lower role takes the right to make it', async () => {
    const owner = await server.signIn(await makeBrand(db()))
    const [kept, ended] = [await setUpOf(owner), await setUpOf(owner)]
    const path = `/api/brand/members/${kept.userId}/set-up?role=manager`
    const { json: asked } = await server.call('GET', path, { as: owner })

    await demote(owner, kept, 'manager keep')
    await demote(owner, ended, 'manager end')
    const asManagers = await leftIn(owner)
    for (const member of [kept, ended]) await demote(owner, member, 'viewer keep')

    expect(Object.values<unknown[]>(asked).map(({ length }) => length)).toEqual([1, 1, 0])
    expect(asManagers).toEqual([`${kept.userId} true 1 1 0`])
    expect((await leftIn(owner)).sort()).toEqual(
      [`${kept.userId} true 1 1 1`, `${ended.userId} true 0 0 1`].sort(),
    )
    const full = await signInMember(owner, 'full')
    await demote(full, kept, 'manager keep')
    expect(await toldOf(kept)).toBe(0)
    await demote(full, kept, 'viewer keep')
    expect(await toldOf(kept)).toBe(1)
    await demote(owner, kept, 'full keep')
    expect(await leftIn(owner)).toEqual([`${ended.userId} true 0 0 1`])
    await db().transaction((tx) => tellOwnersOfLeaver(tx, kept.userId))
    expect(await toldOf(kept)).toBe(2)
    await demote(owner, ended, 'viewer end')
    expect(await leftIn(owner)).toEqual([])
  })

  it('includes a webhook of someone else to which they gave another address', async () => {
    const owner = await server.signIn(await makeBrand(db()))
    const body = bodySamples.createWebhook
    const { json: made } = await server.call('POST', '/api/brand/webhooks', { as: owner, body })
    const greedy = await signInMember(owner, 'full')
    const edit = (as: Person, url?: string) =>
      server.call('PUT', `/api/brand/webhooks/${made.id}`, {
        as,
        body: { ...bodySamples.editWebhook, isOn: true, url },
      })

    await edit(greedy, 'http://127.0.0.1:49151/greedy')
    await edit(owner)
    await server.call('POST', '/api/brand/leave', { as: greedy })

    const isMakerGone = async () =>
      (await server.call('GET', '/api/brand/webhooks', { as: owner })).json[0].isMakerGone
    expect(await leftIn(owner)).toEqual([`${greedy.userId} false 0 1 0`])
    expect(await isMakerGone()).toBe(false)
    await edit(owner, 'http://127.0.0.1:49151/own')
    expect(await leftIn(owner)).toEqual([])
  })

  it('includes a webhook of someone else whose secret they were shown last', async () => {
    const owner = await server.signIn(await makeBrand(db()))
    const body = bodySamples.createWebhook
    const { json: made } = await server.call('POST', '/api/brand/webhooks', { as: owner, body })
    const greedy = await signInMember(owner, 'full')
    const rotate = (as: Person, overlapHours: number) =>
      server.call('POST', `/api/brand/webhooks/${made.id}/rotate`, {
        as,
        body: { overlapHours },
      })

    await rotate(greedy, 24)
    await server.call('POST', '/api/brand/leave', { as: greedy })

    expect(await leftIn(owner)).toEqual([`${greedy.userId} false 0 1 0`])
    await rotate(owner, 0)
    expect(await leftIn(owner)).toEqual([])
  })
})
