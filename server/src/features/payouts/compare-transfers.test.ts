import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  fillPlatformBalance,
  makePayableCreator,
  openPayoutDesk,
  type PayoutDesk,
} from '../../testing/payout-desk.ts'
import { compareTransfers } from './compare-transfers.ts'
import { withdraw } from './request-payout.ts'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
  await fillPlatformBalance(desk, 10_000_000)
})
afterAll(() => desk.close())

test.each(['before', 'after'])(
  'a payout that is sent %s the provider lists its transfers raises no alarm',
  async (when) => {
    const creator = await makePayableCreator(desk, 2000)
    const send = () => withdraw(desk.deps, { creatorId: creator.id, userId: creator.userId })
    const provider: typeof desk.deps.provider = {
      ...desk.deps.provider,
      listEveryTransfer: async () => {
        if (when === 'before') await send()
        const transfers = await desk.deps.provider.listEveryTransfer()
        if (when === 'after') await send()
        return transfers
      },
    }

    const { offenders } = await compareTransfers({ database: desk.database.db, provider })

    expect(offenders).toEqual([])
  },
)
