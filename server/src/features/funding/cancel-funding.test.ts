import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockRow } from '#money/locks.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { cancelFunding, cancelOpenFundings } from './cancel-funding.ts'
import type { Funding } from './funding.ts'
import { attachIntent, findFunding, insertFunding } from './funding-store.ts'
import { reconcileFundings } from './reconcile-fundings.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
  storedAudits,
  storedFunding,
} from './testing/funding-setup.ts'

let setup: FundingSetup

beforeAll(async () => {
  setup = await setUpFunding()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const start = new Date('2026-11-21T12:00:00Z')
const keySeconds = 23 * 3600

/** The same, `seconds` after `start`. */
function after(seconds: number) {
  return { ...setup.deps, clock: { now: () => new Date(start.getTime() + seconds * 1000) } }
}

/** Committed at `start`; whether the provider was ever asked is unknown. */
async function givenUnsent(campaignId?: CampaignId): Promise<Funding> {
  const { deps, brand } = setup
  const { database } = deps
  const id = newId<FundingId>()
  const amounts = { amountCents: toCents(700), feeCents: toCents(70), createdAt: start }
  const place = {
    campaignId: campaignId ?? (await makeDraft(database, brand)),
    brandId: brand.brandId,
  }
  await database.transaction((tx) => insertFunding(tx, { id, ...place, ...amounts }))
  const funding = await findFunding(database, id)
  if (funding === undefined) throw new Error('the funding is not there')
  return funding
}

const stored = ({ id }: Pick<Funding, 'id'>) => storedFunding(setup.deps.database, id)
const neverConfirmed = 'The payment provider never confirmed this payment.'

test('a request is repeated while its key is valid, and abandoned after 23 hours', async () => {
  const [young, old] = [await givenUnsent(), await givenUnsent()]

  await cancelFunding(after(keySeconds - 0.001), young)
  await cancelFunding(after(keySeconds), old)

  expect(await stored(young)).toMatchObject({
    status: 'failed',
    stripePaymentIntentId: expect.stringMatching(/^pi_/),
  })
  expect(await stored(old)).toEqual({
    status: 'failed',
    stripePaymentIntentId: null,
    lastError: neverConfirmed,
  })
})

test('an abandoned request is audited as failed, once', async () => {
  const funding = await givenUnsent()

  for (const seconds of [keySeconds, keySeconds + 60]) await cancelFunding(after(seconds), funding)

  expect(await storedAudits(setup.deps.database, funding.id)).toEqual([
    {
      actorKind: 'system',
      action: 'funding.failed',
      before: { status: 'pending' },
      after: { status: 'failed', amountCents: 700, feeCents: 70 },
    },
  ])
})

test('a request that the provider refuses is abandoned at once', async () => {
  const funding = await givenUnsent()
  const fault = { provider: 'stripe', match: 'POST /v1/payment_intents', times: 9 }
  await setup.sandbox.setFault({ ...fault, kind: 'status', status: 400 })

  await cancelFunding(after(60), funding)

  expect(await stored(funding)).toMatchObject({ status: 'failed', lastError: neverConfirmed })
})

test('while the provider does not respond, the funding keeps waiting', async () => {
  const funding = await givenUnsent()
  const silence = new Unavailable('payment-provider-unavailable', 'The provider does not respond.')
  const createFundingIntent = () => Promise.reject(silence)
  const provider = { ...setup.deps.provider, createFundingIntent }

  const cancelling = cancelFunding({ ...after(60), provider }, funding)

  await expect(cancelling).rejects.toBe(silence)
  expect(await stored(funding)).toMatchObject({ status: 'pending', lastError: null })
})

test('a funding that knows its payment is not abandoned', async () => {
  const funding = await givenUnsent()
  const learned = { fundingId: funding.id, intentId: 'pi_learned' }
  await setup.deps.database.transaction((tx) => attachIntent(tx, learned))

  await cancelFunding(after(keySeconds), funding)

  expect(await stored(funding)).toMatchObject({ status: 'pending', lastError: null })
})

test('a funding is abandoned once', async () => {
  const funding = await givenUnsent()

  await cancelFunding(after(keySeconds), funding)
  await cancelFunding(after(keySeconds + 60), funding)

  const { settledAt } = await exactlyOne(
    setup.deps.database,
    sql<{ settledAt: Date }>`SELECT settled_at FROM campaign_funding WHERE id = ${funding.id}`,
  )
  expect(settledAt).toEqual(after(keySeconds).clock.now())
})

test('all open payments of one campaign are cancelled, and no others', async () => {
  const sent = await openFunding(setup)
  const unsent = await givenUnsent(sent.campaignId)
  const other = await openFunding(setup)

  await cancelOpenFundings(after(60), sent.campaignId)

  const { database } = setup.deps
  expect((await storedFunding(database, sent.fundingId)).status).toBe('failed')
  expect((await stored(unsent)).status).toBe('failed')
  expect((await storedFunding(database, other.fundingId)).status).toBe('pending')
  expect(await pay(setup, other)).toBe(200)
})

test('an unanswered request is cancelled two minutes after it was made', async () => {
  const funding = await givenUnsent()

  await reconcileFundings(after(119.999), 0)
  const before = (await stored(funding)).status
  await reconcileFundings(after(120), 0)

  expect([before, (await stored(funding)).status]).toEqual(['pending', 'failed'])
})

test('a funding is not abandoned while its campaign is changing', async () => {
  const funding = await givenUnsent()
  const { database } = setup.deps
  const impatient: Pick<DatabaseServer, 'transaction'> = {
    transaction: (work) =>
      database.transaction(async (tx) => {
        await run(tx, sql`SET LOCAL lock_timeout = '50ms'`)
        return await work(tx)
      }),
  }
  const deps = { ...after(keySeconds), database: { ...database, ...impatient } }

  await database.transaction(async (tx) => {
    await lockRow(tx, 'campaign', funding.campaignId)
    await expect(cancelFunding(deps, funding)).rejects.toMatchObject({ code: '55P03' })
  })

  expect((await stored(funding)).status).toBe('pending')
})
