import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainWithdrawal, readWithdrawalFacts } from '#features/earnings/public.ts'
import { collectNotifications } from '#features/notifications/collect-notifications.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeLiveCampaign,
  makePayableCreator,
  type PayableCreator,
} from '#testing/test-marketplace.ts'
import { findAccountHolder } from '../payout-account-store.ts'
import { listPayoutsOf } from '../payout-store.ts'
import { readOwnPayout } from '../read-own-payout.ts'
import { readPayoutAccount } from '../read-payout-account.ts'
import { refreshPayoutAccount } from '../refresh-payout-account.ts'
import { withdraw } from '../request-payout.ts'
import { type PayoutSetup, setUpPayouts } from '../testing/payout-setup.ts'

let setup: PayoutSetup

async function setUp(accountsApi: string): Promise<void> {
  setup = await setUpPayouts()
  await setup.sandbox.setSettings({ accountsApi })
  await setup.sandbox.fillBalance(100_000)
  await setup.sandbox.setSettings({ payoutSeconds: 0 })
}

const sentence =
  'Your bank sent $30.00 back to your Stripe account. Give Stripe another bank account; it then pays it out.'

async function setState({ destination: account }: PayableCreator, state: string): Promise<void> {
  const response = await fetch(`${setup.sandbox.url}/control/payout-accounts`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, state }),
  })
  expect(response.status).toBe(200)
}

const request = ({ id, userId }: PayableCreator) => withdraw(setup.deps, { creatorId: id, userId })

async function earnAgain(creator: PayableCreator, cents: number): Promise<void> {
  const { db } = setup.database
  const terms = { fundedCents: cents, ratePerKViewsCents: 1000 }
  const campaign = await makeLiveCampaign(db, terms)
  const post = { ...terms, campaignId: campaign.id, creator }
  await earn(db, { submissionId: await makeApprovedSubmission(db, post), views: cents })
}

async function returnedByBank(creator: PayableCreator, cents: number | null = 3000): Promise<void> {
  await setState(creator, 'closed_bank')
  await request(creator)
  const returned = () => setup.deps.provider.findReturnedByBank(creator.destination)
  await expect.poll(returned).toEqual({ cents })
}

/** Until its bank has taken what it holds. */
async function takenByBank({ destination }: PayableCreator): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_sandbox', 'stripe-account': destination }
  const paid = async () => {
    const response = await fetch(`${setup.sandbox.url}/v1/payouts?status=paid`, { headers })
    return ((await response.json()) as { data: unknown[] }).data.length
  }
  await expect.poll(paid).toBe(1)
}

function notificationsOf(creator: PayableCreator) {
  return manyRows(
    setup.database.db,
    sql<{ title: string; text: string; kind: string }>`SELECT title, text, kind FROM notifications
      WHERE user_id = ${creator.userId} AND title LIKE '%bank sent%'`,
  )
}

async function said(creator: PayableCreator) {
  const { db } = setup.database
  const rules = explainWithdrawal(await readWithdrawalFacts(db, creator.id, new Date()))
  const [row] = await listPayoutsOf(db, { creatorId: creator.id, limit: 10 })
  const payoutId = row?.id
  return {
    rules: rules
      .filter(({ code, passed }) => !passed && code === 'kyc')
      .map((rule) => rule.message),
    card: (await readPayoutAccount(setup.deps, creator.id)).problem,
    row: row?.reason,
    page: payoutId && (await readOwnPayout(db, { creatorId: creator.id, payoutId })).reason,
  }
}

/** Whose account is paid out in euros. */
async function makeGermanCreator(cents: number): Promise<PayableCreator> {
  const creator = await makePayableCreator(setup, cents)
  const destination = await setup.sandbox.openPayoutAccount(newId(), 'DE')
  await run(
    setup.database.db,
    sql`UPDATE creators SET stripe_connect_account_id = ${destination} WHERE id = ${creator.id}`,
  )
  return { ...creator, destination }
}

describe.each(['both', 'v2'])('where Stripe’s APIs for accounts are %s', (accountsApi) => {
  beforeAll(() => setUp(accountsApi))
  afterAll(() => setup.close())

  test('money returned by a bank is described in the same sentence by card, rules, payout, refusal and notice, once', () =>
    sayOnce())
  test('with another bank account the sentence disappears, and the next payout is sent', () =>
    describeNothingMore())
  test('a payout older than the returned money does not mention it', () => keepOlderSilent())
  test('an amount in another currency is not named, and only the newest payout counts', () =>
    nameNoSum())
})

async function sayOnce(): Promise<void> {
  const creator = await makePayableCreator(setup, 3000)
  await returnedByBank(creator)
  await earnAgain(creator, 2000)

  await Promise.all([1, 2].map(() => refreshPayoutAccount(setup.deps, creator.destination)))
  await collectNotifications(setup.deps)

  expect(await said(creator)).toEqual({
    rules: [sentence],
    card: sentence,
    row: sentence,
    page: sentence,
  })
  await expect(request(creator)).rejects.toThrow(sentence)
  expect(await notificationsOf(creator)).toEqual([
    { title: 'Your bank sent $30.00 back', text: sentence, kind: 'payout' },
  ])
  const holder = await findAccountHolder(setup.database.db, creator.id)
  expect(holder).toMatchObject({ kycStatus: 'verified', payoutAccountStatus: 'restricted' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
}

async function describeNothingMore(): Promise<void> {
  const creator = await makePayableCreator(setup, 3000)
  await returnedByBank(creator)
  await refreshPayoutAccount(setup.deps, creator.destination)
  await earnAgain(creator, 2000)

  await setState(creator, 'whole')
  const { status } = await request(creator)

  expect(status).toBe('paid')
  expect(await said(creator)).toEqual({ rules: [], card: null, row: null, page: null })
}

async function keepOlderSilent(): Promise<void> {
  const creator = await makePayableCreator(setup, 1500)
  await request(creator)
  await takenByBank(creator)
  await earnAgain(creator, 3000)
  await returnedByBank(creator)

  await refreshPayoutAccount(setup.deps, creator.destination)

  const rows = await listPayoutsOf(setup.database.db, { creatorId: creator.id, limit: 10 })
  expect(rows.map(({ reason }) => reason)).toEqual([sentence, null])
}

async function nameNoSum(): Promise<void> {
  const creator = await makeGermanCreator(1500)
  await request(creator)
  await takenByBank(creator)
  await earnAgain(creator, 1600)
  await returnedByBank(creator, null)

  await refreshPayoutAccount(setup.deps, creator.destination)
  await collectNotifications(setup.deps)

  const text =
    'Your bank sent money back to your Stripe account. Give Stripe another bank account; it then pays it out.'
  const rows = await listPayoutsOf(setup.database.db, { creatorId: creator.id, limit: 10 })
  expect(rows.map(({ reason }) => reason)).toEqual([text, null])
  expect((await readPayoutAccount(setup.deps, creator.id)).problem).toBe(text)
  expect(await notificationsOf(creator)).toEqual([
    { title: 'Your bank sent money back', text, kind: 'payout' },
  ])
}
