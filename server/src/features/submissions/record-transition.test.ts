import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { auditDecision } from './audit-decision.ts'
import { recordTransition } from './record-transition.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

function readAudit(submissionId: SubmissionId): Promise<unknown[]> {
  return manyRows(
    setup.deps.database,
    sql`SELECT actor_kind, actor_user_id, action, before, after, request_id FROM audit_log
      WHERE object_id = ${submissionId} ORDER BY at`,
  )
}

test('a forbidden transition rolls back the transaction', async () => {
  const { id, creator } = await setup.submit()

  const moving = setup.deps.database.transaction(async (tx) => {
    await auditDecision(
      tx,
      { submissionId: id, reviewer: { kind: 'system' } },
      { status: 'approved' },
    )
    await recordTransition(tx, {
      submissionId: id,
      from: 'pending',
      to: 'approved',
      actor: 'creator',
      actorUserId: creator.userId,
      note: null,
      at: setup.deps.clock.now(),
    })
  })

  await expect(moving).rejects.toThrow('creator cannot take a submission from pending to approved')
  expect(await setup.history(id)).toEqual(['creator pending'])
  expect(await readAudit(id)).toEqual([])
})

test('each decision leaves one audit row with its actor, both states and the request', async () => {
  const [approved, rejected] = [await setup.submit(), await setup.submit()]

  await approveSubmission(setup.deps, {
    submissionId: approved.id,
    reviewer: approved.brand,
    requestId: 'request-1',
  })
  await rejectSubmission(setup.deps, {
    submissionId: rejected.id,
    reviewer: rejected.brand,
    code: 'duplicate',
    note: null,
  })

  const actor = { actorKind: 'brand', before: { status: 'pending' } }
  expect(await readAudit(approved.id)).toEqual([
    {
      ...actor,
      actorUserId: approved.campaign.userId,
      action: 'submission.approve',
      after: { status: 'approved' },
      requestId: 'request-1',
    },
  ])
  expect(await readAudit(rejected.id)).toEqual([
    {
      ...actor,
      actorUserId: rejected.campaign.userId,
      action: 'submission.reject',
      after: { status: 'rejected', code: 'duplicate' },
      requestId: null,
    },
  ])
})

test('each decision is in the reviews under its reviewer, and the system’s includes the reason', async () => {
  const decided = [await setup.submit(), await setup.submit(), await setup.submit()] as const
  const [byBrand, bySystem, rejected] = decided
  const { brand } = byBrand
  await approveSubmission(setup.deps, { submissionId: byBrand.id, reviewer: brand })
  await setup.see(bySystem.id)
  await approveSubmission(setup.deps, { submissionId: bySystem.id, reviewer: { kind: 'system' } })
  const rejection = { reviewer: rejected.brand, code: 'duplicate', note: null } as const
  await rejectSubmission(setup.deps, { submissionId: rejected.id, ...rejection })

  const entries = await Promise.all(
    decided.map(({ id }) =>
      exactlyOne(
        setup.deps.database,
        sql`SELECT r.action, r.reviewer_user_id, r.notes, h.note, h.actor_user_id
          FROM reviews r JOIN submission_status_changes h USING (submission_id)
          WHERE submission_id = ${id} AND h.from_status = 'pending'`,
      ),
    ),
  )

  const [first, third] = [byBrand.campaign.userId, rejected.campaign.userId]
  const automatic = 'Approved automatically at the deadline.'
  const notes = 'The post was submitted before.'
  expect(entries).toEqual([
    { action: 'approve', reviewerUserId: first, notes: null, note: null, actorUserId: first },
    { action: 'approve', reviewerUserId: null, notes: null, note: automatic, actorUserId: null },
    { action: 'reject', reviewerUserId: third, notes, note: notes, actorUserId: third },
  ])
})
