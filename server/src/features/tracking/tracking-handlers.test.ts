import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { type ConnectionSetup, setUpConnections } from '../connections/testing/connection-setup.ts'
import { insertSchedule } from './tracking-store.ts'
import { trackingHandlers } from './tracking-work.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

test('ended submissions are no longer read', async () => {
  const { database } = setup.deps
  const [ended, other] = await database.transaction(async (tx) => {
    const { id: campaignId } = await makeLiveCampaign(tx, { fundedCents: 1000 })
    const ids = []
    for (const _ of [1, 2]) {
      const id = await makeApprovedSubmission(tx, { campaignId, creator: await makeCreator(tx) })
      await insertSchedule(tx, { submissionId: id, at: new Date(0) })
      ids.push(id)
    }
    return ids
  })
  const jobs = trackingHandlers({
    ...setup.deps,
    earningsHoldHours: 72,
    hotIntervalSeconds: null,
  })

  await jobs.find(({ name }) => name === 'submissions-ended')?.work({ submissionIds: [ended] })

  const left = sql<{
    ids: SubmissionId[]
  }>`SELECT array_agg(submission_id) AS ids FROM tracking_schedule`
  expect(await exactlyOne(database, left)).toEqual({ ids: [other] })
})

test('a top-up pays the posts’ arrears and schedules a reading', async () => {
  const { database } = setup.deps
  const { id: campaignId } = await makeLiveCampaign(database, { fundedCents: 1000 })
  const submissionId = await makeApprovedSubmission(database, {
    campaignId,
    creator: await makeCreator(database),
  })
  const at = new Date('2040-01-01T00:00:00Z')
  await database.transaction((tx) => insertSchedule(tx, { submissionId, at }))
  await run(
    database,
    sql`UPDATE submission_totals SET view_count = 1000, last_read_at = '2020-01-01'
      WHERE submission_id = ${submissionId}`,
  )
  const jobs = trackingHandlers({ ...setup.deps, earningsHoldHours: 72, hotIntervalSeconds: null })

  await jobs.find(({ name }) => name === 'campaign-funded')?.work({ campaignId })

  const now = setup.deps.clock.now()
  expect(
    await exactlyOne(
      database,
      sql`SELECT t.accrued_cents, k.next_read_at <= ${now} AS is_due
        FROM tracking_schedule k JOIN submission_totals t USING (submission_id)
        WHERE k.submission_id = ${submissionId}`,
    ),
  ).toEqual({ accruedCents: 300, isDue: true })
})
