import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '#features/accounts/public.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person } from '#testing/test-users.ts'
import { auditLogRoutes } from './audit-log-routes.ts'

let opened: TestDatabase
let http: TestRoutes
let admin: Person
let creator: Person
let campaign: TestCampaign

/** On three days: a campaign is paused by an admin, a creator suspended, and the system ends the campaign. */
beforeAll(async () => {
  opened = await openTestDatabase()
  const { db } = opened
  campaign = await makeLiveCampaign(db, { fundedCents: 10_000 })
  http = serveRoutes({ ...opened, database: db }, auditLogRoutes(db))
  admin = await http.person('admin')
  creator = await http.person('creator')
  await run(db, sql`UPDATE users SET display_name = 'Maud Verhaegen' WHERE id = ${creator.userId}`)
  const by = { kind: 'admin', userId: admin.userId } as const
  const ofCampaign = { objectType: 'campaign', objectId: campaign.id } as const
  await db.transaction(async (tx) => {
    await run(tx, sql`ALTER TABLE audit_log DISABLE TRIGGER USER`)
    await run(tx, sql`DELETE FROM audit_log`)
    const paused = await writeAudit(tx, {
      ...ofCampaign,
      actor: by,
      action: 'campaign.pause',
      before: { status: 'live' },
      after: { status: 'paused', reason: '=1+1' },
    })
    const suspended = await writeAudit(tx, {
      objectType: 'user',
      objectId: creator.userId,
      actor: by,
      action: 'user.suspend',
    })
    const ended = await writeAudit(tx, {
      ...ofCampaign,
      actor: { kind: 'system' },
      action: 'campaign.complete',
    })
    await run(
      tx,
      sql`UPDATE audit_log SET at = CASE id WHEN ${paused} THEN '2026-03-01T23:59:59Z'::timestamptz
        WHEN ${suspended} THEN '2026-03-02T00:00:00Z' WHEN ${ended} THEN '2026-03-03T12:00:00Z' END`,
    )
    await run(tx, sql`ALTER TABLE audit_log ENABLE TRIGGER USER`)
  })
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

const read = (query = '') => http.call('GET', `/api/admin/audit-log${query}`, { as: admin })

async function actions(query: string): Promise<string[]> {
  const { json } = await read(query)
  return json.map(({ action }: { action: string }) => action)
}

test('an entry states who changed what, when and how', async () => {
  const { json } = await read()

  expect(json.map(({ action }: { action: string }) => action)).toEqual([
    'campaign.complete',
    'user.suspend',
    'campaign.pause',
  ])
  expect(json[2]).toMatchObject({
    at: '2026-03-01T23:59:59.000Z',
    actor: 'admin',
    by: { id: admin.userId },
    about: 'campaign',
    subject: { page: 'campaign', id: campaign.id, name: 'Test campaign' },
    before: { status: 'live' },
    after: { status: 'paused', reason: '=1+1' },
  })
  expect(json[1].subject).toEqual({ page: 'user', id: creator.userId, name: 'Maud Verhaegen' })
  expect(json[0]).toMatchObject({ actor: 'system', by: null })
})

test.each([
  ['?actor=admin', ['user.suspend', 'campaign.pause']],
  ['?action=user.suspend', ['user.suspend']],
  ['?about=campaign', ['campaign.complete', 'campaign.pause']],
  ['?from=2026-03-02', ['campaign.complete', 'user.suspend']],
  ['?to=2026-03-02', ['user.suspend', 'campaign.pause']],
  ['?from=2026-03-02&to=2026-03-02', ['user.suspend']],
  ['?search=verhae', ['user.suspend']],
  ['?search=test%20campaign', ['campaign.complete', 'campaign.pause']],
  ['?search=nobody-of-this-name', []],
  ['?search=--', []],
])('the log is filtered by %s', async (query, expected) => {
  expect(await actions(query)).toEqual(expected)
})

test('the history of one row is found by its id, as a filter and as a search', async () => {
  const [filtered, searched, acted] = [
    await actions(`?of=${creator.userId}`),
    await actions(`?search=${campaign.id}`),
    await actions(`?search=${admin.userId}`),
  ]

  expect(filtered).toEqual(['user.suspend'])
  expect(searched).toEqual(['campaign.complete', 'campaign.pause'])
  expect(acted).toEqual(['user.suspend', 'campaign.pause'])
})

test('pages continue without a gap', async () => {
  const first = await read('?limit=2')
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await http.call('GET', next.replace(/^https?:..[^/]+/, ''), { as: admin })

  expect(first.json).toHaveLength(2)
  expect(second.json.map(({ action }: { action: string }) => action)).toEqual(['campaign.pause'])
})

test('the file has every entry of the filter, and no cell is a formula', async () => {
  const { text, headers } = await http.call('GET', '/api/admin/audit-log.csv?about=campaign', {
    as: admin,
  })

  const lines = text.trim().split('\r\n')
  expect(headers.get('content-disposition')).toContain('permille-audit-log.csv')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/,API key$/)
  expect(lines[2]).toMatch(
    /^2026-03-01T23:59:59.000Z,.*,admin,campaign.pause,campaign,Test campaign,/,
  )
  expect(text).not.toMatch(/(^|,)"?=/m)
})

test.each(['?action=theft', '?actor=nobody', '?from=2026-13-01', '?of=1', '?to=2026-02-30'])(
  'an invalid filter is refused: %s',
  async (query) => {
    expect((await read(query)).status).toBe(400)
  },
)

test('only admins can read it', async () => {
  const { status } = await http.call('GET', '/api/admin/audit-log.csv', { as: creator })

  expect(status).toBe(403)
})

test('sign-ins are left out on request, and refused ones are not', async () => {
  const { db } = opened
  const of = { objectType: 'user', objectId: creator.userId } as const
  const by = { kind: 'creator', userId: creator.userId } as const
  await db.transaction(async (tx) => {
    for (const action of ['user.sign-in', 'user.refuse-sign-in'] as const)
      await writeAudit(tx, { ...of, actor: by, action })
  })
  const actions = async (query: string) => {
    const { json } = await http.call('GET', `/api/admin/audit-log?of=${creator.userId}${query}`, {
      as: admin,
    })
    return json.map(({ action }: { action: string }) => action)
  }

  expect(await actions('')).toContain('user.sign-in')
  expect(await actions('&without=sign-ins')).toEqual(['user.refuse-sign-in', 'user.suspend'])
})
