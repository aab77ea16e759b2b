import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { readAccountFigures } from '../risk/public.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { findAccountHolder } from './payout-account-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const accountOf = async (creatorId: CreatorId): Promise<string> => {
  const holder = await findAccountHolder(setup.database.db, creatorId)
  return holder?.stripeConnectAccountId ?? ''
}

/** Enters this account number on the provider's own page. */
async function onboard({ id: creatorId }: TestCreator, bank: string): Promise<void> {
  const link = { creatorId, country: 'US' }
  const { url } = await linkPayoutAccount({ ...setup.deps, appUrl: 'http://localhost' }, link)
  await fetch(url, { method: 'POST', body: new URLSearchParams({ bank }), redirect: 'manual' })
  await refreshPayoutAccount(setup.deps, await accountOf(creatorId))
}

const destinationsOf = ({ id }: TestCreator) =>
  manyRows(
    setup.database.db,
    sql<{ fingerprint: string }>`SELECT fingerprint FROM payout_destinations
      WHERE creator_id = ${id}`,
  )

const sharersOf = async ({ id: creatorId, accountId: socialAccountId }: TestCreator) =>
  (await readAccountFigures(setup.database.db, { creatorId, socialAccountId })).payoutSharers

test('two creators who enter the same bank account share it, others do not', async () => {
  const [one, two, other] = await Promise.all([
    makeCreator(setup.database.db),
    makeCreator(setup.database.db),
    makeCreator(setup.database.db),
  ])
  await onboard(one, '000111')
  await onboard(other, '000222')
  const alone = await sharersOf(one)

  await onboard(two, '000111')

  expect(alone).toBe(0)
  expect(await Promise.all([one, two, other].map(sharersOf))).toEqual([1, 1, 0])
})

test('a changed bank account replaces the previous one, and nothing is shared any more', async () => {
  const [one, two] = await Promise.all([
    makeCreator(setup.database.db),
    makeCreator(setup.database.db),
  ])
  await onboard(one, '000333')
  await onboard(two, '000333')

  await onboard(two, '000444')

  expect(await destinationsOf(two)).toHaveLength(1)
  expect(await Promise.all([one, two].map(sharersOf))).toEqual([0, 0])
})

test('a disconnected account is no longer a payout destination', async () => {
  const creator = await makeCreator(setup.database.db)
  await onboard(creator, '000555')
  const account = await accountOf(creator.id)
  await fetch(`${setup.sandbox.url}/connect/dashboard/${account}`, {
    method: 'POST',
    redirect: 'manual',
  })

  await expect(refreshPayoutAccount(setup.deps, account)).rejects.toMatchObject({
    code: 'account-invalid',
  })

  expect(await destinationsOf(creator)).toEqual([])
})
