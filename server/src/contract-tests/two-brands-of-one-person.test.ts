import type { BrandId, FundingId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBrand } from '../features/accounts/account-store.ts'
import { insertPaymentRow, insertRefundRow } from '../features/refunds/testing/refund-row.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { bodySamples } from '../testing/body-samples.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { makeOwningPartners, type OwningPartners } from '../testing/partners.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { addMember, makeBrand, type Person } from '../testing/test-users.ts'

/** What both had before one of them owned the brand of the other, and a third one. */
interface Before {
  readonly asAdmin: Answers
  readonly asOwner: Answers
  readonly owner: UserSide
  readonly other: UserSide
}

interface UserSide {
  readonly moneyCents: number
  readonly brand: Readonly<Record<string, number>>
  readonly blockers: Readonly<Record<string, number>>
}

let server: TestServer
let admin: Person
let owner: Shop
let other: Shop
let before: Before

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.person('admin')
  owner = await openShop('Northern lights')
  other = await openShop('Southern cross')
  before = {
    asAdmin: await read(admin, 'admin'),
    asOwner: await read(owner.brand, 'brand'),
    owner: await sideOf(owner),
    other: await sideOf(other),
  }
  await giveBrands()
})
afterAll(() => server.close())

interface Shop extends OwningPartners {
  readonly brandId: BrandId
  readonly chargebackId: string
  readonly mailId: string
  readonly exceptionId: string
}

/** A brand that has one of everything an admin or a brand lists. */
async function openShop(name: string): Promise<Shop> {
  const partners = await makeOwningPartners(server)
  const { brand, creator, rejectedId, liveId, handle } = partners
  const { db } = server.database
  const { id: brandId } = await exactlyOne(
    db,
    sql<{
      id: BrandId
    }>`UPDATE brands SET name = ${name} WHERE owner_user_id = ${brand.userId} RETURNING id`,
  )
  const campaign = { id: liveId, brand: { kind: 'brand', userId: brand.userId, brandId } } as const
  const fundingId = await insertPaymentRow(db, campaign)
  await insertRefundRow(db, { campaign, fundingId, status: 'succeeded' })
  const dispute = { as: creator, body: bodySamples.openDispute }
  await server.call('POST', `/api/submissions/${rejectedId}/dispute`, dispute)
  await server.call('POST', '/api/brand/blocks', { as: brand, body: { handle, reason: 'Late' } })
  await server.call('POST', '/api/messages', { as: brand, body: bodySamples.sendMessage })
  return { ...partners, brandId, ...(await insertRareRows(campaign, fundingId)) }
}

