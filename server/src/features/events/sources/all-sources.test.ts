import { publicEvents } from '@permille/contract/events/published-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFundingOutcome } from '#features/funding/apply-funding-outcome.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
} from '#features/funding/testing/funding-setup.ts'
import { addSeconds } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { collectEvents } from '../collect-events.ts'
import { publishEvents } from '../publishing/publish-events.ts'
import { dayEvents, payoutStopEvents } from './untold-events.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpFunding()
})
afterAll(() => setup.close())

async function types(): Promise<string[]> {
  const rows = await manyRows(
    setup.deps.database,
    sql<{ type: string }>`SELECT type FROM events ORDER BY seq`,
  )
  return rows.map(({ type }) => type)
}

test('a payment comes before the start of the campaign that it caused at the same instant', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)
  await applyFundingOutcome(setup.deps, funding.fundingId)

  await collectEvents(setup.deps)

  expect((await types()).slice(-2)).toEqual(['payment.succeeded', 'campaign.live'])
})

test('a day is told once, ten minutes after its end in UTC', async () => {
  const { database } = setup.deps
  const { campaignId } = await openFunding(setup)
  await run(
    database,
    sql`INSERT INTO campaign_days (campaign_id, day, view_count, cost_cents) VALUES (${campaignId}, '2030-01-01', 700, 210)`,
  )
  const daysBetween = async (after: string, until: string) => {
    const [from, to] = [new Date(`2030-01-${after}Z`), new Date(`2030-01-${until}Z`)]
    const events = await dayEvents.read(database, { after: from, until: to, rowsMax: 9 })
    return events.map(({ at, body }) => [at.toISOString(), body])
  }

  const early = await daysBetween('01T23:50', '02T00:09:59')
  const due = await daysBetween('02T00:00', '02T00:10')
  const late = await daysBetween('02T00:11', '02T00:21')

  expect([early, late]).toEqual([[], []])
  expect(due).toEqual([
    ['2030-01-02T00:10:00.000Z', { day: '2030-01-01', views: 700, costCents: 210 }],
  ])
})

test('programs of the installation hear once that payouts stop, why, and that they are sent again', async () => {
  const { database, log } = setup.deps
  // Long after the database was started.
  let minutes = 60
  const told = async (after: Statement<never>) => {
    await run(database, after)
    for (let turns = 0; turns < 2; turns += 1) {
      minutes += 2
      const clock = { now: () => addSeconds(new Date(), minutes * 60) }
      await collectEvents({ database, log, clock }, [payoutStopEvents])
    }
    await publishEvents(setup.deps)
    const found = sql<{
      type: 'payouts.stopped' | 'payouts.resumed'
      data: object
    }>`SELECT type, data
      FROM published_events WHERE type LIKE 'payouts.%' ORDER BY seq`
    const rows = await manyRows(database, found)
    return rows.map(({ type, data }) => ({ type, ...publicEvents[type].data.parse(data) }))
  }
  const check = (
    isClean: boolean,
  ) => sql<never>`INSERT INTO invariant_runs (id, violations, stops_payouts, clean_until)
    VALUES (gen_random_uuid(), '[]', ${!isClean}, CASE WHEN ${isClean} THEN now() + interval '30 minutes' END)`
  const stopped = expect.objectContaining({ type: 'payouts.stopped', reason: 'books' })
  const resumed = expect.objectContaining({ type: 'payouts.resumed', url: '/api/admin/books' })

  expect(await told(check(true))).toEqual([])
  expect(await told(check(false))).toEqual([stopped])
  expect(await told(check(false))).toEqual([stopped])
  expect(await told(check(true))).toEqual([stopped, resumed])
  const restore = sql<never>`INSERT INTO restores (id, backup_at) VALUES (gen_random_uuid(), now())`
  const ofRestore = expect.objectContaining({ type: 'payouts.stopped', reason: 'restore' })
  expect(await told(restore)).toEqual([stopped, resumed, ofRestore])
})
