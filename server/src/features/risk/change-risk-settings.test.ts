import { defaultRiskSettings } from '@permille/contract/risk/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { changeRiskSettings } from './change-risk-settings.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.person('admin')
})
afterAll(() => server.close())

const address = '/api/admin/risk-settings'
const read = async () => (await server.call('GET', address, { as: admin })).json
const change = (body: object) => server.call('PUT', address, { as: admin, body })

const acts = () =>
  manyRows(
    server.database.db,
    sql<{ before: { quietDays: number }; after: { quietDays: number } }>`
      SELECT before, after FROM audit_log WHERE action = 'risk_settings.change' ORDER BY at`,
  )

test('the defaults apply until an admin changes them', async () => {
  const before = await read()

  const { status, json } = await change({ ...defaultRiskSettings, quietDays: 5 })

  expect(before).toEqual({ settings: defaultRiskSettings, changed: null })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    settings: { ...defaultRiskSettings, quietDays: 5 },
    changed: { byUserId: admin.userId },
  })
  expect(await read()).toEqual(json)
})

test('a change is audited with the old values, and saving the same again is not a change', async () => {
  const { db } = server.database
  const made = { adminUserId: admin.userId, at: new Date(), requestId: 'test' }
  const settings = { ...defaultRiskSettings, quietDays: 7 }
  const known = (await acts()).length

  await db.transaction((tx) => changeRiskSettings(tx, { ...made, settings }))
  await db.transaction((tx) => changeRiskSettings(tx, { ...made, settings }))

  const changes = (await acts()).slice(known)
  expect(changes).toMatchObject([{ after: { quietDays: 7 } }])
})

test('a nonsensical number is refused with a message', async () => {
  const { fewLikes } = defaultRiskSettings

  const none = await change({ ...defaultRiskSettings, quietDays: 0 })
  const share = await change({
    ...defaultRiskSettings,
    fewLikes: { ...fewLikes, likesPercentMin: 101 },
  })

  expect(none.status).toBe(400)
  expect(none.json.message).toBe('Enter a whole number from 1 to 90')
  expect(share.json.message).toBe('Enter a number from 0.01 to 100')
})
