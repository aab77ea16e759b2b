import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { makeOwningPartners, type OwningPartners } from '../testing/partners.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/test-users.ts'

let server: TestServer
let calls: OfferedCall[]
let partners: OwningPartners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
  partners = await makeOwningPartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

/**
 * Shown as cards, as choices or as text, or read by programs, and never as a table; a statement's file has its
 * campaigns, and the files of the ledger and of a post have the lines of their days, the ledger's also each payment.
 */
const noTables = [
  'GET /api/admin/webhooks/{id}/deliveries',
  'GET /api/brand/ledger/days',
  'GET /api/brand/ledger/days/{id}/lines',
  'GET /api/brand/refundable',
  'GET /api/brand/webhooks/{id}/deliveries',
  'GET /api/campaigns',
  'GET /api/campaigns/{id}/fundings',
  'GET /api/creator/featured/choices',
  'GET /api/creator/joined-campaigns',
  'GET /api/creator/statement/campaigns',
  'GET /api/creator/submissions/{id}/accruals/days',
  'GET /api/events',
  'GET /api/notifications',
  'GET /api/notifications/groups',
  'GET /api/notifications/groups/{id}',
  'GET /api/submissions/{id}/notes',
]

function isPaged({ endpoint }: OfferedCall): boolean {
  const query = endpoint?.query
  return query instanceof z.ZodMiniObject && 'cursor' in query.shape
}

test('every list shown as a table has a file', () => {
  const names = calls.map(({ name }) => name)

  const without = calls.filter(isPaged).filter(({ name }) => !names.includes(`${name}.csv`))

  expect(without.map(({ name }) => name).toSorted()).toEqual(noTables)
})

function readerOf({ access }: OfferedCall): Person {
  if (access.includes('brand')) return partners.brand
  return access.includes('creator') ? partners.creator : admin
}

function idFor({ path }: OfferedCall): string {
  if (path.startsWith('/api/creator/payouts')) return partners.payoutId
  return path.startsWith('/api/creator/submissions') ? partners.approvedId : partners.liveId
}

test('a file has a line for each list item, under its own headings', async () => {
  const wrong: string[] = []
  let lineCount = 0

  for (const list of calls.filter(isPaged).filter(({ name }) => !noTables.includes(name))) {
    const as = readerOf(list)
    const address = urlOf(list.path, { id: idFor(list) })
    const { json: items } = await server.call('GET', address, { as })
    const { text, status } = await server.call('GET', `${address}.csv`, { as })
    const [head = '', ...lines] = text.trimEnd().split('\r\n')
    const headings = head.split(',')
    lineCount += lines.length
    if (status !== 200 || lines.length !== items.length) wrong.push(`${list.name}: ${text}`)
    if (new Set(headings).size !== headings.length) wrong.push(`${list.name}: ${head}`)
  }

  expect(wrong).toEqual([])
  expect(lineCount).toBeGreaterThan(20)
})
