import type { SubmissionId } from '@permille/contract/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  PictureRefused,
  type PictureSource,
  PictureUnavailable,
} from '#integrations/pictures/picture-source.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { resubmitPost } from '../submit/resubmit-post.ts'
import { submitPost } from '../submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { copyDuePictures } from './copy-pictures.ts'
import { sweepPictures } from './remove-pictures.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())
beforeEach(() => setup.change(sql`DELETE FROM post_pictures`))

interface PictureRow {
  readonly key: string
  readonly sourceUrl: string | null
  readonly triesCount: number
  readonly state: 'due' | 'stored' | 'removed'
}

function pictureRows(): Promise<PictureRow[]> {
  return manyRows(
    setup.deps.database,
    sql<PictureRow>`SELECT key, source_url, tries_count,
        CASE WHEN stored_at IS NOT NULL THEN 'stored' WHEN removed_at IS NOT NULL THEN 'removed'
          ELSE 'due' END AS state
      FROM post_pictures ORDER BY key`,
  )
}

async function thePicture(): Promise<PictureRow> {
  const [row, another] = await pictureRows()
  if (row === undefined || another !== undefined) throw new Error('not exactly one picture')
  return row
}

/** Copies with a source, an encoder or a storage that behaves otherwise. */
function copyWith(change: Partial<SubmissionSetup['deps']>): Promise<number> {
  return copyDuePictures({ ...setup.deps, ...change })
}

function failing(error: Error): { pictures: PictureSource } {
  return { pictures: { download: () => Promise.reject(error) } }
}

const away = failing(new PictureUnavailable('its host is away'))

async function isStored(key: string): Promise<boolean> {
  return await setup.deps.storage.has(key)
}

