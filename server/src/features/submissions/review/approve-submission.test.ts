import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, readSubmissionSums } from '#testing/test-marketplace.ts'
import { endCampaign } from '../end-campaign.ts'
import type { Reviewer } from '../review.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { approveSubmission } from './approve-submission.ts'
import { autoApprove } from './auto-approve.ts'
import { rejectSubmission } from './reject-submission.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const system: Reviewer = { kind: 'system' }

async function trackingJobs(submissionId: SubmissionId): Promise<unknown[]> {
  return await manyRows(
    setup.deps.database,
    sql`SELECT 1 FROM graphile_worker._private_jobs WHERE payload::jsonb @> ${JSON.stringify({ submissionId })}::jsonb`,
  )
}

test('approving starts the tracking window and pays the flat bonus once', async () => {
  const campaign = await setup.campaign({ flatBonusCents: 500 })
  const { id, brand } = await setup.submit({ campaign })

  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })

  const row = await setup.row(id)
  expect(row.status).toBe('approved')
  expect(row.tracksUntil).toEqual(addHours(row.approvedAt ?? new Date(0), 30 * 24))
  expect(await readSubmissionSums(setup.deps.database, id)).toMatchObject({
    bonusCents: 500,
    earnedCents: 500,
  })
  expect(await setup.history(id)).toEqual(['creator pending', 'brand pending approved'])
  expect(await trackingJobs(id)).toHaveLength(1)
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('the smallest bonus is paid, and no bonus writes nothing', async () => {
  const paid = []
  for (const flatBonusCents of [1, 0]) {
    const { id, brand } = await setup.submit({ campaign: await setup.campaign({ flatBonusCents }) })
    await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
    paid.push((await readSubmissionSums(setup.deps.database, id)).bonusCents)
  }

  expect(paid).toEqual([1, 0])
})

