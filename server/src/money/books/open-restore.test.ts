import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayouts } from '#features/payouts/reconcile-payouts.ts'
import { requestPayout } from '#features/payouts/request-payout.ts'
import { sendPayout } from '#features/payouts/send-payout.ts'
import {
  booksWatchOf,
  type PayoutSetup,
  setUpPayouts,
} from '#features/payouts/testing/payout-setup.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  makePayableCreator,
  type PayableCreator,
} from '#testing/test-marketplace.ts'
import { checkInvariants } from './invariants.ts'
import { findOpenRestore } from './open-restore.ts'
import { readLastCheck } from './read-books.ts'
import { watchBooks } from './watch-books.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const db = () => setup.database.db
const [backupAt, restoredAt] = [new Date('2026-03-01T10:00Z'), new Date('2026-03-02T08:30Z')]

/** As `npm run restore` writes it, at the end of its transaction. */
async function givenRestore() {
  const id = newId()
  await run(
    db(),
    sql`INSERT INTO restores (id, backup_at, restored_at) VALUES (${id}, ${backupAt}, ${restoredAt})`,
  )
  const isOver = () =>
    run(db(), sql`UPDATE restores SET compared_at = now(), opened_at = now() WHERE id = ${id}`)
  return { id, isOver }
}

const requester = ({ id: creatorId, userId }: PayableCreator) => ({ creatorId, userId })

async function callsOf(payoutId: string): Promise<number> {
  const { calls } = await exactlyOne(
    db(),
    sql<{ calls: number }>`SELECT calls_count AS calls FROM payouts WHERE id = ${payoutId}`,
  )
  return calls
}

test('after a restore no payout is requested or sent, not even one already called for', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const another = await makePayableCreator(setup, 2000)
  const payoutId = await db().transaction((tx) => requestPayout(tx, requester(creator), new Date()))
  await run(
    db(),
    sql`UPDATE payouts SET first_call_at = now() - interval '2 days', unknown_since = NULL
      WHERE id = ${payoutId}`,
  )
  const restore = await givenRestore()

  await sendPayout(setup.deps, payoutId)
  await reconcilePayouts(setup.deps, -60)
  const requesting = db().transaction((tx) => requestPayout(tx, requester(another), new Date()))

  await expect(requesting).rejects.toThrow('Payouts are paused while we check the books')
  expect(await callsOf(payoutId)).toBe(0)
  await restore.isOver()
  await sendPayout(setup.deps, payoutId)
  expect(await callsOf(payoutId)).toBe(1)
})

test('books and audit report a restore until it is over', async () => {
  const restore = await givenRestore()

  await watchBooks(booksWatchOf(setup.deps))
  const open = await findOpenRestore(db())
  const rule = (await checkInvariants(db())).find(({ id }) => id === 'I31')
  const during = await readLastCheck(db())
  await restore.isOver()
  await watchBooks(booksWatchOf(setup.deps))

  expect(open).toMatchObject({ id: restore.id, backupAt, restoredAt, comparedAt: null })
  expect(rule?.offenders).toEqual([
    {
      offender: restore.id,
      detail:
        'restored at 2026-03-02 08:30 UTC to 2026-03-01 10:00 UTC; nothing is sent until the provider was compared',
    },
  ])
  expect(during.arePayoutsStopped).toBe(true)
  expect(await findOpenRestore(db())).toBeNull()
  expect((await readLastCheck(db())).arePayoutsStopped).toBe(false)
  expect(await brokenInvariants(db())).toEqual([])
})
