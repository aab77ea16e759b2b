import type { BrandSettings } from '@permille/contract/profile/profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeMember } from '#testing/test-users.ts'
import { insertUpload } from '../upload-store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const path = '/api/brand/settings'
const unstated: BrandSettings = {
  name: 'Test brand',
  logoUrl: null,
  website: null,
  legalName: null,
  billingAddress: null,
  taxNumber: null,
}
const stated = {
  ...unstated,
  name: 'Lumen Goods',
  website: 'https://lumen.example',
  legalName: 'Lumen Goods Oy',
  billingAddress: 'Aleksanterinkatu 1\n00100 Helsinki',
  taxNumber: 'FI12345678',
}

it('changes a brand, and audits the changes', async () => {
  const as = await server.person('brand')
  const before = await server.call('GET', path, { as })

  const changed = await server.call('PUT', path, { as, body: stated })
  await server.call('PUT', path, { as, body: stated })

  expect(before.json).toEqual(unstated)
  expect(changed.json).toEqual(stated)
  expect((await server.call('GET', path, { as })).json).toEqual(stated)
  const { rows } = await server.database.db.pool.query(
    `SELECT after FROM audit_log WHERE object_id = $1 AND action = 'user.change-brand'`,
    [as.userId],
  )
  const { logoUrl: _, ...after } = stated
  expect(rows).toEqual([{ after }])
})

it.each([
  ['reviewer', null],
  ['viewer', null],
  ['finance', stated.taxNumber],
  ['manager', stated.taxNumber],
] as const)(
  'shows billing details to whoever may read billing: a %s reads %s',
  async (role, taxNumber) => {
    const owner = await makeBrand(server.database.db)
    await server.call('PUT', path, {
      as: await server.signIn(owner),
      body: { ...stated, name: `Lumen of the ${role}` },
    })
    const as = await server.signIn(await makeMember(server.database.db, owner, role))

    const { json } = await server.call('GET', path, { as })

    const { legalName, website } = stated
    expect(json).toMatchObject({ taxNumber, website, legalName: taxNumber && legalName })
  },
)

it.each([
  ['no name', { name: ' ' }],
  ['an address that is not https', { website: 'http://lumen.example' }],
  ['a script for a website', { website: 'javascript:alert(1)' }],
  ['a logo from elsewhere', { logoUrl: 'https://evil.example/logo.png' }],
  ['a logo that nobody uploaded', { logoUrl: '/uploads/not-there.webp' }],
])('refuses %s', async (_what, part) => {
  const as = await server.person('brand')

  const refused = await server.call('PUT', path, { as, body: { ...unstated, ...part } })

  expect(refused.status).toBe(400)
  expect((await server.call('GET', path, { as })).json).toEqual(unstated)
})

it('accepts a logo that the brand’s owner uploaded, and no one else’s', async () => {
  const [as, stranger] = [await server.person('brand'), await server.person('brand')]
  const key = 'a-logo-of-ours.webp'
  const { storage } = server.wiring.parts
  await storage.write(key, Buffer.from('RIFF'))
  await server.database.db.transaction((tx) => insertUpload(tx, { key, userId: as.userId }))
  const body = { ...unstated, logoUrl: `/uploads/${key}` }

  const changed = await server.call('PUT', path, { as, body })
  const stolen = await server.call('PUT', path, { as: stranger, body })

  expect(changed.json).toEqual(body)
  expect(stolen.status).toBe(400)
})

it('refuses another brand’s name, look-alikes of it, and the operator’s', async () => {
  const [known, as] = [await server.person('brand'), await server.person('brand')]
  await server.call('PUT', path, { as: known, body: { ...unstated, name: 'Nimbus Racing' } })
  const rename = (name: string) => server.call('PUT', path, { as, body: { ...unstated, name } })

  const answers = [
    await rename('Nimbus Racing'),
    await rename('NIMBUS  RACING'),
    await rename('NimbusRacing'),
    await rename('N\u0456mbus Racing'),
    await rename('Permille Payments'),
    await rename('Nimbus Racing Rugs'),
  ]

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    ...Array.from({ length: 4 }, () => [409, 'name-taken']),
    [409, 'name-reserved'],
    [200, undefined],
  ])
  const own = await server.call('PUT', path, {
    as: known,
    body: { ...unstated, name: 'Nimbus RACING' },
  })
  expect(own.status).toBe(200)
})

it('counts the names of a brand for all its people together', async () => {
  const { db } = server.database
  const owner = await server.signIn(await makeBrand(db, 'Often renamed'))
  const full = await server.signIn(await makeMember(db, owner, 'full'))
  const statuses: number[] = []
  for (let times = 1; times <= 11; times += 1) {
    const as = times % 2 === 0 ? owner : full
    const body = { ...unstated, name: `Renamed to ${'x'.repeat(times)}` }
    statuses.push((await server.call('PUT', path, { as, body })).status)
  }

  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
