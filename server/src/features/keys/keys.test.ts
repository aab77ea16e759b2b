import { keysMax } from '@permille/contract/keys/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { asProgram, makeKey, type TestKey } from '#testing/api-keys.ts'
import { bodySamples } from '#testing/body-samples.ts'
import { actorOf } from '#testing/team.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeMember, type Person, suspend, type TestBrand } from '#testing/test-users.ts'
import { wire } from '#wiring/wire.ts'
import { revokeKeys } from './create-key.ts'
import { warnOfEnds } from './key-schedule.ts'
import { listKeysWithMakers } from './key-store.ts'
import { passOnKeys } from './key-use-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const db = () => server.database.db
const openBrand = async () => server.signIn(await makeBrand(db(), 'Aurora'))
const memberOf = async (brand: TestBrand, role: 'full' | 'viewer') =>
  server.signIn(await makeMember(db(), brand, role))
const keysOf = async (as: Person) => (await server.call('GET', '/api/brand/keys', { as })).json
const ask = (key: TestKey, path = '/api/campaigns') => asProgram(server, key)('GET', path)
const outcome = async (key: TestKey, path?: string) => {
  const { status, json } = await ask(key, path)
  return status === 200 ? 200 : json.code
}
const newsOf = async ({ id }: TestKey) => {
  const queued = sql<{ what: string }>`SELECT payload ->> 'what' AS what
    FROM graphile_worker._private_jobs WHERE payload ->> 'keyId' = ${id}`
  return (await manyRows(db(), queued)).map(({ what }) => what).sort()
}
const actsOn = async ({ id }: TestKey) => {
  const acts = sql<{
    action: string
  }>`SELECT action FROM audit_log WHERE object_id = ${id} ORDER BY at, id`
  return (await manyRows(db(), acts)).map(({ action }) => action)
}

describe('a key', () => {
  it('is shown once, says what it is, and is stored as a hash', async () => {
    const owner = await openBrand()

    const key = await makeKey(server, owner, ['campaigns:read', 'campaigns:read'])
    const [listed] = await keysOf(owner)
    const self = await ask(key, '/api/key')
    const person = await server.call('GET', '/api/key', { as: owner })

    expect(key.apiKey).toMatch(/^pmt_\w{8}_\w{49}$/)
    expect(key.apiKey.startsWith(`${listed.prefix}_`)).toBe(true)
    expect(listed).toMatchObject({ id: key.id, name: 'Zapier', scopes: ['campaigns:read'] })
    expect(JSON.stringify(listed)).not.toContain(key.apiKey)
    expect(self.json).toEqual({
      id: key.id,
      name: 'Zapier',
      brand: { id: owner.brandId, name: 'Aurora' },
      scopes: ['campaigns:read'],
      expiresAt: listed.expiresAt,
    })
    expect(person.json.code).toBe('key-not-found')
    const dump = sql<{
      row: object
    }>`SELECT to_jsonb(k) AS row FROM api_keys k WHERE id = ${key.id}`
    expect(JSON.stringify(await exactlyOne(db(), dump))).not.toContain(key.apiKey.slice(13))
  })

  it('needs neither Origin nor cookie, and creates what its brand then has', async () => {
    const owner = await openBrand()
    const program = asProgram(server, await makeKey(server, owner, ['campaigns:write']))
    const body = bodySamples.createCampaign

    const made = await program('POST', '/api/campaigns', { body, as: await openBrand() })
    const inQuery = await server.call('GET', `/api/campaigns?authorization=Bearer+x`)
    const elsewhere = { body, headers: { 'x-brand': newId() } }
    const refused = await program('POST', '/api/campaigns', elsewhere)
    const misled = await program('GET', '/api/key', { headers: elsewhere.headers })

    expect(made.status).toBe(201)
    const own = await server.call('GET', `/api/brand/campaigns/${made.json.id}`, { as: owner })
    expect(own.status).toBe(200)
    expect(inQuery.status).toBe(401)
    expect([refused, misled].map(({ json }) => json.code)).toEqual(['not-a-member', 'not-a-member'])
    const tied = sql<{
      keys: number
    }>`SELECT (SELECT count(key_id) FROM audit_log WHERE object_id = ${made.json.id})
        + (SELECT count(key_id) FROM campaign_status_changes WHERE campaign_id = ${made.json.id}) AS keys`
    expect(await exactlyOne(db(), tied)).toEqual({ keys: 2 })
    const insight = await server.call('GET', `/api/brand/campaigns/${made.json.id}/insight`, {
      as: owner,
    })
    const activity = await server.call('GET', '/api/brand/activity', { as: owner })
    const { by, key } = activity.json.find(
      ({ action }: { action: string }) => action === 'campaign.create',
    )
    expect(insight.json.activity[0]).toMatchObject({ by: null, key: 'Zapier' })
    expect([by.id, key]).toEqual([owner.userId, 'Zapier'])
  })

  it('is refused alike whether mistyped, unknown, ended or revoked', async () => {
    const owner = await openBrand()
    const [ended, revoked] = [
      await makeKey(server, owner, ['campaigns:read']),
      await makeKey(server, owner, ['campaigns:read']),
    ]
    await run(db(), sql`UPDATE api_keys SET expires_at = now() WHERE id = ${ended.id}`)
    await ask(revoked)
    await server.call('DELETE', `/api/brand/keys/${revoked.id}`, { as: owner })

    const texts = ['', 'x', ended.apiKey.replace('pmt', 'pmk'), `${ended.apiKey}0`]
    const keys = [...texts.map((apiKey) => ({ id: ended.id, apiKey })), ended, revoked]
    const replies = await Promise.all(keys.map((key) => ask(key)))

    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.json.code).toBe('key-invalid')
    expect(replies[0]?.headers.get('ratelimit-limit')).toBeNull()
  })

  it('is refused in another process with the call after its end', async () => {
    const owner = await openBrand()
    const key = await makeKey(server, owner, ['campaigns:read'])
    const other = wire(server.config, server.database.log)
    const from = { address: '10.9.9.9', userAgent: undefined, requestId: newId() }
    const before = await other.authenticateKey(key.apiKey, from)

    await server.call('DELETE', `/api/brand/keys/${key.id}`, { as: owner })
    const after = await other.authenticateKey(key.apiKey, from)
    await other.database.close()

    expect([before?.key.id, after]).toEqual([key.id, null])
  })
})

