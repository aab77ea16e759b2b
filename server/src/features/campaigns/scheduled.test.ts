import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { findOffer } from './offer-store.ts'
import { lockFundingTarget } from './record-funding.ts'
import { keepPausedAfterLoss, pauseByAdmin } from './system-transitions.ts'
import { daysLater, now, openPauseFixtures, type PauseFixtures } from './testing/pause-fixtures.ts'

// A campaign that has not begun is neither live nor paused; what pauses a campaign reaches it too.

let scene: PauseFixtures
beforeAll(async () => {
  scene = await openPauseFixtures()
})
afterAll(() => scene.close())

test.each(['admin', 'suspended', 'funding_disputed'] as const)(
  'scheduled and then paused as %s, a campaign goes live only once the pause has ended',
  async (reason) => {
    const { campaignId, reasons, stored } = await scene.givenScheduled()
    const offer = () => findOffer(scene.db, campaignId, { viewer: null, inviteHash: null, at: now })
    const offered = await offer()
    await reasons[reason].come()

    const hidden = await offer()
    await scene.turnAt(daysLater(3))
    const waiting = await stored()
    await reasons[reason].end()
    await scene.turnAt(daysLater(3))

    expect([offered?.id, hidden]).toEqual([campaignId, undefined])
    expect(waiting).toMatchObject({ status: 'draft', pauseReason: null, pauseReasons: [reason] })
    expect(await stored()).toMatchObject({ status: 'live', pauseReasons: [] })
  },
)

test('a payment lost before the start blocks payments and going live', async () => {
  const { campaignId, brand, change, stored } = await scene.givenScheduled()
  await scene.db.transaction((tx) => keepPausedAfterLoss(tx, campaignId, now))

  await scene.turnAt(daysLater(3))

  const target = { campaignId, brandId: brand.brandId, amountCents: toCents(100), at: now }
  const paying = scene.db.transaction((tx) => lockFundingTarget(tx, target))
  await expect(paying).rejects.toMatchObject({ code: 'funding-lost' })
  expect(await stored()).toMatchObject({ status: 'draft' })
  await change('resume', 'admin')
  await scene.turnAt(daysLater(3))
  expect(await stored()).toMatchObject({ status: 'live' })
})

test('a reported payment prevents going live until an admin approves', async () => {
  const { campaignId, change, stored } = await scene.givenScheduled()
  const { adminId: userId } = scene
  const pause = { campaignId, userId, note: 'Reported', at: now, requestId: 'r' }
  await scene.db.transaction((tx) => pauseByAdmin(tx, pause))

  await scene.turnAt(daysLater(3))

  expect(await stored()).toMatchObject({ status: 'draft', pauseReasons: ['admin'] })
  await expect(change('resume', 'brand')).rejects.toMatchObject({ code: 'campaign-status' })
})

test('a campaign paused by an admin still ends at its end date', async () => {
  const { campaignId, change, stored } = await scene.givenScheduled()
  await change('pause', 'admin')
  await run(scene.db, sql`UPDATE campaigns SET ends_at = ${daysLater(4)} WHERE id = ${campaignId}`)

  await scene.turnAt(daysLater(5))

  expect(await stored()).toMatchObject({ status: 'completed', pauseReasons: ['admin'] })
})
