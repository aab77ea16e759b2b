import { createHash } from 'node:crypto'
import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { reencryptLinks } from './campaign-link.ts'

let server: TestServer
let partners: Partners

beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
})
afterAll(() => server.close())

/** A live invite-only campaign with a link. */
async function givenLink() {
  const { brand, liveId } = await makePartners(server)
  await run(
    server.database.db,
    sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${liveId}`,
  )
  const link = `/api/campaigns/${liveId}/link`
  await server.call('POST', link, { as: brand })
  const { json } = await server.call('GET', link, { as: brand })
  return { brand, id: liveId, link, token: String(json.token) }
}

const read = (id: CampaignId, as?: Person, invite?: string) =>
  server.call('GET', `/api/offers/${id}${invite ? `?invite=${invite}` : ''}`, as ? { as } : {})

const join = (id: CampaignId, as: Person, invite: string) =>
  server.call('POST', `/api/offers/${id}/join`, { as, body: { invite } })

async function idsOf(path: string, as: Person): Promise<string[]> {
  const { json } = await server.call('GET', path, { as })
  return json.map(({ id }: { id: string }) => id)
}

describe('an invite-only campaign', () => {
  it('cannot be joined while it is full, as a post would be refused; those who joined stay', async () => {
    const { id, token } = await givenLink()
    const [early, late] = [await server.person('creator'), await server.person('creator')]
    await join(id, early, token)
    // Full of others' posts.
    await run(server.database.db, sql`UPDATE campaigns SET creators_max = 1 WHERE id = ${id}`)
    await run(
      server.database.db,
      sql`INSERT INTO campaign_counts (campaign_id, creator_count) VALUES (${id}, 1)
        ON CONFLICT (campaign_id) DO UPDATE SET creator_count = 1`,
    )

    const [again, refused] = [await join(id, early, token), await join(id, late, token)]
    const eligibility = await server.call('GET', `/api/campaigns/${id}/standing?invite=${token}`, {
      as: late,
    })

    expect(again.status).toBe(200)
    expect(refused).toMatchObject({ status: 422, json: { code: 'campaign-places' } })
    expect(eligibility.json.refusal.message).toBe(refused.json.message)
  })

  it('is found by its brand, by admins and by those who have its link, and by no one else', async () => {
    const { brand, id, token } = await givenLink()
    const [creator, admin, other] = [
      await server.person('creator'),
      await server.person('admin'),
      partners.brand,
    ]

    const replies = await Promise.all([
      read(id, brand),
      read(id, admin),
      read(id, undefined, token),
      read(id, creator, token),
      read(id),
      read(id, creator),
      read(id, other),
      read(id, undefined, `${token.slice(1)}x`),
      server.call('GET', `/api/campaigns/${id}`, { as: creator }),
      server.call('GET', `/api/offers/${id}/forecast?invite=${token}`, { as: creator }),
      server.call('GET', `/api/offers/${id}/forecast`, { as: creator }),
    ])

    expect(replies.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 404, 404, 404, 404, 404, 200, 404,
    ])
    expect(await idsOf('/api/campaigns', creator)).not.toContain(id)
    expect((await server.call('GET', `/offers/${id}`)).text).not.toContain('og:title')
  })

  it('opens to those who join, and stays open to them after the link is turned off', async () => {
    const { brand, id, link, token } = await givenLink()
    const creator = await server.person('creator')
    const joined = await join(id, creator, token)
    await join(id, creator, token)
    await server.call('DELETE', link, { as: brand })
    const late = await server.person('creator')

    const refused = await join(id, late, token)

    expect([joined.status, refused.status]).toEqual([200, 404])
    expect((await read(id, creator)).status).toBe(200)
    expect((await server.call('GET', `/api/campaigns/${id}`, { as: creator })).status).toBe(200)
    expect(await idsOf('/api/creator/joined-campaigns', creator)).toEqual([id])
    expect(await idsOf('/api/creator/joined-campaigns', late)).toEqual([])
    const { json } = await server.call('GET', `/api/campaigns/${id}/joined`, { as: brand })
    expect(json).toEqual([expect.objectContaining({ postCount: 0, joinedAt: expect.any(String) })])
  })

  it('accepts posts, and shows its checks, only to those who joined', async () => {
    const { id, token } = await givenLink()
    const { creator, accountId } = partners
    const postUrl = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
    const query = new URLSearchParams({ campaignId: id, socialAccountId: accountId, postUrl })
    const preview = () => server.call('GET', `/api/submissions/preview?${query}`, { as: creator })
    const submit = () =>
      server.call('POST', '/api/submissions', {
        as: creator,
        body: { campaignId: id, socialAccountId: accountId, postUrl },
      })

    const before = [(await preview()).status, (await submit()).status]
    await join(id, creator, token)
    const after = await submit()

    expect(before).toEqual([404, 404])
    expect(after.json.code).not.toBe('campaign-not-found')
  })

  it('has one link, which a second click does not replace, and a new one after it was turned off', async () => {
    const { brand, link, token } = await givenLink()

    await server.call('POST', link, { as: brand })
    const again = await server.call('GET', link, { as: brand })
    await server.call('DELETE', link, { as: brand })
    const off = await server.call('GET', link, { as: brand })
    await server.call('POST', link, { as: brand })
    const anew = await server.call('GET', link, { as: brand })

    expect(again.json.token).toBe(token)
    expect(off.json).toEqual({ token: null, madeAt: null, joinedCount: 0 })
    expect(anew.json.token).toMatch(/^[\w-]{43}$/)
    expect(anew.json.token).not.toBe(token)
  })

  it('stores a hash and an encrypted copy of its link, which a new key re-encrypts', async () => {
    const { id, token } = await givenLink()
    const { db } = server.database
    const { encryption: previous, log } = server.wiring.parts
    const stored = () =>
      manyRows(
        db,
        sql<{ tokenHash: Buffer; sealedToken: string }>`SELECT token_hash, sealed_token
          FROM campaign_links WHERE campaign_id = ${id}`,
      )
    const [before] = await stored()
    const current = createEncryption({ key: createHash('sha256').update('new').digest() })
    const encryption = { ...current, open: previous.open }

    const { leftCount } = await reencryptLinks({ database: db, encryption, log })

    const [after] = await stored()
    expect(JSON.stringify(before)).not.toContain(token)
    expect(leftCount).toBe(0)
    expect(current.open(after?.sealedToken ?? '', `campaign_links.sealed_token:${id}`)).toBe(token)
    await run(
      db,
      sql`UPDATE campaign_links SET sealed_token = ${before?.sealedToken ?? ''}
        WHERE campaign_id = ${id}`,
    )
  })
})

describe('a campaign open to everyone', () => {
  it('has no link', async () => {
    const { brand, liveId } = partners

    const made = await server.call('POST', `/api/campaigns/${liveId}/link`, { as: brand })

    expect([made.status, made.json.code]).toEqual([422, 'campaign-open'])
  })

  it('cannot become invite-only once live, but an invite-only one can be opened', async () => {
    const { brand, id } = await givenLink()
    const path = `/api/campaigns/${id}`

    const opened = await server.call('PUT', path, { as: brand, body: { isInviteOnly: false } })
    const closed = await server.call('PUT', path, { as: brand, body: { isInviteOnly: true } })

    expect([opened.status, closed.status]).toEqual([200, 409])
    expect((await read(id)).status).toBe(200)
  })

  it('cannot be joined', async () => {
    const reply = await join(partners.liveId, partners.creator, newId() + newId())

    expect(reply.status).toBe(404)
  })
})