describe('the keys of a brand', () => {
  it('are made, rotated and revoked, each in the log, within their number', async () => {
    const owner = await openBrand()
    const key = await makeKey(server, owner, ['billing:read'])
    const rotate = (overlapHours: number) =>
      server.call('POST', `/api/brand/keys/${key.id}/rotate`, { as: owner, body: { overlapHours } })

    const twin = await rotate(24)
    const again = await rotate(0)
    await run(
      db(),
      sql`INSERT INTO api_keys (id, brand_id, name, prefix, token_hash, scopes, created_by, sponsor_user_id, created_at)
        SELECT gen_random_uuid(), brand_id, name, prefix, sha256(n::text::bytea || token_hash), scopes, created_by,
          sponsor_user_id, now() FROM api_keys, generate_series(2, ${keysMax}::int) n WHERE id = ${twin.json.id}`,
    )
    const tooMany = await server.call('POST', '/api/brand/keys', {
      as: owner,
      body: bodySamples.createKey,
    })

    expect([await outcome(key, '/api/key'), await outcome(twin.json, '/api/key')]).toEqual([
      200, 200,
    ])
    expect(again.json.code).toBe('key-rotated')
    expect(tooMany.json.code).toBe('keys-max')
    const old = (await keysOf(owner)).find(({ id }: TestKey) => id === key.id)
    expect(old.replacedBy).toBe(twin.json.id)
    expect(new Date(old.expiresAt).getTime()).toBeLessThan(Date.now() + 25 * 3_600_000)
    expect(await actsOn(key)).toEqual(['key.create', 'key.rotate', 'key.use'])

    await run(
      db(),
      sql`UPDATE api_keys SET replaced_by = ${twin.json.id}
        WHERE brand_id = ${owner.brandId} AND id <> ${twin.json.id}`,
    )
    const path = `/api/brand/keys/${twin.json.id}/rotate`
    const overlapping = await server.call('POST', path, { as: owner, body: { overlapHours: 24 } })
    const atOnce = await server.call('POST', path, { as: owner, body: { overlapHours: 0 } })
    expect([overlapping.json.code, atOnce.status]).toEqual(['keys-max', 201])
  })

  it('pass to the owner when whoever stands behind them leaves or loses that right', async () => {
    const owner = await openBrand()
    const [leaver, demoted, removed] = [
      await memberOf(owner, 'full'),
      await memberOf(owner, 'full'),
      await memberOf(owner, 'full'),
    ]
    const keys: TestKey[] = []
    for (const as of [leaver, demoted, removed])
      keys.push(await makeKey(server, as, ['campaigns:read']))

    await server.call('POST', '/api/brand/leave', { as: leaver })
    const path = (person: Person) => `/api/brand/members/${person.userId}`
    await server.call('PUT', path(demoted), { as: owner, body: { role: 'viewer' } })
    await server.call('DELETE', path(removed), { as: owner })
    await suspend(db(), leaver.userId)
    const nobody = { userId: owner.userId, brandId: null, at: new Date() }
    await db().transaction((tx) => passOnKeys(tx, nobody))

    const listed = await keysOf(owner)
    expect(listed.map(({ sponsorId }: { sponsorId: string }) => sponsorId)).toEqual(
      keys.map(() => owner.userId),
    )
    for (const key of keys) expect(await outcome(key)).toBe(200)
    expect((await server.call('GET', '/api/brand/keys', { as: demoted })).json.code).toBe(
      'scope-missing',
    )
    const { json: copy } = await server.call('GET', '/api/account/data.json', { as: removed })
    expect(copy.apiKeys).toEqual([])
  })

  it('end together with those of one person, and others stay', async () => {
    const owner = await openBrand()
    const full = await memberOf(owner, 'full')
    const keys = [await makeKey(server, owner, ['campaigns:read'])]
    keys.push(await makeKey(server, full, ['campaigns:read']))
    const request = { actor: actorOf(owner, 'owner'), requestId: newId(), at: new Date() }
    const made = await listKeysWithMakers(db(), { brandId: owner.brandId, at: new Date() })
    const theirs = made.filter(({ makerId }) => makerId === full.userId)

    await db().transaction((tx) => revokeKeys(tx, theirs, request))

    expect(await Promise.all(keys.map((key) => outcome(key)))).toEqual([200, 'key-invalid'])
  })

  it('stop with a suspended person, and only read with a suspended brand', async () => {
    const owner = await openBrand()
    const member = await memberOf(owner, 'full')
    const [theirs, owners] = [
      await makeKey(server, member, ['campaigns:read', 'campaigns:write']),
      await makeKey(server, owner, ['campaigns:read']),
    ]
    await suspend(db(), owner.userId)
    const write = await asProgram(server, theirs)('POST', '/api/campaigns', {
      body: bodySamples.createCampaign,
    })

    expect([await outcome(owners), await outcome(theirs)]).toEqual(['key-stopped', 200])
    expect(write.json.code).toBe('brand-suspended')
    const revoked = await server.call('DELETE', `/api/brand/keys/${owners.id}`, { as: member })
    expect(revoked.status).toBe(200)
    expect(await outcome(owners)).toBe('key-invalid')
    await suspend(db(), member.userId)
    expect(await outcome(theirs)).toBe('key-stopped')
  })

  it('end with the account of their brand, and those of others stay', async () => {
    const [owner, agency] = [await openBrand(), await openBrand()]
    const guest = await server.signIn({ userId: agency.userId })
    await run(
      db(),
      sql`INSERT INTO brand_members (brand_id, user_id, role, added_by, added_at)
        VALUES (${owner.brandId}, ${guest.userId}, 'full', ${owner.userId}, now())`,
    )
    const [own, others] = [
      await makeKey(server, agency, ['campaigns:read']),
      await makeKey(server, owner, ['campaigns:read']),
    ]
    await run(
      db(),
      sql`UPDATE api_keys SET sponsor_user_id = ${guest.userId} WHERE id = ${others.id}`,
    )

    const { status } = await server.call('POST', '/api/account/deletion', {
      as: agency,
      body: { givesUpCents: 0 },
    })

    expect(status).toBe(200)
    expect([await outcome(own), await outcome(others)]).toEqual(['key-invalid', 200])
  })
})

