import { endpoint } from '@permille/contract/endpoint'
import { paging } from '@permille/contract/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person } from '#testing/test-users.ts'
import { asCreator } from '../actor.ts'
import { linesPerRead } from './csv-file.ts'
import { listFile, withFiles } from './list-file.ts'
import { route } from './route.ts'

const listThings = endpoint({
  name: 'listThings',
  method: 'GET',
  path: '/api/shelves/{shelf}/things',
  summary: 'The things of a shelf',
  access: ['creator'],
  params: z.strictObject({ shelf: z.enum(['long', 'short']) }),
  query: z.strictObject({ parity: z.optional(z.enum(['even', 'odd'])), ...paging }),
  response: z.array(z.object({ name: z.string(), priceCents: z.int() })),
})
const lengthOf = { long: linesPerRead * 2 + 1, short: 1 }

const things = route(listThings, async (call) => {
  const { creatorId } = asCreator(call)
  const { limit, cursor, parity } = call.query
  const all = Array.from({ length: lengthOf[call.params.shelf] }, (_, at) => at).filter(
    (at) => parity === undefined || at % 2 === (parity === 'odd' ? 1 : 0),
  )
  const from = Number(cursor ?? 0)
  call.linkNextPage(from + limit < all.length ? String(from + limit) : null)
  return all
    .slice(from, from + limit)
    .map((at) => ({ name: at === 0 ? '=1+1' : `${creatorId}-${at}`, priceCents: at * 150 }))
})

let opened: TestDatabase
let http: TestRoutes
let creator: Person
let brand: Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const columns = {
    Name: ({ name }: { name: string }) => name,
    'Price (USD)': ({ priceCents }: { priceCents: number }) => priceCents / 100,
  }
  const routes = withFiles([things], [listFile(listThings, 'things', columns)])
  http = serveRoutes({ ...opened, database: opened.db }, routes)
  creator = await http.person('creator')
  brand = await http.person('brand')
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

function readFile(address: string, as: Person) {
  return http.call('GET', `/api/shelves/${address}`, { as })
}

test('the file contains each of the list’s items once, across several reads, in its order', async () => {
  const { text, headers } = await readFile('long/things.csv', creator)

  const lines = text.split('\r\n')
  expect(headers.get('content-disposition')).toBe('attachment; filename="permille-things.csv"')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(lines.slice(0, 2)).toEqual(['\ufeffName,Price (USD)', "'=1+1,0.00"])
  expect(lines).toHaveLength(lengthOf.long + 2)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.at(-2)).toMatch(/-2000,3000\.00$/)
})

test('it accepts the list’s filters, and nothing else', async () => {
  const odd = await readFile('long/things.csv?parity=odd', creator)
  const refused = await Promise.all(
    ['parity=prime', 'limit=5', 'cursor=1', 'x=1'].map((query) =>
      readFile(`long/things.csv?${query}`, creator),
    ),
  )

  expect(odd.text.split('\r\n')).toHaveLength(linesPerRead + 2)
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('a user the list refuses gets no file, and an unknown list has none', async () => {
  const asBrand = await readFile('short/things.csv', brand)
  const unknown = await readFile('round/things.csv', creator)

  expect([asBrand.status, unknown.status]).toEqual([403, 404])
})

test('a file for an unserved list is refused when the routes are created', () => {
  expect(() => withFiles([], [listFile(listThings, 'things', {})])).toThrow('no list at')
})
