import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayoutDesk, type PayoutDesk } from '../../testing/payout-desk.ts'
import { makeCreator } from '../../testing/test-marketplace.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { findAccountHolder } from './payout-account-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { refreshPayoutAccount, refreshUnfinishedAccount } from './refresh-payout-account.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
afterAll(() => desk.close())

const appUrl = 'http://localhost:3000'

function link(creatorId: CreatorId, country: string, hasFreshSignIn = false) {
  return linkPayoutAccount({ ...desk.deps, appUrl }, { creatorId, country, hasFreshSignIn })
}

async function givenCreator() {
  return await desk.database.db.transaction((tx) => makeCreator(tx))
}

test('a creator gets one account, however often they begin', async () => {
  const creator = await givenCreator()

  await Promise.all([link(creator.id, 'DE'), link(creator.id, 'DE'), link(creator.id, 'DE')])

  const accounts = await fetch(`${desk.sandbox.url}/control/state`)
  const { stripe } = (await accounts.json()) as { stripe: { accounts: { metadata: object }[] } }
  const own = stripe.accounts.filter((account) =>
    JSON.stringify(account.metadata).includes(creator.id),
  )
  expect(own).toHaveLength(1)
})

test('after the provider’s form the account is ready, even before any webhook', async () => {
  const creator = await givenCreator()
  const { url } = await link(creator.id, 'US')
  const before = await readPayoutAccount(deps(), creator.id)

  await fetch(url, { method: 'POST', redirect: 'manual' })
  const after = await readPayoutAccount(deps(), creator.id)
  const stored = await findAccountHolder(desk.database.db, creator.id)

  expect([before.detailsSubmitted, after.detailsSubmitted]).toEqual([false, true])
  expect(after).toMatchObject({ payoutsEnabled: true, kycStatus: 'verified', problem: null })
  expect(stored).toMatchObject({ payoutAccountStatus: 'connected', kycStatus: 'verified' })
})

test('a request for a payout asks about an unfinished account first', async () => {
  const creator = await givenCreator()
  const { url } = await link(creator.id, 'US')
  await fetch(url, { method: 'POST', redirect: 'manual' })

  await refreshUnfinishedAccount(deps(), creator.id)

  const stored = await findAccountHolder(desk.database.db, creator.id)
  expect(stored).toMatchObject({ payoutAccountStatus: 'connected', kycStatus: 'verified' })
})

function deps() {
  return { database: desk.database.db, provider: desk.deps.provider }
}

test('an account in use is opened after a fresh sign-in only, a first one by anyone', async () => {
  const creator = await givenCreator()
  const first = await link(creator.id, 'US')
  const unfinished = await link(creator.id, 'US')
  await fetch(unfinished.url, { method: 'POST', redirect: 'manual' })

  const stale = link(creator.id, 'US')

  await expect(stale).rejects.toMatchObject({ code: 'sign-in-too-old' })
  expect((await link(creator.id, 'US', true)).url).toMatch(/^http/)
  expect(first.url).toMatch(/^http/)
})

test('the country of an account cannot change', async () => {
  const creator = await givenCreator()
  await link(creator.id, 'FR')

  await expect(link(creator.id, 'ES')).rejects.toMatchObject({ code: 'country-fixed' })
})

test('two countries chosen at once give one account, in the country that is kept', async () => {
  const creator = await givenCreator()

  const answers = await Promise.allSettled([link(creator.id, 'FR'), link(creator.id, 'ES')])

  const won = answers.filter((answer) => answer.status === 'fulfilled')
  const stored = await findAccountHolder(desk.database.db, creator.id)
  const account = await desk.deps.provider.retrievePayoutAccount(
    stored?.stripeConnectAccountId ?? '',
  )
  expect(won).toHaveLength(1)
  expect(stored?.payoutCountry).toBe(account.country)
})

test.each(['MY', 'MC', 'ZA'])('%s is named and not available yet', async (country) => {
  const creator = await givenCreator()

  await expect(link(creator.id, country)).rejects.toMatchObject({ code: 'country-not-available' })
})

test('an unknown country is refused', async () => {
  const creator = await givenCreator()

  await expect(link(creator.id, 'XX')).rejects.toMatchObject({ code: 'country-unknown' })
})

test('asking about an account that the provider does not know is an error', async () => {
  await expect(refreshPayoutAccount(deps(), 'acct_none')).rejects.toThrow()
})
