import { savedViewsMax } from '@permille/contract/profile/saved-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person } from '#testing/test-users.ts'
import { savedViewRoutes } from './saved-view-routes.ts'

let opened: TestDatabase
let http: TestRoutes

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database } = opened
  http = serveRoutes({ ...opened, database }, savedViewRoutes({ database, clock: systemClock }))
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

const path = '/api/user/views'
const filters = { status: 'pending', risk: 'any', search: 'autumn', sort: '-views' }

function save(as: Person, given: object = {}) {
  const body = { page: 'review-desk', name: 'Risky posts', filters, ...given }
  return http.call('POST', path, { as, body })
}

async function viewsOf(as: Person, page = 'review-desk') {
  return (await http.call('GET', `${path}?page=${page}`, { as })).json
}

test('views are listed by name with the filters from the URL, for their owner only', async () => {
  const [brand, other] = [await http.person('brand'), await http.person('brand')]

  const { status, json } = await save(brand)
  await save(brand, { name: 'autumn', filters: { search: ' autumn ' } })

  expect(status).toBe(201)
  expect(await viewsOf(brand)).toEqual([
    { id: expect.any(String), name: 'autumn', filters: { search: 'autumn' } },
    { id: json.id, name: 'Risky posts', filters },
  ])
  expect([await viewsOf(brand, 'all-submissions'), await viewsOf(other)]).toEqual([[], []])
})

test.each([
  ['another page’s filter', { filters: { queue: 'risk' } }],
  ['an unknown filter', { filters: { limit: '5' } }],
  ['an unknown value', { filters: { risk: 'huge' } }],
  ['no name', { name: '  ' }],
  ['a long name', { name: 'a'.repeat(41) }],
])('%s is refused', async (_, given) => {
  const brand = await http.person('brand')

  const { status } = await save(brand, given)

  expect([status, await viewsOf(brand)]).toEqual([400, []])
})

test('a name is unique per page, in any case', async () => {
  const admin = await http.person('admin')
  const view = { page: 'all-submissions', filters: { queue: 'doubted' } }
  const first = await save(admin, { ...view, name: 'Doubted' })
  const second = await save(admin, { ...view, name: 'Doubted too' })
  const rename = (id: string, name: string) =>
    http.call('PUT', `${path}/${id}`, { as: admin, body: { name } })

  const again = await save(admin, { ...view, name: 'doubted' })
  const taken = await rename(second.json.id, 'DOUBTED')
  const recased = await rename(first.json.id, 'DOUBTED')
  const elsewhere = await save(admin, { name: 'Doubted' })

  const message = 'You have a view with this name'
  const refusal = { code: 'view-name-taken', message, details: { fields: { name: message } } }
  expect([again, taken].map(({ status, json }) => [status, json])).toEqual([
    [409, refusal],
    [409, refusal],
  ])
  expect([recased.status, elsewhere.status]).toEqual([200, 201])
  expect(
    (await viewsOf(admin, 'all-submissions')).map(({ name }: { name: string }) => name),
  ).toEqual(['DOUBTED', 'Doubted too'])
})

test('a page allows twenty views, until one is deleted', async () => {
  const brand = await http.person('brand')
  const saved = await Promise.all(
    Array.from({ length: savedViewsMax + 1 }, (_, nth) => save(brand, { name: `View ${nth}` })),
  )
  const first = saved.find(({ status }) => status === 201)

  await http.call('DELETE', `${path}/${first?.json.id}`, { as: brand })
  const after = await save(brand, { name: 'One more' })

  const refused = saved.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([[422, 'too-many-views']])
  expect(after.status).toBe(201)
  expect(await viewsOf(brand)).toHaveLength(savedViewsMax)
})
