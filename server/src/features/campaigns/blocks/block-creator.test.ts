import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let other: Partners

beforeAll(async () => {
  server = await startTestServer()
  other = await makePartners(server)
})
afterAll(() => server.close())

const path = '/api/brand/blocks'
const reason = 'Reposts what others made'

async function givenBlock() {
  const partners = await makePartners(server)
  const { brand, handle } = partners
  const body = { handle, reason }
  const blocked = await server.call('POST', path, { as: brand, body })
  return { ...partners, blocked }
}

async function refusalOf({ creator, accountId }: Partners, campaignId: CampaignId) {
  const postUrl = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
  const body = { campaignId, socialAccountId: accountId, postUrl }
  const { json } = await server.call('POST', '/api/submissions', { as: creator, body })
  return json
}

test('a blocked creator can submit to none of the brand’s campaigns, but to everyone else’s', async () => {
  const partners = await givenBlock()

  const [here, elsewhere] = [
    await refusalOf(partners, partners.liveId),
    await refusalOf(partners, other.liveId),
  ]

  expect(here).toMatchObject({
    code: 'creator-blocked',
    message: 'This brand accepts no new posts from you. Posts it approved keep earning.',
  })
  expect(JSON.stringify(here)).not.toContain(reason)
  expect(elsewhere.code).not.toBe('creator-blocked')
})

test('a blocked creator sees it on the campaign, before pasting a link', async () => {
  const { creator, brand, liveId } = await givenBlock()

  const [here, elsewhere, own] = [
    await server.call('GET', `/api/campaigns/${liveId}`, { as: creator }),
    await server.call('GET', `/api/campaigns/${other.liveId}`, { as: creator }),
    await server.call('GET', `/api/campaigns/${liveId}`, { as: brand }),
  ]

  expect([here, elsewhere, own].map(({ json }) => json.isBlocked)).toEqual([true, false, false])
})

test('a rejected post cannot be resubmitted, and approved ones stay approved', async () => {
  const { creator, brand, rejectedId, approvedId } = await givenBlock()

  const again = await server.call('POST', `/api/submissions/${rejectedId}/resubmit`, {
    as: creator,
  })
  const approved = await server.call('GET', `/api/brand/submissions/${approvedId}`, { as: brand })

  expect(again.status).toBeGreaterThanOrEqual(400)
  expect(approved.json).toMatchObject({ status: 'approved', isCreatorBlocked: true })
})

test('the brand sees whom it blocked and why; no one else does', async () => {
  const { brand, creator, handle } = await givenBlock()

  const [own, foreign, creators] = [
    await server.call('GET', path, { as: brand }),
    await server.call('GET', path, { as: other.brand }),
    await server.call('GET', path, { as: creator }),
  ]

  expect(own.json).toEqual([expect.objectContaining({ handle, reason })])
  expect([foreign.json, creators.status]).toEqual([[], 403])
})

test('a blocked creator is found by name or username', async () => {
  const { brand, handle } = await givenBlock()
  const found = async (words: string) =>
    (await server.call('GET', `${path}?search=${words}`, { as: brand })).json.length

  expect([await found(handle.toUpperCase()), await found('nobody_at_all')]).toEqual([1, 0])
})

test('unblocking lets the creator submit again, and both are audited once', async () => {
  const partners = await givenBlock()
  const { brand, handle, creatorId, blocked } = partners
  const again = await server.call('POST', path, { as: brand, body: { handle, reason: 'Twice' } })

  await server.call('DELETE', `${path}/${creatorId}`, { as: brand })
  const twice = await server.call('DELETE', `${path}/${creatorId}`, { as: brand })

  expect([blocked.status, again.status, twice.status]).toEqual([200, 200, 200])
  expect((await refusalOf(partners, partners.liveId)).code).not.toBe('creator-blocked')
  const entries = await manyRows(
    server.database.db,
    sql<{ action: string; after: object }>`SELECT action, after FROM audit_log
      WHERE object_id = ${creatorId} AND object_type = 'creator' ORDER BY at`,
  )
  expect(entries.map(({ action }) => action)).toEqual(['creator.block', 'creator.unblock'])
  expect(JSON.stringify(entries)).not.toContain(reason)
})

test('a creator is blocked and unblocked by id, whatever their name is meanwhile', async () => {
  const partners = await makePartners(server)
  const { brand, creatorId, liveId } = partners
  const block = (body: object) => server.call('POST', path, { as: brand, body })

  const byId = await block({ creatorId, reason })
  await run(
    server.database.db,
    sql`UPDATE creators SET handle = handle || '_new' WHERE id = ${creatorId}`,
  )
  const shown = (await server.call('GET', path, { as: brand })).json
  const refused = await refusalOf(partners, liveId)
  const unblocked = await server.call('DELETE', `${path}/${shown[0].id}`, { as: brand })

  expect([byId.status, refused.code, unblocked.status]).toEqual([200, 'creator-blocked', 200])
  expect((await refusalOf(partners, liveId)).code).not.toBe('creator-blocked')
})

test('a block names its creator once', async () => {
  const { brand, creatorId, handle } = await makePartners(server)
  const block = (body: object) => server.call('POST', path, { as: brand, body })

  const [both, neither] = [await block({ creatorId, handle, reason }), await block({ reason })]

  expect([both.status, neither.status]).toEqual([400, 400])
  expect((await server.call('GET', path, { as: brand })).json).toEqual([])
})

test('a blocked creator cannot join by a link', async () => {
  const { brand, creator, liveId } = await givenBlock()
  await run(
    server.database.db,
    sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${liveId}`,
  )
  await server.call('POST', `/api/campaigns/${liveId}/link`, { as: brand })
  const { json } = await server.call('GET', `/api/campaigns/${liveId}/link`, { as: brand })

  const reply = await server.call('POST', `/api/offers/${liveId}/join`, {
    as: creator,
    body: { invite: json.token },
  })

  expect([reply.status, reply.json.code]).toEqual([422, 'creator-blocked'])
})

test('a name or an id that no creator has is not found', async () => {
  const id = newId()
  const call = (body: object) => server.call('POST', path, { as: other.brand, body })

  const replies = [
    await call({ handle: 'nobody_at_all', reason }),
    await call({ creatorId: id, reason }),
    await server.call('DELETE', `${path}/${id}`, { as: other.brand }),
  ]

  expect(replies.map(({ json }) => json.code)).toEqual(Array(3).fill('creator-not-found'))
})

test.each([
  (handle: string) => `@${handle}`,
  (handle: string) => `https://permille.test/profile/${handle}?from=mail`,
])('a creator’s name can be entered in any form people copy', async (typed) => {
  const partners = await makePartners(server)
  const body = { handle: typed(partners.handle), reason }

  const { status } = await server.call('POST', path, { as: partners.brand, body })

  const { code } = await refusalOf(partners, partners.liveId)
  expect([status, code]).toEqual([200, 'creator-blocked'])
})