test('a bonus beyond the remaining money waits whole', async () => {
  const campaign = await setup.campaign({ fundedCents: 700, flatBonusCents: 500 })
  const [first, second] = [await setup.submit({ campaign }), await setup.submit({ campaign })]

  for (const { id, brand } of [first, second]) {
    await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  }

  expect(await readSubmissionSums(setup.deps.database, second.id)).toMatchObject({
    bonusCents: 0,
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('concurrent approval, rejection and deadline make one transition and one bonus', async () => {
  const campaign = await setup.campaign({ fundedCents: 100_000, flatBonusCents: 300 })
  for (let round = 0; round < 4; round += 1) {
    const { id, brand } = await setup.submit({ campaign })
    await setup.change(sql`UPDATE submissions SET auto_approves_at = now() WHERE id = ${id}`)
    const request = { submissionId: id, reviewer: brand }

    await setup.see(id)
    await Promise.allSettled([
      approveSubmission(setup.deps, request),
      rejectSubmission(setup.deps, { ...request, code: 'off_brief', note: null }),
      autoApprove(setup.deps),
      approveSubmission(setup.deps, request),
      approveSubmission(setup.deps, { submissionId: id, reviewer: system }),
      rejectSubmission(setup.deps, { ...request, code: 'low_quality', note: null }),
    ])

    const [row, history] = [await setup.row(id), await setup.history(id)]
    expect(history).toHaveLength(2)
    expect(history[1]).toContain(`pending ${row.status}`)
    expect(await readSubmissionSums(setup.deps.database, id)).toMatchObject({
      bonusCents: row.status === 'approved' ? 300 : 0,
    })
  }
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('another brand’s submission is not found; an admin may decide any', async () => {
  const { id } = await setup.submit()
  const other = await setup.campaign()
  const stranger: Reviewer = { kind: 'brand', userId: other.userId, brandId: other.brandId }

  for (const submissionId of [id, newId<SubmissionId>()]) {
    const missing = { family: 'not-found', message: 'Submission not found' }
    const request = { submissionId, reviewer: stranger }
    await expect(approveSubmission(setup.deps, request)).rejects.toMatchObject(missing)
    await expect(
      rejectSubmission(setup.deps, { ...request, code: 'off_brief', note: null }),
    ).rejects.toMatchObject(missing)
  }
  expect(await setup.row(id)).toMatchObject({ status: 'pending' })

  const admin: Reviewer = { kind: 'admin', userId: newId() }
  await setup.change(
    sql`INSERT INTO users (id, role, email, password, display_name)
      VALUES (${admin.userId}, 'admin', ${`${admin.userId}@permille.test`}, '$argon2id$none', 'Admin')`,
  )
  await approveSubmission(setup.deps, { submissionId: id, reviewer: admin })
  expect(await setup.history(id)).toEqual(['creator pending', 'admin pending approved'])
})

test('a decision is final for the brand', async () => {
  const { id, brand } = await setup.submit()
  const request = { submissionId: id, reviewer: brand }
  await approveSubmission(setup.deps, request)

  const rejecting = rejectSubmission(setup.deps, { ...request, code: 'off_brief', note: null })

  await expect(rejecting).rejects.toMatchObject({ code: 'already-decided' })
  await expect(approveSubmission(setup.deps, request)).rejects.toMatchObject({
    code: 'already-decided',
  })
})

test('a rejection shows the creator its reason, in a sentence and the reviewer’s note', async () => {
  const { id, brand } = await setup.submit()

  await rejectSubmission(setup.deps, {
    submissionId: id,
    reviewer: brand,
    code: 'missing_disclosure',
    note: 'Add #ad to the title.',
  })

  expect(await setup.row(id)).toMatchObject({
    status: 'rejected',
    rejectionCode: 'missing_disclosure',
    reason: 'The post does not disclose that it is paid. Add #ad to the title.',
  })
})

test.each([null, ''])('a rejection without a note (%j) shows only the sentence', async (note) => {
  const { id, brand } = await setup.submit()
  const reason = { code: 'missing_disclosure', note } as const

  await rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, ...reason })

  const { reason: told } = await setup.row(id)
  expect(told).toBe('The post does not disclose that it is paid.')
})

test('without a decision the deadline approves, and not before', async () => {
  const { id } = await setup.submit()
  await autoApprove(setup.deps)
  expect(await setup.row(id)).toMatchObject({ status: 'pending' })
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second' WHERE id = ${id}`,
  )

  await autoApprove(setup.deps)

  expect(await setup.row(id)).toMatchObject({ status: 'approved' })
  expect(await setup.history(id)).toEqual(['creator pending', 'system pending approved'])
})

test('the system never approves flagged or unverified posts; verification allows it', async () => {
  const flagged = await setup.submit({
    creator: await setup.creator({ followers: 10 }),
    post: { views: 90_000, likes: 5000 },
  })
  const unverified = await setup.submit({ creator: await setup.creator({ isVerified: false }) })
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second'
      WHERE id IN (${flagged.id}, ${unverified.id})`,
  )

  await autoApprove(setup.deps)
  expect(await setup.row(flagged.id)).toMatchObject({ status: 'pending', needsAdmin: true })
  expect(await setup.row(unverified.id)).toMatchObject({ status: 'pending', needsAdmin: true })

  await setup.change(
    sql`UPDATE social_accounts SET verified_at = now() WHERE id = ${unverified.creator.accountId}`,
  )
  await autoApprove(setup.deps)

  expect(await setup.row(flagged.id)).toMatchObject({ status: 'pending', needsAdmin: true })
  expect(await setup.row(unverified.id)).toMatchObject({ status: 'approved', needsAdmin: false })
})

test('the end of a campaign shortens the deadlines of pending and tracked posts', async () => {
  const campaign = await setup.campaign()
  const [pending, approved] = [await setup.submit({ campaign }), await setup.submit({ campaign })]
  await approveSubmission(setup.deps, { submissionId: approved.id, reviewer: approved.brand })
  await setup.change(
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() - interval '60 hours'
      WHERE id = ${campaign.id}`,
  )

  await setup.deps.database.transaction((tx) =>
    endCampaign(tx, { campaignId: campaign.id, at: setup.deps.clock.now() }),
  )

  const inThirteenHours = addHours(setup.deps.clock.now(), 13)
  expect((await setup.row(pending.id)).autoApprovesAt < inThirteenHours).toBe(true)
  const { tracksUntil } = await setup.row(approved.id)
  expect(tracksUntil !== null && tracksUntil < inThirteenHours).toBe(true)
})

test('a failing approval does not block the others', async () => {
  const broken = await setup.submit({ campaign: await setup.campaign({ flatBonusCents: 500 }) })
  const healthy = await setup.submit()
  // Inconsistent books: the bonus would take the campaign above its funding.
  await setup.change(
    sql`UPDATE campaigns SET paid_out_cents = funded_cents - 100 WHERE id = ${broken.campaign.id}`,
  )
  for (const [index, { id }] of [broken, healthy].entries()) {
    await setup.change(
      sql`UPDATE submissions SET auto_approves_at = ${new Date(index)} WHERE id = ${id}`,
    )
  }

  const failed: unknown[] = []
  const log: typeof setup.deps.log = Object.create(setup.deps.log, {
    error: { value: ({ submissionId }: { submissionId: unknown }) => failed.push(submissionId) },
  })

  await autoApprove({ ...setup.deps, log })

  expect(failed).toEqual([broken.id])
  expect(await setup.row(broken.id)).toMatchObject({ status: 'pending' })
  expect(await setup.row(healthy.id)).toMatchObject({ status: 'approved' })
})