/** What a bank, a provider and a mail server do. */
async function insertRareRows(
  campaign: { id: string; brand: { brandId: BrandId } },
  paid: FundingId,
) {
  const { db } = server.database
  const [chargebackId, mailId, exceptionId] = [newId(), newId(), newId()]
  await run(
    db,
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason, is_inquiry,
        status, opened_at, looked_at)
      VALUES (${chargebackId}, ${chargebackId}, ${campaign.id}, ${paid}, 100, 'general', true, 'needs_response', now(), now())`,
  )
  await run(
    db,
    sql`INSERT INTO fraud_warnings (id, stripe_warning_id, funding_id, fraud_type, is_actionable, warned_at)
      VALUES (${newId()}, ${chargebackId}, ${paid}, 'misc', true, now())`,
  )
  await run(
    db,
    sql`INSERT INTO book_exceptions (id, subject_kind, subject_ref, provider_cents, ledger_cents, payer_brand_id, found_at)
      VALUES (${exceptionId}, 'payment', ${exceptionId}, 100, 0, ${campaign.brand.brandId}, now())`,
  )
  await run(
    db,
    sql`INSERT INTO mails (id, to_address, subject, body, created_at) VALUES (${mailId}, 'a@permille.test', 'Hello', 'Hello', now())`,
  )
  return { chargebackId, mailId, exceptionId }
}

/** As a transfer and a new brand will. */
async function giveBrands(): Promise<void> {
  const { db } = server.database
  const { userId: ownerUserId } = owner.brand
  await run(db, sql`UPDATE brands SET owner_user_id = ${ownerUserId} WHERE id = ${other.brandId}`)
  await db.transaction((tx) =>
    insertBrand(tx, { ownerUserId, name: 'Eastern star', createdAt: new Date() }),
  )
}

/** Each call's status, and the rows of every list in its answer, by the place in the answer. */
type Answers = Readonly<Record<string, Answer>>
interface Answer {
  readonly status: number
  readonly lists: Readonly<Record<string, readonly string[]>>
}

/** Without an end, of one person alone, about their brands, for a key, or of a webhook, of which they have none. */
const notRead = [
  'GET /api/key',
  'GET /api/brands',
  'GET /api/brands.csv',
  'GET /api/notifications/stream',
  'GET /api/notifications/groups/{id}',
  'GET /api/admin/webhooks/{id}/deliveries',
  'GET /api/admin/webhooks/deliveries/{id}',
  'GET /api/brand/webhooks/{id}/deliveries',
  'GET /api/brand/webhooks/deliveries/{id}',
]

async function read(as: Person, role: 'admin' | 'brand'): Promise<Answers> {
  const answers: Record<string, Answer> = {}
  const calls = offeredCalls(server.wiring.routes).filter(
    ({ method, access }) => method === 'GET' && (access === 'signed-in' || access.includes(role)),
  )
  for (const call of calls.filter(({ name }) => !notRead.includes(name))) {
    const { status, json, text } = await server.call('GET', addressOf(call), { as })
    answers[call.name] = {
      status,
      lists: call.endpoint ? listsIn(json) : { lines: text.split('\r\n').map(() => '') },
    }
  }
  return answers
}

/** What a path's id stands for; a call is missing here if its answer is no 200. */
function addressOf({ path }: OfferedCall): string {
  const ids: readonly (readonly [string, string])[] = [
    ['/api/admin/users', owner.brand.userId],
    ['/api/admin/chargebacks', owner.chargebackId],
    ['/api/admin/mails', owner.mailId],
    ['/api/admin/books/exceptions', owner.exceptionId],
    ['/api/brand/fundings', owner.fundingId],
    ['/api/brand/members', owner.brand.userId],
    ['/api/brand/ledger/days', owner.ledgerDayId],
    ['/api/submissions/{id}/dispute', owner.rejectedId],
    ['/api/submissions', owner.approvedId],
    ['/api/brand/submissions', owner.approvedId],
  ]
  const [, id = owner.liveId] = ids.find(([start]) => path.startsWith(start)) ?? []
  const query = path === '/api/user/views' ? '?page=review-desk' : ''
  return urlOf(path, { id }) + query
}

function listsIn(value: unknown, place = ''): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {}
  const inside = Object.entries(value).map(([key, child]) =>
    listsIn(child, `${place}/${Array.isArray(value) ? '*' : key}`),
  )
  const lists: Record<string, string[]> = {}
  for (const [at, rows] of inside.flatMap(Object.entries<string[]>))
    lists[at] = [...(lists[at] ?? []), ...rows]
  // It grew, as it should.
  if (place === '/ownBrands/list') return {}
  const isList = Array.isArray(value) && value.every((row) => typeof row === 'object')
  return isList ? { ...lists, [place]: value.map(({ id = '' }) => String(id)) } : lists
}

async function sideOf({ brand }: Shop): Promise<UserSide> {
  const user = await server.call('GET', `/api/admin/users/${brand.userId}`, { as: admin })
  const deletion = await server.call('GET', `/api/admin/users/${brand.userId}/deletion`, {
    as: admin,
  })
  const { id: _id, debts: _debts, ...sums } = user.json.brand
  const counts = deletion.json.blockers.map(({ code, count }: { code: string; count: number }) => [
    code,
    count,
  ])
  return { moneyCents: user.json.moneyCents, brand: sums, blockers: Object.fromEntries(counts) }
}

function added<Sums extends Readonly<Record<string, number>>>(
  one: Sums,
  more: Sums,
): Record<string, number> {
  const names = Object.keys({ ...one, ...more })
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (more[name] ?? 0)]))
}

function failedIn(answers: Answers): string[] {
  return Object.entries(answers)
    .filter(([, { status }]) => status !== 200)
    .map(([name]) => name)
}

test('every call returns the same to an admin as to the owner, and no list repeats a row', async () => {
  const asAdmin = await read(admin, 'admin')
  const asOwner = await read(owner.brand, 'brand')

  const all = [before.asAdmin, before.asOwner, asAdmin, asOwner]
  expect(all.flatMap(failedIn)).toEqual([])
  expect(asAdmin).toEqual(before.asAdmin)
  expect(asOwner).toEqual(before.asOwner)
  const listed = Object.values(asAdmin).flatMap(({ lists }) => Object.values(lists).flat())
  expect(new Set(listed).size).toBeGreaterThan(40)
})

test('an admin sees the money and campaigns of all of a user’s brands, under all their names', async () => {
  const { userId } = owner.brand
  const call = async (path: string) => (await server.call('GET', path, { as: admin })).json

  const found = await Promise.all(
    ['northern', 'southern', 'eastern'].map((name) => call(`/api/admin/users?search=${name}`)),
  )
  const owned = await call(`/api/admin/campaigns?brandUserId=${userId}`)
  const side = await sideOf(owner)

  for (const users of found) {
    const names = users.map(({ id, brandName }: { id: string; brandName: string }) => [
      id,
      brandName,
    ])
    expect(names).toEqual([[userId, 'Northern lights, Southern cross, Eastern star']])
  }
  const campaigns = [owner.liveId, owner.draftId, other.liveId, other.draftId]
  expect(owned.map(({ id }: { id: string }) => id).toSorted()).toEqual(campaigns.toSorted())
  expect(side.moneyCents).toBe(before.owner.moneyCents + before.other.moneyCents)
  expect(side.brand).toEqual(added(before.owner.brand, before.other.brand))
})

test('deleting the account waits for all brands, and the data export covers them all', async () => {
  const side = await sideOf(owner)
  const copy = await server.call('GET', '/api/account/data.json', { as: owner.brand })

  expect(side.blockers).toEqual(added(before.owner.blockers, before.other.blockers))
  expect(side.blockers).not.toEqual({})
  const ids = (name: string) => copy.json[name].map(({ id }: { id: string }) => id)
  expect(ids('brand')).toHaveLength(3)
  expect(ids('campaigns')).toEqual(expect.arrayContaining([owner.liveId, other.liveId]))
  expect(ids('payments')).toEqual(expect.arrayContaining([owner.fundingId, other.fundingId]))
})

test('a signed-in owner acts for their oldest brand', async () => {
  const { json } = await server.call('GET', '/api/brand/settings', { as: owner.brand })
  const { json: me } = await server.call('GET', '/api/auth/me', { as: owner.brand })

  expect(json.name).toBe('Northern lights')
  expect(JSON.stringify(me)).not.toContain('Southern')
})

test('what another of one’s own brands has names it, where the role there opens it, and to nobody else', async () => {
  const { db } = server.database
  const things = [
    `/api/campaigns/${other.liveId}`,
    `/api/brand/campaigns/${other.liveId}`,
    `/api/brand/submissions/${other.approvedId}`,
    `/api/brand/fundings/${other.fundingId}`,
  ]
  const asked = async (as: Person, brandId: BrandId) => {
    const headers = { 'x-brand': brandId }
    const replies = await Promise.all(
      things.map((path) => server.call('GET', path, { as, headers })),
    )
    return replies.map(({ status, json }) => `${status} ${json.details?.brandName}`)
  }
  const finance = await server.signIn(await makeBrand(db, 'Own'))
  const client = { ...other, kind: 'brand', userId: owner.brand.userId } as const
  await addMember(db, client, { userId: finance.userId, role: 'finance' })
  const stranger = await server.signIn(await makeBrand(db, 'Strange'))
  await addMember(db, finance, { userId: stranger.userId, role: 'full' })

  expect(await asked(owner.brand, owner.brandId)).toEqual(Array(4).fill('404 Southern cross'))
  expect(await asked(finance, finance.brandId)).toEqual([
    '404 Southern cross',
    '404 Southern cross',
    '404 undefined',
    '404 Southern cross',
  ])
  expect(await asked(stranger, stranger.brandId)).toEqual(Array(4).fill('404 undefined'))
})
