import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { readRecentViews } from './recent-views-store.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const until = new Date()

interface GivenReading {
  readonly daysAgo: number
  readonly views: number
  readonly isCounted?: boolean
}

async function givenPost(readings: readonly GivenReading[]): Promise<SubmissionId> {
  const { id } = await setup.submit()
  for (const { daysAgo, views, isCounted = true } of readings) {
    const at = new Date(until.getTime() - daysAgo * 86_400_000)
    await setup.change(sql`INSERT INTO submission_metrics
        (id, submission_id, snapshot_time, view_count, source, counted)
      VALUES (${newId()}, ${id}, ${at}, ${views}, 'api', ${isCounted})`)
  }
  return id
}

async function coursesOf(...submissionIds: SubmissionId[]) {
  return await readRecentViews(setup.deps.database, { submissionIds, until })
}

test('each day has its added views, even a day without a reading', async () => {
  const id = await givenPost([
    { daysAgo: 20, views: 100 },
    { daysAgo: 3.5, views: 150 },
    { daysAgo: 0.5, views: 180 },
    { daysAgo: 0, views: 190 },
  ])

  const courses = await coursesOf(id)

  expect(courses.get(id)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 40])
})

test('uncounted readings add nothing', async () => {
  const id = await givenPost([
    { daysAgo: 1.5, views: 500 },
    { daysAgo: 0.5, views: 20, isCounted: false },
  ])

  const courses = await coursesOf(id)

  expect(courses.get(id)?.slice(-2)).toEqual([500, 0])
})

test('a post without a counted reading has no trend, unlike one with a reading', async () => {
  const [read, unread] = [await givenPost([{ daysAgo: 0.1, views: 7 }]), await givenPost([])]

  const courses = await coursesOf(read, unread)

  expect([courses.get(read)?.at(-1), courses.get(unread)]).toEqual([7, undefined])
})
