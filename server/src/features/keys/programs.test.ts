import { readBillingTotalsCall } from '@permille/contract/billing/billing'
import {
  createCampaignCall,
  editCampaignCall,
  listOwnCampaignsCall,
  readOwnCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import { createApiClient } from '@permille/contract/client/client'
import type { BodyInputOf } from '@permille/contract/endpoint'
import { readBrandHistoryCall } from '@permille/contract/history/history'
import { brandKeyScopes, callsPerKeyMax } from '@permille/contract/keys/key-scopes'
import { createKeyCall, readKeyCall } from '@permille/contract/keys/keys'
import { readBrandStatsCall } from '@permille/contract/overview/overview'
import { listBrandSubmissionsCall } from '@permille/contract/submissions/submissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { asProgram, makeInstallationKey, makeKey } from '#testing/api-keys.ts'
import { bodySamples } from '#testing/body-samples.ts'
import { makeCreator, makeLiveCampaign, makePendingSubmission } from '#testing/test-marketplace.ts'
import { serveRoutes } from '#testing/test-routes.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, type Person } from '#testing/test-users.ts'
import { keyRoutes } from './key-routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const openBrand = async () => server.signIn(await makeBrand(server.database.db))

describe('a program with a key', () => {
  const body = bodySamples.createCampaign as BodyInputOf<typeof createCampaignCall>

  it('creates and changes a draft, reads results and takes them as a file', async () => {
    const { apiKey } = await makeKey(server, await openBrand(), brandKeyScopes)
    const api = createApiClient(server.url, { key: apiKey })
    const idempotencyKey = 'order_4711'

    const self = await api.call(readKeyCall)
    const made = await api.call(createCampaignCall, { body, idempotencyKey })
    const again = await api.call(createCampaignCall, { body, idempotencyKey })
    const id = made.data?.id ?? again.data?.id
    if (id === undefined) throw new Error(made.error?.message)
    const params = { id }
    const edited = await api.call(editCampaignCall, { params, body: { name: 'By a program' } })
    const read = await api.call(readOwnCampaignCall, { params })
    const listed = await api.call(listOwnCampaignsCall)
    const reads = [
      await api.call(readBrandStatsCall),
      await api.call(readBrandHistoryCall),
      await api.call(listBrandSubmissionsCall),
      await api.call(readBillingTotalsCall),
    ]
    const file = await asProgram(server, { apiKey })('GET', '/api/brand/ledger.csv')
    const refused = await api.call(createKeyCall, {
      body: { name: 'Another', scopes: ['money:move'], expiresInDays: null },
    })

    expect(self.data?.scopes).toEqual(brandKeyScopes)
    expect(again.data).toEqual(made.data)
    expect([edited.data?.name, read.data?.name]).toEqual(['By a program', 'By a program'])
    expect(listed.data).toHaveLength(1)
    expect(reads.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined])
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    expect(refused.error?.code).toBe('key-not-allowed')
  })

  it('shares no Idempotency-Key with another key, and hears of a repeat and of a mistake', async () => {
    const owner = await openBrand()
    const programs = [
      asProgram(server, await makeKey(server, owner, ['campaigns:write'])),
      asProgram(server, await makeKey(server, owner, ['campaigns:write'])),
    ] as const
    const create = (program: (typeof programs)[number], name: string, key: string) =>
      program('POST', '/api/campaigns', {
        body: { ...bodySamples.createCampaign, name },
        headers: { 'idempotency-key': key },
      })

    const first = await create(programs[0], 'One', '1')
    const repeated = await create(programs[0], 'One', '1')
    const other = await create(programs[0], 'Two', '1')
    const theirs = await create(programs[1], 'One', '1')
    const malformed = await create(programs[1], 'One', 'two words')
    const asPerson = await server.call('POST', '/api/campaigns', {
      as: owner,
      body: bodySamples.createCampaign,
      headers: { 'idempotency-key': '1' },
    })

    expect(repeated.text).toBe(first.text)
    const marks = [first, repeated].map(({ headers }) => headers.get('idempotent-replayed'))
    expect(marks).toEqual([null, 'true'])
    expect([other.json.code, malformed.json.code]).toEqual(['key-reused', 'malformed'])
    expect(asPerson.json.code).toBe('malformed')
    expect([theirs.status, theirs.json.id === first.json.id]).toEqual([201, false])
    const made = sql<{ name: string }>`SELECT name FROM campaigns WHERE brand_id = ${owner.brandId}`
    expect((await manyRows(server.database.db, made)).map(({ name }) => name)).toEqual([
      'One',
      'One',
    ])
  })

  it('is told what is left of its minute, and stopped without stopping people', async () => {
    const owner = await openBrand()
    const program = asProgram(server, await makeKey(server, owner, ['campaigns:read']))
    const ask = () => program('GET', '/api/brand/members')
    const open = () => program('GET', '/api/key')

    const first = await open()
    const refused = await ask()
    const rest = await Promise.all(Array.from({ length: callsPerKeyMax - 1 }, open))
    const over = await open()

    const left = ({ headers }: typeof first) => headers.get('ratelimit-remaining')
    expect([first.headers.get('ratelimit-limit'), left(first)]).toEqual([
      `${callsPerKeyMax}`,
      '599',
    ])
    expect([refused.json.code, left(refused)]).toEqual(['key-not-allowed', null])
    expect(rest.filter(({ status }) => status !== 200)).toEqual([])
    expect([over.status, left(over)]).toEqual([429, '0'])
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.call('GET', '/api/brand/keys', { as: owner })).status).toBe(200)
  })
})

