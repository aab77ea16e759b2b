import type { ChargebackId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FundingSetup } from '#features/funding/testing/funding-setup.ts'
import { setUpRefunds } from '#features/refunds/testing/refund-setup.ts'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { followDispute } from '../apply-dispute.ts'
import { payDisputed } from '../testing/chargeback-setup.ts'
import {
  beginResponseCall,
  endResponseCall,
  insertResponse,
  listStaleResponses,
  markResponseSent,
  oldestUnsent,
  type ResponseId,
} from './response-store.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const start = new Date('2026-03-07T12:00:00.000Z')

/** An answer that was decided so many seconds after the start. */
async function givenResponse(seconds: number): Promise<ResponseId> {
  const { dispute } = await payDisputed(setup)
  const { id: disputeId } = await dispute()
  await followDispute(setup.deps, disputeId)
  const { id: chargebackId } = await exactlyOne(
    db(),
    sql<{ id: ChargebackId }>`SELECT id FROM chargebacks WHERE stripe_dispute_id = ${disputeId}`,
  )
  const { userId: requestedBy } = await makeAdmin(db())
  const id = newId<ResponseId>()
  const content = { reason: 'Not worth it' }
  const of = { chargebackId, kind: 'acceptance', isToInquiry: false, content } as const
  const at = addSeconds(start, seconds)
  await db().transaction((tx) =>
    insertResponse(tx, { ...of, id, submissionsBefore: 0, requestedBy, at }),
  )
  return id
}

test('a failed response is retried after those not tried since', async () => {
  const [stuck, other] = [await givenResponse(0), await givenResponse(10)]
  const [at, now] = [addSeconds(start, 60), addSeconds(start, 120)]
  await beginResponseCall(db(), { responseId: stuck, at, until: addSeconds(at, 30) })
  const end = { isDefinite: false, reason: 'timeout', needsAdmin: true }
  await db().transaction((tx) =>
    endResponseCall(tx, { responseId: stuck, callNumber: 1, at, ...end }),
  )

  const first = await listStaleResponses(db(), { createdBefore: now, now, countMax: 1 })
  const all = await listStaleResponses(db(), { createdBefore: now, now, countMax: 100 })

  expect(first).toEqual([other])
  expect(all).toEqual([other, stuck])
})

test('the oldest that the provider has not received is one that no call has ended', async () => {
  const [sent, waiting] = [await givenResponse(-20), await givenResponse(-10)]
  await db().transaction((tx) => markResponseSent(tx, { responseId: sent, at: start }))

  const { min } = await exactlyOne(db(), sql<{ min: Date }>`${oldestUnsent}`)

  expect(min).toEqual(addSeconds(start, -10))
  expect(waiting).not.toBe(sent)
})
