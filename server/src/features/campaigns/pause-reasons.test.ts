import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { pauseByAdmin, resumeAfterSuspension } from './system-transitions.ts'
import { daysLater, now, openPauseFixtures, type PauseFixtures } from './testing/pause-fixtures.ts'
import { exhaust, queuedJobs, storedHistory } from './testing/stored-campaign.ts'

let scene: PauseFixtures
beforeAll(async () => {
  scene = await openPauseFixtures()
})
afterAll(() => scene.close())

const names = ['manual', 'admin', 'suspended', 'funding_disputed', 'budget_exhausted'] as const
type Name = (typeof names)[number]
const pairs = names.flatMap((first) =>
  names.filter((second) => second !== first).map((second) => [first, second] as const),
)
/** A bank that decides for us returns money. */
const comesWithMoney = (pair: readonly Name[]) =>
  pair.includes('funding_disputed') && pair.includes('budget_exhausted')

test.each(pairs.filter((pair) => !comesWithMoney(pair)))(
  'paused as %s and then as %s, a campaign waits for both, whichever ends first',
  async (first, second) => {
    for (const [earlier, later] of [
      [first, second],
      [second, first],
    ] as const) {
      const { reasons, stored } = await scene.givenLive()
      await reasons[first].come()
      await reasons[second].come()
      const both = await stored()
      const isKept = earlier === 'manual' && later === 'admin'
      if (isKept) {
        await expect(reasons.manual.end()).rejects.toMatchObject({
          code: 'campaign-paused-by-another',
        })
      } else await reasons[earlier].end()
      const one = await stored()
      await reasons[later].end()
      if (isKept) await reasons.manual.end()

      expect(both).toMatchObject({ status: 'paused', pauseReasons: [first, second] })
      const left = isKept ? [first, second] : [later]
      expect(one).toMatchObject({ status: 'paused', pauseReasons: left })
      expect(await stored()).toMatchObject({ status: 'live', pauseReasons: [], exhaustedAt: null })
    }
  },
)

test('an admin can pause a campaign its brand has paused, and the brand’s Resume then changes nothing', async () => {
  const { campaignId, change, stored } = await scene.givenLive()
  await change('pause', 'brand')
  await change('pause', 'admin')

  await expect(change('resume', 'brand')).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
  const both = await stored()
  await change('resume', 'admin')

  expect(both).toMatchObject({ pauseReason: 'admin', pauseReasons: ['manual', 'admin'] })
  expect(await stored()).toMatchObject({ status: 'paused', pauseReasons: ['manual'] })
  expect((await storedHistory(scene.db, campaignId)).slice(-3)).toEqual([
    'live→paused by brand',
    'paused→paused by admin',
    'paused→paused by admin',
  ])
})

test('a reported payment also pauses a campaign that its brand had paused', async () => {
  const { campaignId, change } = await scene.givenLive()
  await change('pause', 'brand')

  const { adminId: userId } = scene
  const pause = { campaignId, userId, note: 'Reported', at: now, requestId: 'r' }
  await scene.db.transaction((tx) => pauseByAdmin(tx, pause))

  await expect(change('resume', 'brand')).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
})

test('a campaign paused by an admin and ended by its brand stays paused, until an admin ends the pause', async () => {
  const { campaignId, change, stored } = await scene.givenLive()
  await change('pause', 'brand')
  await change('pause', 'admin')
  await change('complete', 'brand')
  const ended = await stored()

  await change('resume', 'admin', daysLater(1))

  expect(ended).toMatchObject({ status: 'completed', pauseReason: null, pauseReasons: ['admin'] })
  expect(await stored()).toMatchObject({
    status: 'completed',
    pauseReasons: [],
    completedAt: now,
  })
  expect((await storedHistory(scene.db, campaignId)).at(-1)).toBe('completed→completed by admin')
})

const spendAll = (campaignId: string) =>
  run(scene.db, sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${campaignId}`)

test('a campaign its brand has paused ends seven days after its money ran out', async () => {
  const { campaignId, reasons, stored } = await scene.givenLive()
  await reasons.manual.come()
  await reasons.budget_exhausted.come()
  await spendAll(campaignId)

  await scene.turnAt(daysLater(6))
  const waiting = await stored()
  await scene.turnAt(daysLater(7))

  expect(waiting.status).toBe('paused')
  expect((await stored()).status).toBe('completed')
})

test('the days without money do not count while its brand cannot pay', async () => {
  const { campaignId, brand, reasons, stored } = await scene.givenLive()
  await exhaust(scene.db, campaignId, now)
  await spendAll(campaignId)
  await reasons.suspended.come()
  await scene.turnAt(daysLater(8))
  const waiting = await stored()

  const restored = { userId: brand.userId, at: daysLater(8) }
  await run(
    scene.db,
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${brand.userId}`,
  )
  await scene.db.transaction((tx) => resumeAfterSuspension(tx, restored))

  expect(waiting).toMatchObject({ status: 'paused', exhaustedAt: now })
  expect(await stored()).toMatchObject({
    status: 'paused',
    pauseReasons: ['budget_exhausted'],
    exhaustedAt: daysLater(8),
  })
})

test.each(['admin', 'suspended', 'funding_disputed'] as const)(
  'pausing as %s cancels the open payments',
  async (reason) => {
    const { campaignId, reasons } = await scene.givenLive()

    await reasons[reason].come()

    expect(await queuedJobs(scene.db, 'payments-unwanted')).toContainEqual({ campaignId })
  },
)

test('the database refuses a live campaign with a reason, and a paused one without', async () => {
  const { campaignId } = await scene.givenLive()
  const set = (state: string, reason: string) =>
    run(
      scene.db,
      sql`UPDATE campaigns SET status = ${state}::campaign_status, pause_reasons = ${reason}::text[]
        WHERE id = ${campaignId}`,
    )

  await expect(set('live', '{manual}')).rejects.toMatchObject({
    constraint: 'campaigns_live_without_reasons',
  })
  await expect(set('paused', '{}')).rejects.toMatchObject({
    constraint: 'campaigns_paused_for_reasons',
  })
})
