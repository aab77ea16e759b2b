import type { CampaignId, CreatorId, SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Transaction } from '../platform/database/database.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { runWhile } from '../testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { makeCreator, makeLiveCampaign } from '../testing/test-marketplace.ts'
import { lockAndRead, lockRow, lockRows, shareAndReadRow, shareRow } from './locks.ts'

let database: TestDatabase
let campaigns: readonly CampaignId[]
let creatorId: CreatorId
beforeAll(async () => {
  database = await openTestDatabase()
  const made = await database.db.transaction(async (tx) => ({
    one: await makeLiveCampaign(tx, { fundedCents: 1000 }),
    other: await makeLiveCampaign(tx, { fundedCents: 1000 }),
    creator: await makeCreator(tx),
  }))
  campaigns = [made.one.id, made.other.id].toSorted()
  creatorId = made.creator.id
})
afterAll(() => database.close())

function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.db.transaction(work)
}

test('rows are locked by id, whatever the requested order', async () => {
  const all = sql<{ id: CampaignId }>`SELECT id FROM campaigns ORDER BY id DESC`
  expect(await inTransaction((tx) => lockRows(tx, 'campaign', all))).toEqual(campaigns)
  const asked = campaigns.toReversed()
  expect(await inTransaction((tx) => lockRows(tx, 'campaign', asked))).toEqual(campaigns)
})

test('a row is locked by an id of its own kind', async () => {
  // @ts-expect-error: a creator's id locks no campaign
  const mistaken = inTransaction((tx) => lockRow(tx, 'campaign', creatorId))
  expect(await mistaken).toBe(false)
})

test('a nonexistent row is not locked', async () => {
  expect(await inTransaction((tx) => lockRow(tx, 'payout', newId()))).toBe(false)
})

test('a locked row makes others wait until the transaction ends', async () => {
  let isOver = false
  const second = await inTransaction(async (tx) => {
    await lockRow(tx, 'creator', creatorId)
    const waiting = inTransaction(async (other) => {
      await lockRow(other, 'creator', creatorId)
      return isOver
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    isOver = true
    return { waiting }
  })
  expect(await second.waiting).toBe(true)
})

const readHoldReason = (db: Database) =>
  exactlyOne(
    db,
    sql<{ reason: string | null }>`
      SELECT review_hold_reason AS reason FROM creators WHERE id = ${creatorId}`,
  )

test('values read with a lock are from after the wait for it', async () => {
  const reason: string = newId()
  const read = await runWhile(
    database.db,
    async (tx) => {
      await lockRow(tx, 'creator', creatorId)
      await run(
        tx,
        sql`UPDATE creators SET review_hold_at = now(), review_hold_reason = ${reason}
          WHERE id = ${creatorId}`,
      )
    },
    () =>
      inTransaction((tx) => lockAndRead(tx, { kind: 'creator', id: creatorId }, readHoldReason)),
  )
  expect(read).toEqual({ status: 'fulfilled', value: { reason } })
})

test('nothing is read without a row to lock', async () => {
  const nobody = { kind: 'creator', id: newId<CreatorId>() } as const
  const read = inTransaction((tx) =>
    lockAndRead(tx, nobody, () => Promise.reject(new Error('no such row'))),
  )
  expect(await read).toBeUndefined()
})

test('when a lock fails, its own error is thrown, not that of the next pipelined statement', async () => {
  const creator = { kind: 'creator', id: creatorId } as const
  const refused = await inTransaction(async (tx) => {
    await lockRow(tx, 'creator', creatorId)
    return await inTransaction(async (other) => {
      await run(other, sql`SET LOCAL lock_timeout = 50`)
      return await lockAndRead(other, creator, readHoldReason)
    }).catch((error: unknown) => error)
  })
  // lock_not_available; what follows it is refused as 25P02.
  expect(refused).toMatchObject({ code: '55P03' })
})

test.each([
  [
    'a kind whose turn is over',
    (tx: Transaction) => lockRow(tx, 'campaign', campaigns[0] ?? newId()),
  ],
  ['a shared one too', (tx: Transaction) => shareRow(tx, 'campaign', campaigns[0] ?? newId())],
])('a lock out of order throws: %s', async (_, lockLate) => {
  const late = inTransaction(async (tx) => {
    await lockRow(tx, 'creator', creatorId)
    await lockLate(tx)
  })
  await expect(late).rejects.toThrow('locked out of turn')
})

test('a lock out of order throws: a smaller id of the same kind', async () => {
  const late = inTransaction(async (tx) => {
    for (const id of campaigns.toReversed()) await lockRow(tx, 'campaign', id)
  })
  await expect(late).rejects.toThrow('locked out of turn')
})

test('a row already locked can be locked again', async () => {
  const again = await inTransaction(async (tx) => {
    await lockRows(tx, 'campaign', campaigns)
    await lockRow(tx, 'creator', creatorId)
    return lockRow(tx, 'campaign', campaigns[0] ?? newId())
  })
  expect(again).toBe(true)
})

test('columns read with a shared lock are from after the wait for it', async () => {
  const reason: string = newId()
  const read = await runWhile(
    database.db,
    async (tx) => {
      await lockRow(tx, 'creator', creatorId)
      await run(
        tx,
        sql`UPDATE creators SET review_hold_at = now(), review_hold_reason = ${reason}
          WHERE id = ${creatorId}`,
      )
    },
    () =>
      inTransaction((tx) =>
        shareAndReadRow(
          tx,
          { kind: 'creator', id: creatorId },
          sql<{ reason: string | null }>`review_hold_reason AS reason`,
        ),
      ),
  )

  expect(read).toEqual({ status: 'fulfilled', value: { reason } })
})

test('a social account is locked before its campaign', async () => {
  const [campaignId] = campaigns
  const accountId = newId<SocialAccountId>()
  if (campaignId === undefined) throw new Error('there is no campaign')

  const late = inTransaction(async (tx) => {
    await lockRow(tx, 'campaign', campaignId)
    await shareAndReadRow(tx, { kind: 'socialAccount', id: accountId }, sql`id`)
  })

  await expect(late).rejects.toThrow(/out of turn: 0 socialAccount/)
})
