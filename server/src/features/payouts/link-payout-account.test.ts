import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { openDashboard } from './open-dashboard.ts'
import { findAccountHolder, pinCountry, saveAccountId } from './payout-account-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { readPayoutCountries } from './read-payout-countries.ts'
import { refreshPayoutAccount, refreshUnfinishedAccount } from './refresh-payout-account.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const appUrl = 'http://localhost:3000'

function link(creatorId: CreatorId, country: string) {
  return linkPayoutAccount({ ...setup.deps, appUrl }, { creatorId, country })
}

async function givenCreator() {
  return await makeCreator(setup.database.db)
}

test('a creator gets one account, however often they start', async () => {
  const creator = await givenCreator()

  await Promise.all([link(creator.id, 'DE'), link(creator.id, 'DE'), link(creator.id, 'DE')])

  const accounts = await fetch(`${setup.sandbox.url}/control/state`)
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
  const stored = await findAccountHolder(setup.database.db, creator.id)

  expect([before.detailsSubmitted, after.detailsSubmitted]).toEqual([false, true])
  expect(after).toMatchObject({ payoutsEnabled: true, kycStatus: 'verified', problem: null })
  expect(stored).toMatchObject({ payoutAccountStatus: 'connected', kycStatus: 'verified' })
})

test('a payout request looks up an unfinished account first', async () => {
  const creator = await givenCreator()
  const { url } = await link(creator.id, 'US')
  await fetch(url, { method: 'POST', redirect: 'manual' })

  await refreshUnfinishedAccount(deps(), creator.id)

  const stored = await findAccountHolder(setup.database.db, creator.id)
  expect(stored).toMatchObject({ payoutAccountStatus: 'connected', kycStatus: 'verified' })
})

function deps() {
  return setup.deps
}

test('the country of an account cannot change', async () => {
  const creator = await givenCreator()
  await link(creator.id, 'FR')

  await expect(link(creator.id, 'ES')).rejects.toMatchObject({ code: 'country-fixed' })
})

test('two concurrent countries give one account, in the stored country', async () => {
  const creator = await givenCreator()

  const responses = await Promise.allSettled([link(creator.id, 'FR'), link(creator.id, 'ES')])

  const won = responses.filter((response) => response.status === 'fulfilled')
  const stored = await findAccountHolder(setup.database.db, creator.id)
  const account = await setup.deps.provider.retrievePayoutAccount(
    stored?.stripeConnectAccountId ?? '',
  )
  expect(won).toHaveLength(1)
  expect(stored?.payoutCountry).toBe(account.country)
})

test.each(['MY', 'MC', 'ZA'])('%s is listed but not available yet', async (country) => {
  const creator = await givenCreator()

  await expect(link(creator.id, country)).rejects.toMatchObject({ code: 'country-not-available' })
})

test.each(['BR', 'GI'])('%s is refused before an account is created there', async (country) => {
  const creator = await givenCreator()

  await expect(link(creator.id, country)).rejects.toMatchObject({
    code: 'country-not-available',
    details: { problem: 'Stripe does not transfer money there from our account' },
  })
  expect((await findAccountHolder(setup.database.db, creator.id))?.payoutCountry).toBeNull()
})

test('every country is listed, with the reason if accounts cannot be paid', async () => {
  const countries = await readPayoutCountries(setup.deps.provider)

  const problems = countries.flatMap(({ code, problem }) => (problem === null ? [] : [code]))
  expect(countries).toHaveLength(47)
  expect(problems).toEqual(['BR', 'GI', 'MY', 'MC', 'ZA'])
})

test('the provider’s message about a refused account is shown to admins, until one is created', async () => {
  const [creator, other] = [await givenCreator(), await givenCreator()]
  const kept = (creatorId: CreatorId) =>
    exactlyOne(
      setup.database.db,
      sql<{ words: string | null; at: Date | null }>`SELECT payout_link_refusal AS words,
        payout_link_refused_at AS at FROM creators WHERE id = ${creatorId}`,
    )
  const match = 'POST /v1/accounts'
  await setup.sandbox.setFault({ provider: 'stripe', match, kind: 'status', status: 400, times: 1 })

  const refusal = await link(creator.id, 'DE').catch((error: Error) => error)
  const [seen, seenOfOther] = [await kept(creator.id), await kept(other.id)]
  await link(creator.id, 'DE')

  expect(refusal).toMatchObject({ family: 'rejected' })
  expect(String(refusal)).not.toContain('Requested fault')
  const none = { words: null, at: null }
  expect(seen).toEqual({ words: 'Requested fault: status 400.', at: expect.any(Date) })
  expect([seenOfOther, await kept(creator.id)]).toEqual([none, none])
})

test('a user who is not a creator gets no account', async () => {
  await expect(link(newId<CreatorId>(), 'US')).rejects.toMatchObject({ code: 'creator-not-found' })
})

test('an unknown country is refused', async () => {
  const creator = await givenCreator()

  await expect(link(creator.id, 'XX')).rejects.toMatchObject({ code: 'country-unknown' })
})

test('looking up an account unknown to the provider fails', async () => {
  await expect(refreshPayoutAccount(deps(), 'acct_none')).rejects.toThrow()
})