test('a submission has no picture until it is copied, and then our own WebP', async () => {
  const { id } = await setup.submit()
  const before = await setup.thumbnailOf(id)
  const { sourceUrl } = await thePicture()

  expect(await copyDuePictures(setup.deps)).toBe(1)

  const { key, state } = await thePicture()
  expect([before, sourceUrl]).toEqual([null, expect.stringMatching(/^http.*\/pictures\/youtube\//)])
  expect([await setup.thumbnailOf(id), state]).toEqual([`/uploads/${key}`, 'stored'])
  const image = await setup.deps.storage.read(key)
  expect((await sharp(image ?? Buffer.alloc(0)).metadata()).format).toBe('webp')
  expect(await copyDuePictures(setup.deps)).toBe(0)
})

test.each([
  [
    'tiktok',
    'kay.t',
    '7047596209028074759',
    'https://www.tiktok.com/@kay.t/video/7047596209028074759',
  ],
  ['instagram', 'kay.i', 'Chunk9-jurw', 'https://www.instagram.com/reel/Chunk9-jurw/'],
] as const)(
  'a still on %s is copied while its signed URL works',
  async (platform, username, externalPostId, postUrl) => {
    await setup.sandbox.setPost({ platform, username, externalPostId, views: 5 })
    const creator = await setup.authorized(platform, username)
    const campaign = await setup.campaign({ platforms: [platform] })
    const { id } = await submitPost(setup.deps, {
      ...creator,
      campaignId: campaign.id,
      socialAccountId: creator.accountId,
      postUrl,
    })

    await copyDuePictures(setup.deps)

    expect(await setup.thumbnailOf(id)).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
  },
)

test('an expired URL is abandoned at once, and its row is deleted with any file', async () => {
  const { id } = await setup.submit()
  await setup.change(sql`UPDATE post_pictures SET source_url = replace(source_url, 'youtube', 'tiktok'),
    platform = 'tiktok'`)

  await copyDuePictures(setup.deps)

  const { state, sourceUrl, key } = await thePicture()
  expect([state, sourceUrl, await setup.thumbnailOf(id)]).toEqual(['removed', null, null])
  await setup.deps.storage.write(key, Buffer.from('left by a dead worker'))
  await sweepPictures(setup.deps)
  expect(await pictureRows()).toHaveLength(1)
  setup.passHours(1.1)
  await sweepPictures(setup.deps)
  expect([await pictureRows(), await isStored(key)]).toEqual([[], false])
})

test('an unreachable host is retried after growing waits, six times in four hours', async () => {
  const { id } = await setup.submit()
  const triedAfterMinutes: number[] = []

  for (let minute = 0; minute <= 24 * 60; minute += 1) {
    if ((await copyWith(away)) > 0) triedAfterMinutes.push(minute)
    setup.passHours(1 / 60)
  }

  expect(triedAfterMinutes).toEqual([0, 1, 6, 26, 86, 206])
  expect((await thePicture()).state).toBe('removed')
  expect(await setup.thumbnailOf(id)).toBeNull()
}, 60_000)

test('a picture whose host came back is copied at the next try', async () => {
  const { id } = await setup.submit()
  await copyWith(away)
  setup.passHours(0.02)

  await copyDuePictures(setup.deps)

  expect(await setup.thumbnailOf(id)).toMatch(/^\/uploads\//)
})

test.each([
  ['too large or gone', failing(new PictureRefused('it is too large'))],
  ['no image', { pictures: { download: () => Promise.resolve(Buffer.from('<html></html>')) } }],
  [
    'an image only by its first bytes',
    {
      pictures: {
        download: () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')),
      },
    },
  ],
])(
  'a picture that is %s is abandoned after one try, and nothing is stored',
  async (_name, change) => {
    const { id } = await setup.submit()

    await copyWith(change)

    const { state, triesCount, key } = await thePicture()
    expect([state, triesCount]).toEqual(['removed', 1])
    expect([await setup.thumbnailOf(id), await isStored(key)]).toEqual([null, false])
  },
)

test('a full disk causes a retry, and our own bug is not swallowed', async () => {
  await setup.submit()
  const full = {
    ...setup.deps.storage,
    write: () => Promise.reject(new PictureUnavailable('full')),
  }
  const broken = { ...setup.deps.storage, write: () => Promise.reject(new Error('our bug')) }

  await copyWith({ storage: full })
  expect((await thePicture()).state).toBe('due')
  setup.passHours(0.02)
  await expect(copyWith({ storage: broken })).rejects.toThrow('our bug')
  expect((await thePicture()).state).toBe('due')
})

test('a worker that dies between the file and the row leaves a file that the next try replaces', async () => {
  const { id } = await setup.submit()
  const dying = {
    ...setup.deps.storage,
    write: async (key: string, bytes: Buffer) => {
      await setup.deps.storage.write(key, bytes)
      throw new Error('killed')
    },
  }
  await expect(copyWith({ storage: dying })).rejects.toThrow('killed')
  const { key } = await thePicture()
  expect([await isStored(key), await setup.thumbnailOf(id)]).toEqual([true, null])

  setup.passHours(0.02)
  await copyDuePictures(setup.deps)

  expect(await thePicture()).toMatchObject({ key, state: 'stored', triesCount: 2 })
  expect(await setup.thumbnailOf(id)).toBe(`/uploads/${key}`)
})

async function rejectAs({ id, brand }: Awaited<ReturnType<SubmissionSetup['submit']>>) {
  const decision = { submissionId: id, reviewer: brand, code: 'off_brief', note: null } as const
  await rejectSubmission(setup.deps, decision)
}

test('a second submission of a post shows the same copy at once', async () => {
  const first = await setup.submit()
  await copyDuePictures(setup.deps)
  await rejectAs(first)

  const campaign = await setup.campaign()
  const { id } = await submitPost(setup.deps, { ...first.request, campaignId: campaign.id })

  const { key } = await thePicture()
  expect(await setup.thumbnailOf(id)).toBe(`/uploads/${key}`)
  expect(await copyDuePictures(setup.deps)).toBe(0)
})

test('one copy serves every waiting submission of a post', async () => {
  const first = await setup.submit()
  await rejectAs(first)
  const campaign = await setup.campaign()
  const { id } = await submitPost(setup.deps, { ...first.request, campaignId: campaign.id })

  expect(await copyDuePictures(setup.deps)).toBe(1)

  const ids: SubmissionId[] = [first.id, id]
  const shown = await Promise.all(ids.map((each) => setup.thumbnailOf(each)))
  expect(new Set(shown).size).toBe(1)
  expect(shown[0]).toMatch(/^\/uploads\//)
})

test('resubmitting requests an abandoned picture again, and keeps an existing one', async () => {
  const [lost, kept] = [await setup.submit(), await setup.submit()]
  await setup.change(sql`UPDATE post_pictures SET source_url = 'http://127.0.0.1:1/none'
    WHERE external_post_id = (SELECT external_post_id FROM submissions WHERE id = ${lost.id})`)
  await copyDuePictures(setup.deps)
  setup.passHours(0.02)
  const shownBefore = await setup.thumbnailOf(kept.id)
  for (const each of [lost, kept]) {
    await rejectAs(each)
    const { creator } = each
    await resubmitPost(setup.deps, { ...creator, submissionId: each.id })
  }

  await copyDuePictures(setup.deps)

  expect(await setup.thumbnailOf(lost.id)).toMatch(/^\/uploads\//)
  expect(await setup.thumbnailOf(kept.id)).toBe(shownBefore)
})

test('a try that ends after its picture got a newer URL abandons nothing', async () => {
  const { id } = await setup.submit()
  const pictures: PictureSource = {
    download: async () => {
      await setup.change(sql`UPDATE post_pictures SET tries_count = 0`)
      throw new PictureRefused('the old address is gone')
    },
  }

  await copyWith({ pictures })
  setup.passHours(0.02)
  await copyDuePictures(setup.deps)

  expect(await setup.thumbnailOf(id)).toMatch(/^\/uploads\//)
})