it('knows the networks of a key for as long as they are used', async () => {
  const key = await makeKey(server, await openBrand(), ['campaigns:read'])
  const { db } = server.database
  const callFrom = async (address: string) => {
    await run(db, sql`UPDATE api_keys SET last_used_at = NULL WHERE id = ${key.id}`)
    const headers = { 'x-forwarded-for': address }
    await asProgram(server, key)('GET', '/api/campaigns', { headers })
  }
  const ofKey = sql<never>`(SELECT id FROM audit_log WHERE object_id = ${key.id} AND action = 'key.use')`
  const usedFrom = sql<{ network: string | null }>`SELECT host(o.network) AS network
    FROM audit_log a LEFT JOIN audit_origins o ON o.audit_id = a.id WHERE a.id IN ${ofKey} ORDER BY a.at`
  for (const address of ['10.7.1.1', '10.7.2.1']) await callFrom(address)

  await run(
    db,
    sql`UPDATE audit_origins SET at = at - interval '89 days' WHERE audit_id IN ${ofKey}`,
  )
  await callFrom('10.7.1.1')
  await run(
    db,
    sql`DELETE FROM audit_origins WHERE at < now() - interval '1 day' AND audit_id IN ${ofKey}`,
  )
  for (const address of ['10.7.1.1', '10.7.2.1']) await callFrom(address)

  const networks = (await manyRows(db, usedFrom)).map(({ network }) => network)
  expect(networks).toEqual(['10.7.1.0', null, '10.7.2.0'])
})

describe('a post that needs a person', () => {
  it('is approved by no key, and any other is', async () => {
    const { brand, id: campaignId } = await makeLiveCampaign(server.database.db, {
      fundedCents: 10_000,
    })
    const owner = await server.signIn(brand)
    const creator = await makeCreator(server.database.db)
    const [flagged, plain] = [
      await makePendingSubmission(server.database.db, { campaignId, creator }),
      await makePendingSubmission(server.database.db, { campaignId, creator }),
    ]
    await run(
      server.database.db,
      sql`UPDATE submissions SET risks = '{view_spike}' WHERE id = ${flagged}`,
    )
    const key = await makeKey(server, owner, ['submissions:review'])
    const approve = (id: string) =>
      asProgram(server, key)('POST', `/api/submissions/${id}/approve`, { body: {} })

    const [refused, approved] = [await approve(flagged), await approve(plain)]
    const byPerson = await server.call('POST', `/api/submissions/${flagged}/approve`, {
      as: owner,
      body: {},
    })

    expect([refused.status, refused.json.code]).toEqual([403, 'needs-person'])
    expect([approved.status, byPerson.status]).toEqual([200, 200])
    const changes = sql<{ submissionId: string; keyId: string | null }>`SELECT submission_id, key_id
      FROM submission_status_changes WHERE to_status = 'approved' AND submission_id IN (${flagged}, ${plain})`
    expect(
      new Map(
        (await manyRows(server.database.db, changes)).map((row) => [row.submissionId, row.keyId]),
      ),
    ).toEqual(
      new Map([
        [flagged, null],
        [plain, key.id],
      ]),
    )
    const lastKey = async (path: string, as: Person) =>
      (await server.call('GET', path, { as })).json.timeline.at(-1).key
    expect([
      await lastKey(`/api/brand/submissions/${plain}`, owner),
      await lastKey(`/api/brand/submissions/${flagged}`, owner),
      await lastKey(`/api/creator/submissions/${plain}`, await server.signIn(creator)),
    ]).toEqual(['Zapier', null, null])
  })
})

it('a key of the installation stops while admins need a second factor and whoever stands behind it has none', async () => {
  const admin = await server.person('admin')
  const key = await makeInstallationKey(server, admin, ['books:read'])
  const { db, log } = server.database
  const deps = { database: db, clock: systemClock, apiKeyKind: 'pmt' } as const
  const { authenticateKey } = server.wiring
  const strict = serveRoutes({ database: db, log }, keyRoutes(deps), {
    authenticateKey,
    isAdminFactorRequired: true,
  })

  const usually = await asProgram(server, key)('GET', '/api/key')
  const before = await asProgram(strict, key)('GET', '/api/key')
  await run(
    db,
    sql`INSERT INTO authenticator_apps (user_id, is_confirmed, sealed_secret, confirmed_at)
      VALUES (${admin.userId}, true, 'x', now())`,
  )
  const after = await asProgram(strict, key)('GET', '/api/key')
  await strict.close()

  expect([before.status, before.json.code]).toEqual([403, 'second-factor-missing'])
  expect([usually.status, after.status]).toEqual([200, 200])
})

it('the owner hears of a key that the version before passed on to them', async () => {
  const owner = await openBrand()
  const { db } = server.database
  const { id } = await makeKey(server, owner, ['campaigns:read'])
  await run(db, sql`UPDATE users SET email_proven_at = now() WHERE id = ${owner.userId}`)
  const mailing = server.wiring.jobs.find(({ name }) => name === 'key-changed')

  await mailing?.work({ keyId: id, what: 'passed-on' })

  const mails = sql`SELECT FROM mails WHERE user_id = ${owner.userId} AND subject LIKE '%is now in your name'`
  expect(await run(db, mails)).toBe(1)
})