test('an account is stored for its own creator, in their country, and only the first one', async () => {
  const [creator, other] = [await givenCreator(), await givenCreator()]
  const { db } = setup.database
  const save = (stripeAccountId: string, country = 'DE') =>
    db.transaction((tx) => saveAccountId(tx, { creatorId: creator.id, stripeAccountId, country }))
  for (const { id: creatorId } of [creator, other]) {
    await db.transaction((tx) => pinCountry(tx, { creatorId, country: 'DE' }))
  }

  const saved = [await save('acct_fr', 'FR'), await save('acct_1'), await save('acct_2')]

  expect(saved).toEqual([false, true, false])
  const accountOf = async (id: CreatorId) =>
    (await findAccountHolder(db, id))?.stripeConnectAccountId
  expect([await accountOf(creator.id), await accountOf(other.id)]).toEqual(['acct_1', null])
})

test('without an account no dashboard can be opened', async () => {
  const creator = await givenCreator()

  await expect(openDashboard(deps(), creator.id)).rejects.toMatchObject({
    code: 'payout-account-missing',
  })
})

test.each([
  ['pending', false],
  ['connected', true],
  ['restricted', true],
] as const)(
  'while the provider does not respond, a %s account is shown as stored',
  async (status, isSubmitted) => {
    const creator = await givenCreator()
    await run(
      setup.database.db,
      sql`UPDATE creators SET payout_account_status = ${status}, stripe_connect_account_id = ${`acct_${status}`}
      WHERE id = ${creator.id}`,
    )
    const silence = new Unavailable(
      'payment-provider-unavailable',
      'The provider does not respond.',
    )
    const retrievePayoutAccount = () => Promise.reject(silence)
    const provider = { ...setup.deps.provider, retrievePayoutAccount }

    const account = await readPayoutAccount({ ...deps(), provider }, creator.id)

    expect(account).toMatchObject({
      detailsSubmitted: isSubmitted,
      payoutsEnabled: status === 'connected',
    })
  },
)

test('an account is unlinked only if the provider reports it disconnected, and once', async () => {
  const creator = await givenCreator()
  const [{ db }, left] = [setup.database, `acct_left_${creator.id}`]
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${left} WHERE id = ${creator.id}`,
  )
  const refreshAfter = async (refusal: Rejected) => {
    const retrievePayoutAccount = () => Promise.reject(refusal)
    const provider = { ...setup.deps.provider, retrievePayoutAccount }
    await expect(refreshPayoutAccount({ ...deps(), provider }, left)).rejects.toBe(refusal)
    return (await findAccountHolder(db, creator.id))?.stripeConnectAccountId
  }
  const invalid = new Rejected('account-invalid', 'The account has left.')

  const kept = await refreshAfter(new Rejected('payment-refused', 'No.'))
  const gone = [await refreshAfter(invalid), await refreshAfter(invalid)]

  const acts = await manyRows(
    db,
    sql`SELECT object_id, before FROM audit_log WHERE action = 'payout_account.disconnected'`,
  )
  expect([kept, ...gone]).toEqual([left, null, null])
  expect(acts).toEqual([{ objectId: creator.id, before: { accountId: left } }])
})

test('a user who is not a creator has no account to show, and our own errors are not hidden', async () => {
  const creator = await givenCreator()
  await run(
    setup.database.db,
    sql`UPDATE creators SET stripe_connect_account_id = 'acct_bug' WHERE id = ${creator.id}`,
  )
  const bug = new TypeError('undefined is not a function')
  const provider = { ...setup.deps.provider, retrievePayoutAccount: () => Promise.reject(bug) }

  await expect(readPayoutAccount({ ...deps(), provider }, creator.id)).rejects.toBe(bug)
  await expect(readPayoutAccount(deps(), newId<CreatorId>())).rejects.toMatchObject({
    code: 'creator-not-found',
  })
})

test('an account’s key is derived from creator and country, and changes after an account was lost', async () => {
  const keys: string[] = []
  const creator = await givenCreator()
  const createPayoutAccount: typeof setup.deps.provider.createPayoutAccount = async (account) => {
    keys.push(account.idempotencyKey)
    return await setup.deps.provider.createPayoutAccount(account)
  }
  const provider = { ...setup.deps.provider, createPayoutAccount }
  const request = { creatorId: creator.id, country: 'US' }
  const { db } = setup.database

  await linkPayoutAccount({ ...setup.deps, provider, appUrl }, request)
  await run(db, sql`UPDATE creators SET stripe_connect_account_id = NULL WHERE id = ${creator.id}`)
  await run(db, sql`UPDATE users SET stripe_account_id = 'acct_lost' WHERE id = ${creator.userId}`)
  await linkPayoutAccount({ ...setup.deps, provider, appUrl }, request)

  const key = `acct:${creator.id}:US`
  expect(keys).toEqual([key, `${key}:after:acct_lost`])
})

test('an account that another request stored first is not replaced', async () => {
  const creator = await givenCreator()
  const rival = { creatorId: creator.id, stripeAccountId: 'acct_rival', country: 'US' }
  const createPayoutAccount: typeof setup.deps.provider.createPayoutAccount = async (account) => {
    await setup.database.db.transaction((tx) => saveAccountId(tx, rival))
    return await setup.deps.provider.createPayoutAccount(account)
  }
  const provider = { ...setup.deps.provider, createPayoutAccount }
  const request = { creatorId: creator.id, country: 'US' }

  const linking = linkPayoutAccount({ ...setup.deps, provider, appUrl }, request)

  await expect(linking).rejects.toMatchObject({ code: 'country-fixed' })
})
