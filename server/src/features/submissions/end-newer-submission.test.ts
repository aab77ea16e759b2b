import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { endNewerSubmission } from './end-newer-submission.ts'
import { findReopenRefusal } from './review/approve-again.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { submitPost } from './submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** A post that one brand rejected, and another has in review. */
async function givenTwins() {
  const { id: olderId, brand, request } = await setup.submit()
  const rejection = { submissionId: olderId, reviewer: brand, note: null }
  await rejectSubmission(setup.deps, { ...rejection, code: 'low_quality' })
  const campaign = await setup.campaign()
  const { id: newerId } = await submitPost(setup.deps, { ...request, campaignId: campaign.id })
  const brandOf = { kind: 'brand', userId: campaign.userId, brandId: campaign.brandId } as const
  return { olderId, newerId, brand: brandOf, request }
}

const end = (submissionId: Parameters<typeof endNewerSubmission>[1]['submissionId']) =>
  setup.deps.database.transaction((tx) => endNewerSubmission(tx, { submissionId, at: new Date() }))

const stored = (id: string) =>
  exactlyOne(
    setup.deps.database,
    sql<{ status: string; code: string | null }>`SELECT status, rejection_code AS code
      FROM submissions WHERE id = ${id}`,
  )

test('the system rejects the same post in review elsewhere as a duplicate', async () => {
  const { olderId, newerId } = await givenTwins()

  await end(olderId)
  await end(olderId)

  expect(await stored(newerId)).toEqual({ status: 'rejected', code: 'duplicate' })
})

test('a post approved elsewhere stays approved', async () => {
  const { olderId, newerId, brand } = await givenTwins()
  await approveSubmission(setup.deps, { submissionId: newerId, reviewer: brand })

  await end(olderId)

  expect(await stored(newerId)).toMatchObject({ status: 'approved' })
})

test('a stranger’s unproven claim to the post does not keep an admin from deciding for its creator', async () => {
  const { olderId, request } = await givenTwins()
  const stranger = await setup.creator()
  await setup.change(sql`UPDATE social_accounts SET removed_at = now()
    WHERE id = ${request.socialAccountId}`)
  await setup.change(sql`UPDATE social_accounts SET verified_at = NULL, platform_user_id =
      (SELECT platform_user_id FROM social_accounts WHERE id = ${request.socialAccountId})
    WHERE id = ${stranger.accountId}`)
  await setup.change(sql`UPDATE submissions SET proven_at = NULL WHERE id IN (
    SELECT o.id FROM submissions s JOIN submissions o USING (platform, external_post_id)
    WHERE s.id = ${olderId})`)
  const { id: campaignId } = await setup.campaign()
  const given = { ...request, ...stranger, socialAccountId: stranger.accountId, campaignId }
  await submitPost(setup.deps, given)

  const of = { submissionId: olderId, at: new Date() }
  expect(await findReopenRefusal(setup.deps.database, setup.deps, of)).toBeUndefined()
})
