import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '#platform/errors/errors.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { unlinkPayoutAccount } from './account/disconnect-payout-account.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { findAccountHolder, pinCountry, saveAccountId } from './payout-account-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const appUrl = 'http://localhost:3000'

function link(creatorId: CreatorId) {
  const request = { creatorId, country: 'DE' }
  return linkPayoutAccount({ ...setup.deps, appUrl }, request)
}

/** Stripe keeps a 500 under its key for a day. */
const storedFailure = {
  provider: 'stripe',
  match: 'POST /v1/accounts',
  kind: 'status_after',
  status: 500,
}

async function accountOf(creatorId: CreatorId) {
  const { db } = setup.database
  return (await findAccountHolder(db, creatorId))?.stripeConnectAccountId
}

test('an account created despite a failed response is found and continued', async () => {
  const creator = await makeCreator(setup.database.db)
  await setup.sandbox.setFault(storedFailure)

  await link(creator.id)

  const all = await setup.deps.provider.listEveryPayoutAccount(null)
  const own = all.filter(({ creatorId }) => creatorId === creator.id)
  expect(own.map(({ id }) => id)).toEqual([await accountOf(creator.id)])
})

test('an unlinked account is not reused, whichever of several it was', async () => {
  const creator = await makeCreator(setup.database.db)
  const unlinked: unknown[] = []
  for (let account = 0; account < 2; account += 1) {
    const { url } = await link(creator.id)
    await fetch(url, { method: 'POST', redirect: 'manual' })
    await readPayoutAccount(setup.deps, creator.id)
    unlinked.push(await accountOf(creator.id))
    await setup.database.db.transaction((tx) => unlinkPayoutAccount(tx, creator.userId))
  }
  const [first] = unlinked
  const failures = [new Unavailable('payment-provider-failure-stored', 'No.')]
  const createPayoutAccount: typeof setup.deps.provider.createPayoutAccount = async (account) => {
    const failure = failures.pop()
    if (failure !== undefined) throw failure
    return await setup.deps.provider.createPayoutAccount(account)
  }
  const provider = { ...setup.deps.provider, createPayoutAccount }

  await linkPayoutAccount(
    { ...setup.deps, provider, appUrl },
    { creatorId: creator.id, country: 'DE' },
  )

  expect(unlinked).not.toContain(await accountOf(creator.id))
  const { db } = setup.database
  await db.transaction((tx) => unlinkPayoutAccount(tx, creator.userId))
  const isSaved = await db.transaction(async (tx) => {
    await pinCountry(tx, { creatorId: creator.id, country: 'DE' })
    const again = { creatorId: creator.id, stripeAccountId: String(first), country: 'DE' }
    return await saveAccountId(tx, again)
  })
  expect(isSaved).toBe(false)
})

test('an account that was never created, and whose failure the provider replays, is replaced', async () => {
  const creator = await makeCreator(setup.database.db)
  const { sandbox } = setup
  await sandbox.setFault({ ...storedFailure, times: 1 })
  const nothing = { object: 'list', data: [], has_more: false, url: '/v1/accounts' }
  const list = { provider: 'stripe', match: 'GET /v1/accounts?', kind: 'status' }
  await sandbox.setFault({ ...list, status: 200, body: nothing })

  const { url } = await link(creator.id)

  await fetch(url, { method: 'POST', redirect: 'manual' })
  expect(await readPayoutAccount(setup.deps, creator.id)).toMatchObject({ payoutsEnabled: true })
})

test('a failed replacement is followed by a third account', async () => {
  const creator = await makeCreator(setup.database.db)
  const keys: string[] = []
  const kept = new Unavailable('payment-provider-failure-stored', 'No.', {
    cause: new Error('500'),
  })
  const createPayoutAccount = (account: { idempotencyKey: string }) => {
    keys.push(account.idempotencyKey)
    return Promise.reject(kept)
  }
  const provider = { ...setup.deps.provider, createPayoutAccount }
  const request = { creatorId: creator.id, country: 'DE' }
  const clicks = [1, 2].map(
    () => () => linkPayoutAccount({ ...setup.deps, provider, appUrl }, request),
  )

  for (const click of clicks) await expect(click()).rejects.toBe(kept)

  const key = `acct:${creator.id}:DE`
  expect(keys.map((each) => each === key)).toEqual([true, false, true, false])
  expect(new Set(keys).size).toBe(3)
})
