import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../server/src/testing/test-database.ts'
import { makeAdmin } from '../../server/src/testing/test-users.ts'
import { hasAdmin, isDemoUnfinished } from './ask-database.mjs'
import { readSettings } from './settings.mjs'
import { welcomeText } from './welcome.mjs'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const command = 'npm run admin -- create --email you@example.com'

it('prints how to create the first admin while there is none', async () => {
  const settings = readSettings({ DEMO: 'off' })
  const isManaged = await hasAdmin(database.applicationUrl)
  expect(isManaged).toBe(false)
  expect(welcomeText(settings, isManaged)).toContain(command)
})

it('prints nothing once there is one', async () => {
  await makeAdmin(database.db)
  expect(await hasAdmin(database.applicationUrl)).toBe(true)
  expect(welcomeText(readSettings({}), true)).not.toContain(command)
})

it('finds a demo that was begun and not finished', async () => {
  const note = (fact: string) =>
    database.db.pool.query(`INSERT INTO installation (fact, value) VALUES ('${fact}', 'yes')`)
  const isUnfinished = () => isDemoUnfinished(database.applicationUrl)

  const before = await isUnfinished()
  await note('demo-begun')
  const meanwhile = await isUnfinished()
  await note('demo-loaded')

  expect([before, meanwhile, await isUnfinished()]).toEqual([false, true, false])
})

it('prints nothing if the database does not respond', async () => {
  expect(await hasAdmin('postgres://nobody@127.0.0.1:1/none')).toBe(true)
})
