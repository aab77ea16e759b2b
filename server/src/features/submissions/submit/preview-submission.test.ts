import type { SocialAccountId } from '@permille/contract/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PictureUnavailable } from '#integrations/pictures/picture-source.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { previewPicture, previewSubmission } from './preview-submission.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

test('shows the post that was read, and which account published it', async () => {
  const creator = await setup.creator()
  const postUrl = await setup.post(creator.username, { views: 4321 })
  const request = await setup.request({
    ...creator,
    socialAccountId: creator.accountId,
    postUrl,
  })

  const { post } = await previewSubmission(setup.deps, request)

  expect(post).toMatchObject({ viewCount: 4321, authorAccountId: creator.accountId })
  expect(post?.title).toEqual(expect.any(String))
})

test('names another account of the same creator if that one published it', async () => {
  const [creator, second] = [await setup.creator(), await setup.creator()]
  await setup.change(
    sql`UPDATE social_accounts SET user_id = ${creator.userId} WHERE id = ${second.accountId}`,
  )
  const request = await setup.request({
    ...creator,
    socialAccountId: creator.accountId,
    postUrl: await setup.post(second.username),
  })

  const { checks, post } = await previewSubmission(setup.deps, request)

  expect(checks.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['post-author'])
  expect(post?.authorAccountId).toBe(second.accountId)
})

test('does not reveal the publishing account if it is someone else’s', async () => {
  const stranger = await setup.creator()
  const request = await setup.request({ postUrl: await setup.post(stranger.username) })

  const { post } = await previewSubmission(setup.deps, request)

  expect(post?.authorAccountId).toBeNull()
})

test('shows no post if a check failed before it was read', async () => {
  const request = await setup.request({ postUrl: 'https://x.com/a/status/1' })

  expect((await previewSubmission(setup.deps, request)).post).toBeNull()
  expect(await previewPicture(setup.deps, request)).toBeNull()
})

test('shows our own small copy of the picture, so that its host does not learn who views it', async () => {
  const request = await setup.request()

  const picture = await previewPicture(setup.deps, request)

  const [kind, bytes = ''] = picture?.split(',') ?? []
  const { width = 0, height = 0, format } = await sharp(Buffer.from(bytes, 'base64')).metadata()
  expect([kind, format]).toEqual(['data:image/webp;base64', 'webp'])
  expect(Math.max(width, height)).toBeLessThanOrEqual(320)
})

test('shows a post without a downloadable picture without one', async () => {
  const pictures = {
    download: () => Promise.reject(new PictureUnavailable('down')),
  }

  expect(await previewPicture({ ...setup.deps, pictures }, await setup.request())).toBeNull()
})

test('another user’s account is not found', async () => {
  const socialAccountId = newId<SocialAccountId>()
  const request = await setup.request({ socialAccountId })

  await expect(previewPicture(setup.deps, request)).rejects.toMatchObject({ family: 'not-found' })
})