describe('whoever stands behind a key', () => {
  it('hears of a new network once a day, and of the end 14 and 2 days before', async () => {
    const owner = await openBrand()
    const key = await makeKey(server, owner, ['campaigns:read'])
    const from = (address: string) =>
      asProgram(server, key)('GET', '/api/campaigns', { headers: { 'x-forwarded-for': address } })
    for (const address of ['10.8.1.1', '10.8.1.2', '10.8.2.1', '10.8.3.1', '10.8.1.1'])
      await from(address)

    expect(await actsOn(key)).toEqual(['key.create', 'key.use', 'key.use', 'key.use'])
    expect(await newsOf(key)).toEqual(['new-network'])
    await run(
      db(),
      sql`UPDATE api_keys SET expires_at = now() + interval '13 days' WHERE id = ${key.id}`,
    )
    await warnOfEnds(server.wiring.parts)
    await warnOfEnds(server.wiring.parts)
    expect(await newsOf(key)).toEqual(['ends', 'new-network'])
    await run(
      db(),
      sql`UPDATE api_keys SET expires_at = now() + interval '1 day' WHERE id = ${key.id}`,
    )
    await warnOfEnds(server.wiring.parts)
    await warnOfEnds(server.wiring.parts)
    expect(await newsOf(key)).toEqual(['ends', 'ends', 'new-network'])
  })
})
