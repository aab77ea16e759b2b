import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentProvider, Transfer } from '#integrations/stripe/payment-provider.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { deletePayouts } from '#testing/delete-payouts.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { compareTransfers } from './compare-transfers.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const longAgo = new Date('2020-01-01T00:00:00Z')

function transferFor(payoutId: string | null, change: Partial<Transfer> = {}): Transfer {
  const id = `tr_${payoutId}`
  const money = { amountCents: toCents(1000), amountReversedCents: toCents(0) }
  const rest = { destination: 'acct_test', isForeign: false, createdAt: new Date() }
  return { id, payoutId: payoutId as PayoutId | null, ...money, ...rest, ...change }
}

/** A payout of $10.00, without money behind it. */
async function givenPayout(status: 'queued' | 'paid' | 'failed'): Promise<PayoutId> {
  const [creator, id] = [await makeCreator(setup.database.db), newId<PayoutId>()]
  await run(
    setup.database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, stripe_transfer_id,
        reason, settled_at)
      VALUES (${id}, ${creator.id}, 1000, 'acct_test', ${status}, ${`tr_${id}`}, 'a test',
        ${status === 'queued' ? null : new Date()})`,
  )
  return id
}

/** Compares with a provider that lists these; `asked` are the payouts it was asked about singly. */
async function compare(every: readonly Transfer[], since: Date | null = null) {
  const asked: PayoutId[] = []
  const provider: PaymentProvider = {
    ...setup.deps.provider,
    listEveryTransfer: async () => every,
    listTransfers: async (payoutId) => {
      asked.push(payoutId)
      return every.filter((transfer) => transfer.payoutId === payoutId)
    },
  }
  const { database } = setup.deps
  return { ...(await compareTransfers({ database, provider }, since)), asked }
}

test('a payout missing from the list is looked up alone only if that could help', async () => {
  const [queued, paid, failed] = [
    await givenPayout('queued'),
    await givenPayout('paid'),
    await givenPayout('failed'),
  ]
  const listed = await givenPayout('paid')

  const ever = await compare([transferFor(listed)])
  const lately = await compare([transferFor(listed), transferFor(queued)], longAgo)
  await deletePayouts(setup.database.db)

  expect(ever.asked).toEqual([paid])
  expect(lately.asked).toEqual([paid, failed].sort())
  expect(lately.offenders.map(({ offender }) => offender)).toEqual([paid])
})

test('transfers that name no payout, or are from another installation, are counted separately', async () => {
  const id = await givenPayout('paid')
  const theirs = transferFor(newId<PayoutId>(), { isForeign: true })

  const compared = await compare([transferFor(id), theirs, transferFor('order-1')])
  await deletePayouts(setup.database.db)

  expect(compared).toMatchObject({ offenders: [], foreignCount: 2 })
})

test('a paid payout with a different transfer is reported', async () => {
  const id = await givenPayout('paid')

  const { offenders } = await compare([transferFor(id, { id: 'tr_other' })])
  await deletePayouts(setup.database.db)

  const detail = `paid by tr_${id}, the provider has tr_other`
  expect(offenders).toEqual([{ offender: id, detail }])
})

test('of many offenders the first twenty are named', async () => {
  const { offenders } = await compare(Array.from({ length: 21 }, () => transferFor(newId())))

  expect(offenders).toHaveLength(20)
})

test('foreign transfers are counted: of no one, of another installation, of other software', async () => {
  const foreign = [
    transferFor(null),
    transferFor(newId(), { isForeign: true }),
    transferFor('order-1'),
  ]
  const reversed = transferFor(newId(), { amountReversedCents: toCents(1000) })

  const { offenders, foreignCount } = await compare([...foreign, reversed])

  expect([offenders, foreignCount]).toEqual([[], 3])
})

test('an unexpected error is thrown, not mistaken for silence', async () => {
  const provider: PaymentProvider = {
    ...setup.deps.provider,
    listEveryTransfer: () => Promise.reject(new Error('a bug')),
  }

  const comparing = compareTransfers({ database: setup.deps.database, provider }, null)

  await expect(comparing).rejects.toThrow('a bug')
})

test('twenty problems are reported at most', async () => {
  const strangers = Array.from({ length: 21 }, () => transferFor(newId<PayoutId>()))

  const { offenders } = await compare(strangers)

  expect(offenders).toHaveLength(20)
})
