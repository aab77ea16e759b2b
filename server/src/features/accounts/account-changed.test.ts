import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceChange } from './account-changed.ts'
import { findAccountByEmail } from './account-store.ts'
import {
  type AccountSetup,
  goodPassword,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

/** The changes waiting to be announced to this address, and whose account the mails are filed under. */
async function announced(toAddress: string): Promise<object[]> {
  const jobs = await setup.database.pool.query(
    `SELECT j.payload->>'kind' AS kind, j.payload->>'userId' AS "userId" FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'account-changed' AND j.payload->>'toAddress' = $1 ORDER BY j.id`,
    [toAddress],
  )
  return jobs.rows
}

async function prove(userId: UserId): Promise<void> {
  await setup.database.pool.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
    userId,
  ])
}

it('notifies the previous address of a new password or email', async () => {
  const { browser, email, userId } = await registerSomebody(setup)
  await prove(userId)
  const renewed = `new-${email}`

  await browser.send('PUT', '/api/user/password', {
    currentPassword: goodPassword,
    newPassword: 'another-horse-8',
  })
  await browser.send('PUT', '/api/user/email', { email: renewed })

  expect(await announced(email)).toEqual([
    { kind: 'password', userId },
    { kind: 'email', userId: null },
  ])
  expect(await announced(renewed)).toEqual([])
})

it('does not notify an unproven address, because it may be someone else’s', async () => {
  const { browser, email } = await registerSomebody(setup)

  await browser.send('PUT', '/api/user/password', {
    currentPassword: goodPassword,
    newPassword: 'another-horse-8',
  })
  await browser.send('PUT', '/api/user/email', { email: `new-${email}` })

  expect(await announced(email)).toEqual([])
})

it('notifies no one of a change that did not happen', async () => {
  const { email, userId } = await registerSomebody(setup)
  await prove(userId)
  const account = await findAccountByEmail(setup.database, email)
  if (account === undefined) throw new Error('nobody registered')

  const undone = setup.database.transaction(async (tx) => {
    await announceChange(tx, account, { kind: 'email', at: new Date() })
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await announced(email)).toEqual([])
})
