import { publicEvents } from '@permille/contract/events/published-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutEventHandlers } from '#features/payouts/handle-payout-event.ts'
import { withdraw } from '#features/payouts/request-payout.ts'
import { type PayoutSetup, setUpPayouts } from '#features/payouts/testing/payout-setup.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePayableCreator } from '#testing/test-marketplace.ts'
import { publishAll } from './testing/publish-all.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(10_000_000)
})
afterAll(() => setup.close())

test('each reversal of a payout says what it brought back, and what came back in all', async () => {
  const { db } = setup.database
  const creator = await makePayableCreator(setup, 2000)
  const { id } = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const { transferId } = await exactlyOne(
    db,
    sql<{
      transferId: string
    }>`SELECT stripe_transfer_id AS transfer_id FROM payouts WHERE id = ${id}`,
  )
  const reverse = async (amountCents: number) => {
    await setup.sandbox.reverseTransfer({ id: transferId, amountCents })
    const event = { id: `evt_${amountCents}`, type: 'transfer.reversed', objectId: transferId }
    const delivery = { accountId: null, receivedAt: new Date(), attempts: 0, processedAt: null }
    await payoutEventHandlers(setup.deps)['transfer.']?.({ ...event, ...delivery })
    await publishAll(setup.database)
  }

  await reverse(500)
  await reverse(300)

  const rows = await manyRows(
    db,
    sql<{ data: object }>`SELECT data FROM published_events
      WHERE type = 'payout.reversed' ORDER BY seq`,
  )
  const told = rows.map(({ data }) => publicEvents['payout.reversed'].data.parse(data))
  expect(told).toMatchObject([
    { id, totalCents: 2000, amountCents: 500, reversedCents: 500 },
    { id, totalCents: 2000, amountCents: 300, reversedCents: 800 },
  ])
})
