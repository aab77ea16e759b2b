import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { previewSubmission } from './preview-submission.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** An Instagram post of a kind that lacks these metrics, and the request to submit it. */
async function givenPostWithout(withoutMetrics: string, externalPostId: string) {
  const username = `without.${withoutMetrics}`
  const creator = await setup.authorized('instagram', username)
  const campaign = await setup.campaign({ platforms: ['instagram'] })
  const publishedAt = new Date(Date.now() + 60_000).toISOString()
  const post = { platform: 'instagram', username, externalPostId, views: 123 } as const
  await setup.sandbox.setPost({ ...post, publishedAt, withoutMetrics })
  return {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: `https://www.instagram.com/reel/${externalPostId}/`,
  }
}

test('a post without shares is previewed with its views, and accepted', async () => {
  const request = await givenPostWithout('shares', 'Chunk7-jurw')

  const { checks, post } = await previewSubmission(setup.deps, request)

  expect(checks.filter(({ passed }) => !passed)).toEqual([])
  expect(post).toMatchObject({ viewCount: 123 })
  await expect(submitPost(setup.deps, request)).resolves.toMatchObject({ status: 'pending' })
})

test('a post without views is refused with the reason, and without advice to wait', async () => {
  const request = await givenPostWithout('views', 'Chunk8-jurw')

  const { checks, post } = await previewSubmission(setup.deps, request)

  const message =
    'Instagram does not let us read the views of this kind of post, so they cannot be paid. Submit a post of another kind.'
  expect(checks.filter(({ passed }) => !passed)).toEqual([
    { code: 'post-views', passed: false, message },
  ])
  expect(post).toBeNull()
  await expect(submitPost(setup.deps, request)).rejects.toMatchObject({ code: 'post-views' })
})
