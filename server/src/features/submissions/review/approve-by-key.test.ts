import type { KeyId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { decideApproval, finalizeDueApprovals, undoApproval } from './decide-approval.ts'
import { rejectSubmission } from './reject-submission.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const at = new Date('2026-03-07T12:00:00.000Z')

/** So many seconds after the approval, which can be undone for ten. */
function after(seconds: number) {
  return { ...setup.deps, approvalUndoSeconds: 10, clock: { now: () => addSeconds(at, seconds) } }
}

/** A post that a program of its brand has approved. */
async function approvedByKey() {
  const post = await setup.submit({ campaign: await setup.campaign() })
  const [key, next] = [newId<KeyId>(), newId<KeyId>()]
  const { brandId, userId } = post.brand
  await run(
    setup.deps.database,
    sql`INSERT INTO api_keys (id, brand_id, name, prefix, token_hash, scopes, created_by, sponsor_user_id, created_at)
      SELECT k, ${brandId}, 'Zapier', 'pmt_1', sha256(k::text::bytea), '{submissions:review}', ${userId}, ${userId}, ${at}
      FROM unnest(${[key, next]}::uuid[]) k`,
  )
  const requestBy = (id: KeyId | null) => ({
    submissionId: post.id,
    reviewer: { kind: 'brand' as const, brandId, userId, key: id === null ? null : { id } },
  })
  await decideApproval(after(0), requestBy(key))
  return { id: post.id, key, next, requestBy }
}

async function end(
  { key, next }: { key: KeyId; next: KeyId },
  { seconds, overlapSeconds = null }: { seconds: number; overlapSeconds?: number | null },
): Promise<void> {
  const endsAt = addSeconds(at, seconds)
  const change =
    overlapSeconds === null
      ? sql<never>`revoked_at = ${endsAt}`
      : sql<never>`expires_at = ${addSeconds(endsAt, overlapSeconds)}, replaced_by = ${next}`
  const { database } = setup.deps
  await run(database, sql`UPDATE api_keys SET created_at = ${endsAt} WHERE id = ${next}`)
  await run(database, sql`UPDATE api_keys SET ${change} WHERE id = ${key}`)
}

test.each([
  ['revoked in time', { seconds: 9 }, 'pending'],
  ['revoked once the approval is final, whenever the job runs', { seconds: 11 }, 'approved'],
  ['replaced in time, and ended at once', { seconds: 9, overlapSeconds: 0 }, 'pending'],
  ['replaced in time, with an overlap', { seconds: 9, overlapSeconds: 3600 }, 'approved'],
])('an approval by a key that is %s', async (_how, ended, status) => {
  const approved = await approvedByKey()
  await end(approved, ended)

  await finalizeDueApprovals(after(12))

  expect((await setup.row(approved.id)).status).toBe(status)
  const left = sql`SELECT FROM kept_approvals WHERE submission_id = ${approved.id}`
  expect(await manyRows(setup.deps.database, left)).toEqual([])
})

test('until the job has run, a post whose approval was cut off can be rejected, and there is nothing to undo', async () => {
  const approved = await approvedByKey()
  await end(approved, { seconds: 9 })
  const person = approved.requestBy(null)

  expect(await undoApproval(after(12), person)).toEqual({ id: approved.id, status: 'pending' })
  await rejectSubmission(after(12), { ...person, code: 'off_brief', note: null })

  expect((await setup.row(approved.id)).status).toBe('rejected')
})

test('once its key is revoked, another key approves the post, with a time to undo of its own', async () => {
  const approved = await approvedByKey()
  await end(approved, { seconds: 1 })
  await decideApproval(after(5), approved.requestBy(approved.next))

  await finalizeDueApprovals(after(11))
  expect((await setup.row(approved.id)).status).toBe('pending')
  await finalizeDueApprovals(after(16))
  expect((await setup.row(approved.id)).status).toBe('approved')
})

test('an approval by a key ends where the post needs a person meanwhile, unless one approves it', async () => {
  const [kept, dropped] = [await approvedByKey(), await approvedByKey()]
  await decideApproval(after(1), kept.requestBy(null))
  await run(
    setup.deps.database,
    sql`UPDATE submissions SET risks = '{above-median}' WHERE id IN (${kept.id}, ${dropped.id})`,
  )

  await finalizeDueApprovals(after(11))

  expect((await setup.row(kept.id)).status).toBe('approved')
  expect((await setup.row(dropped.id)).status).toBe('pending')
  const left = sql`SELECT FROM kept_approvals WHERE submission_id = ${dropped.id}`
  expect(await manyRows(setup.deps.database, left)).toEqual([])
})
