import { termsVersion } from '@permille/contract/privacy/terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'

let setup: AccountSetup
beforeAll(async () => {
  setup = await setUpAccounts()
})
afterAll(() => setup.close())

const path = '/api/account/terms'

it('registering accepts the terms of that day, and the proof cannot be changed', async () => {
  const { browser, userId } = await registerSomebody(setup)

  const { accepted } = (await browser.send('GET', path)).json()
  const forged = setup.database.pool.query(
    "UPDATE terms_acceptances SET accepted_at = '2020-01-01' WHERE user_id = $1",
    [userId],
  )

  expect(accepted).toEqual({ version: termsVersion, at: setup.clock.now().toISOString() })
  await expect(forged).rejects.toThrow(/append-only/)
})

it('newer terms can be accepted once, older ones no longer', async () => {
  const { browser, userId } = await registerSomebody(setup)
  await setup.database.pool.query('ALTER TABLE terms_acceptances DISABLE TRIGGER USER')
  await setup.database.pool.query(
    "UPDATE terms_acceptances SET version = '2020-01-01' WHERE user_id = $1",
    [userId],
  )
  await setup.database.pool.query('ALTER TABLE terms_acceptances ENABLE TRIGGER USER')
  const accept = (version: string) => browser.send('POST', path, { version })

  const statuses = [
    (await accept('2020-01-01')).statusCode,
    (await accept(termsVersion)).statusCode,
    (await accept(termsVersion)).statusCode,
  ]

  expect(statuses).toEqual([400, 200, 200])
  const { rows } = await setup.database.pool.query(
    'SELECT version FROM terms_acceptances WHERE user_id = $1 ORDER BY version',
    [userId],
  )
  expect(rows).toEqual([{ version: '2020-01-01' }, { version: termsVersion }])
})

it('a visitor has accepted nothing', async () => {
  expect((await openBrowser(setup).send('GET', path)).statusCode).toBe(401)
})
