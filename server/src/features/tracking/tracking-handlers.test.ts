import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
} from '../../testing/test-marketplace.ts'
import { type ConnectionSetup, setUpConnections } from '../connections/testing/connection-setup.ts'
import { trackingHandlers } from './tracking-handlers.ts'
import { insertSchedule } from './tracking-store.ts'

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
