import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectNotifications } from '#features/notifications/collect-notifications.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeCreator, makePayableCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { linkPayoutAccount } from '../link-payout-account.ts'
import { readPayoutAccount } from '../read-payout-account.ts'
import { refreshPayoutAccount, storePayoutAccount } from '../refresh-payout-account.ts'
import { withdraw } from '../request-payout.ts'
import { type PayoutSetup, setUpPayouts } from '../testing/payout-setup.ts'
import { announcePayoutAccount } from './announce-payout-account.ts'
import { unlinkPayoutAccount } from './disconnect-payout-account.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(1_000_000)
})
afterAll(() => setup.close())

const db = () => setup.database.db
const deps = () => ({ ...setup.deps, accountChangeHoldHours: 24 })

/** Through the provider's form, up to where its owner comes back. */
async function connect(creator: TestCreator, country = 'US'): Promise<string> {
  const { url } = await linkPayoutAccount(deps(), { creatorId: creator.id, country })
  await fetch(url, { method: 'POST', redirect: 'manual' })
  const { account } = await exactlyOne(
    db(),
    sql<{ account: string }>`SELECT stripe_connect_account_id AS account FROM creators
      WHERE id = ${creator.id}`,
  )
  return account
}

async function seenAt(account: string) {
  return { ...(await setup.deps.provider.retrievePayoutAccount(account)), returned: null }
}

async function heldUntil(creator: TestCreator): Promise<Date | null> {
  const { until } = await exactlyOne(
    db(),
    sql<{ until: Date | null }>`SELECT payouts_held_until AS until FROM creators
      WHERE id = ${creator.id}`,
  )
  return until
}

async function titlesSent(creator: TestCreator): Promise<string[]> {
  await collectNotifications(setup.deps)
  const rows = await manyRows(
    db(),
    sql<{ title: string }>`SELECT title FROM notifications
      WHERE user_id = ${creator.userId} AND kind = 'security' ORDER BY at, key`,
  )
  return rows.map(({ title }) => title)
}

describe('a newly payable account', () => {
  test('delays withdrawals for a day, and the creator is notified where money goes', async () => {
    const creator = await makeCreator(db())
    await connect(creator)
    const before = await heldUntil(creator)
    const from = Date.now()

    await readPayoutAccount(deps(), creator.id)

    expect(before).toBeNull()
    const until = (await heldUntil(creator))?.getTime() ?? 0
    expect(until).toBeGreaterThanOrEqual(addHours(new Date(from), 24).getTime())
    expect(until).toBeLessThanOrEqual(addHours(new Date(), 24).getTime())
    expect(await titlesSent(creator)).toEqual([
      'A payout account ending 6789 in the US was connected',
    ])
  })

  test('cannot be paid in the call that finds it ready', async () => {
    const creator = await makePayableCreator(setup, 2000)
    await db().transaction((tx) => unlinkPayoutAccount(tx, creator.userId))
    await connect(creator)

    const early = withdraw(deps(), { creatorId: creator.id, userId: creator.userId })

    await expect(early).rejects.toMatchObject({ code: 'payouts-held' })
  })

  test('is announced once, however many calls find it at once, and not again after a setback', async () => {
    const creator = await makeCreator(db())
    const account = await connect(creator)
    await Promise.all([1, 2, 3].map(() => refreshPayoutAccount(deps(), account)))
    await run(db(), sql`UPDATE creators SET payouts_held_until = NULL WHERE id = ${creator.id}`)
    const ready = await seenAt(account)
    const change = { at: new Date(), holdHours: 24 }

    await db().transaction((tx) =>
      storePayoutAccount(tx, { ...ready, payoutsEnabled: false, disabledReason: 'listed' }, change),
    )
    await refreshPayoutAccount(deps(), account)

    expect(await titlesSent(creator)).toHaveLength(1)
    expect(await heldUntil(creator)).toBeNull()
  })

  test('does not wait if no hold is set, and says so', async () => {
    const creator = await makeCreator(db())
    const account = await connect(creator, 'DE')

    await refreshPayoutAccount(setup.deps, account)

    expect(await heldUntil(creator)).toBeNull()
    expect(await titlesSent(creator)).toEqual([
      'A payout account ending 6789 in Germany was connected',
    ])
  })
})

test('created after the first was unlinked is announced and waits as well', async () => {
  const creator = await makeCreator(db())
  await refreshPayoutAccount(deps(), await connect(creator))
  await db().transaction((tx) => unlinkPayoutAccount(tx, creator.userId))
  await run(db(), sql`UPDATE creators SET payouts_held_until = NULL WHERE id = ${creator.id}`)

  await refreshPayoutAccount(deps(), await connect(creator, 'FR'))

  expect(await heldUntil(creator)).not.toBeNull()
  expect(await titlesSent(creator)).toEqual([
    'A payout account ending 6789 in the US was connected',
    'A payout account ending 6789 in France was connected',
  ])
})

test('that was paid before notifications existed is not new', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await withdraw(deps(), { creatorId: creator.id, userId: creator.userId })
  await run(
    db(),
    sql`UPDATE creators SET payout_account_status = 'pending' WHERE id = ${creator.id}`,
  )

  await refreshPayoutAccount(deps(), creator.destination)

  expect(await heldUntil(creator)).toBeNull()
})

test('with another bank account is announced without a wait', async () => {
  const creator = await makeCreator(db())
  const account = await connect(creator)
  await refreshPayoutAccount(deps(), account)
  await run(db(), sql`UPDATE creators SET payouts_held_until = NULL WHERE id = ${creator.id}`)
  const known = await seenAt(account)

  await db().transaction((tx) =>
    announcePayoutAccount(
      tx,
      { ...known, destinations: ['another'], lastFour: '4321' },
      { at: new Date(), holdHours: 24 },
    ),
  )

  expect(await heldUntil(creator)).toBeNull()
  expect(await titlesSent(creator)).toContain(
    'Your payout account has a new bank account ending 4321 in the US',
  )
})
