import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, readingOf, readSubmissionSums } from '#testing/test-marketplace.ts'
import { accountsErased } from '../connections/public.ts'
import { rejectErased } from './reject-erased.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { autoApprove } from './review/auto-approve.ts'
import { submissionHandlers } from './submission-work.ts'
import { submitPost } from './submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** The job that an erasure leaves behind. */
async function runErasure(...accountIds: SocialAccountId[]): Promise<void> {
  const handler = submissionHandlers(setup.deps).find(({ name }) => name === accountsErased.name)
  await handler?.work({ accountIds })
}

interface Texts {
  readonly title: string | null
  readonly description: string | null
}

const textsOf = (id: SubmissionId) =>
  exactlyOne(
    setup.deps.database,
    sql<Texts>`SELECT title, description FROM submissions WHERE id = ${id}`,
  )

test('a post in review of an erased account is rejected, and its texts are gone', async () => {
  const erased = await setup.submit()
  const other = await setup.submit()

  await runErasure(erased.creator.accountId)

  expect(await setup.row(erased.id)).toMatchObject({
    status: 'rejected',
    rejectionCode: 'other',
    reason: expect.stringMatching(/erased at its owner’s request/),
  })
  expect(await textsOf(erased.id)).toEqual({ title: null, description: null })
  expect(await setup.row(other.id)).toMatchObject({ status: 'pending' })
  expect((await textsOf(other.id)).title).not.toBeNull()
  expect((await setup.history(erased.id)).at(-1)).toBe('system pending rejected')
})

test('once rejected, the post can be submitted again', async () => {
  const { creator, request } = await setup.submit()
  await runErasure(creator.accountId)

  const again = await submitPost(setup.deps, request)

  expect(await setup.row(again.id)).toMatchObject({ status: 'pending' })
})

test('an approved post of an erased account keeps its earnings', async () => {
  const { id, brand, creator } = await setup.submit()
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  const at = setup.deps.clock.now()
  await setup.deps.database.transaction((tx) =>
    settleViews(tx, { readings: [readingOf(id, 5000)], at, holdHours: 72 }),
  )
  const before = await readSubmissionSums(setup.deps.database, id)

  await runErasure(creator.accountId)

  expect(await setup.row(id)).toMatchObject({ status: 'approved', title: null })
  expect(await readSubmissionSums(setup.deps.database, id)).toEqual(before)
  expect(before).not.toMatchObject({ accruedCents: 0 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a repeated or empty erasure changes nothing more', async () => {
  const { id, creator } = await setup.submit()
  await runErasure(creator.accountId)
  const history = await setup.history(id)

  await runErasure(creator.accountId)
  await setup.deps.database.transaction((tx) =>
    rejectErased(tx, { accountIds: [], at: setup.deps.clock.now() }),
  )

  expect(await setup.history(id)).toEqual(history)
})

test('an ended grant changes nothing for a post in review: its views were read at submission', async () => {
  const { id, creator } = await setup.submit({ post: { views: 4000 } })
  await setup.change(
    sql`UPDATE social_accounts SET needs_reconnect_at = now(), reconnect_reason = 'expired'
      WHERE id = ${creator.accountId}`,
  )
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second' WHERE id = ${id}`,
  )

  await autoApprove(setup.deps)

  expect(await setup.row(id)).toMatchObject({ status: 'approved' })
  const rows = await manyRows(
    setup.deps.database,
    sql`SELECT 1 FROM earning_accruals WHERE submission_id = ${id}`,
  )
  expect(rows.length).toBeGreaterThan(0)
})
