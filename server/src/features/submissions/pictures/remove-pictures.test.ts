import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PictureSource } from '#integrations/pictures/picture-source.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { submitPost } from '../submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { copyDuePictures } from './copy-pictures.ts'
import { erasePosts, sweepPictures } from './remove-pictures.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())
beforeEach(() => setup.change(sql`DELETE FROM post_pictures`))

async function keysOfAll(): Promise<string[]> {
  const rows = await manyRows(
    setup.deps.database,
    sql<{ key: string }>`SELECT key FROM post_pictures`,
  )
  return rows.map(({ key }) => key)
}

function keyIn(url: string | null): string {
  return (url ?? '').replace('/uploads/', '')
}

test('an erased account’s pictures are deleted with the texts, and those of others stay', async () => {
  const [erased, other] = [await setup.submit(), await setup.submit()]
  await copyDuePictures(setup.deps)
  const [gone, kept] = [
    keyIn(await setup.thumbnailOf(erased.id)),
    keyIn(await setup.thumbnailOf(other.id)),
  ]

  await erasePosts(setup.deps, [erased.creator.accountId])

  const row = await exactlyOne(
    setup.deps.database,
    sql`SELECT title, description, thumbnail_url FROM submissions WHERE id = ${erased.id}`,
  )
  expect(row).toEqual({ title: null, description: null, thumbnailUrl: null })
  expect([await setup.deps.storage.has(gone), await setup.deps.storage.has(kept)]).toEqual([
    false,
    true,
  ])
  expect(keyIn(await setup.thumbnailOf(other.id))).toBe(kept)
  setup.passHours(1.1)
  await sweepPictures(setup.deps)
  expect(await keysOfAll()).toEqual([kept])
})

test('a copy under way when its account is erased is not shown, and is deleted', async () => {
  const { id, creator } = await setup.submit()
  const [key = ''] = await keysOfAll()
  const pictures: PictureSource = {
    download: async (platform, address) => {
      const bytes = await setup.deps.pictures.download(platform, address)
      await erasePosts(setup.deps, [creator.accountId])
      return bytes
    },
  }

  await copyDuePictures({ ...setup.deps, pictures })
  expect(await setup.thumbnailOf(id)).toBeNull()
  setup.passHours(1.1)
  await sweepPictures(setup.deps)

  expect([await keysOfAll(), await setup.deps.storage.has(key)]).toEqual([[], false])
})

test('the job and the sweep retry a file that cannot be deleted', async () => {
  const { id, creator } = await setup.submit()
  await copyDuePictures(setup.deps)
  const key = keyIn(await setup.thumbnailOf(id))
  const down = { ...setup.deps.storage, remove: () => Promise.reject(new Error('bucket down')) }

  const failed = erasePosts({ ...setup.deps, storage: down }, [creator.accountId])
  await expect(failed).rejects.toThrow('bucket down')
  await erasePosts(setup.deps, [creator.accountId])
  expect(await setup.deps.storage.has(key)).toBe(false)

  setup.passHours(1.1)
  const swept = sweepPictures({ ...setup.deps, storage: down })
  await expect(swept).rejects.toThrow('bucket down')
  expect(await keysOfAll()).toEqual([key])
  await sweepPictures(setup.deps)
  expect(await keysOfAll()).toEqual([])
})

test('a post submitted after an erasure gets its own picture', async () => {
  const first = await setup.submit()
  await copyDuePictures(setup.deps)
  const gone = keyIn(await setup.thumbnailOf(first.id))
  await erasePosts(setup.deps, [first.creator.accountId])
  await setup.change(sql`UPDATE submissions SET status = 'rejected', rejected_at = now(),
    rejection_code = 'other' WHERE id = ${first.id}`)

  const campaign = await setup.campaign()
  const { id } = await submitPost(setup.deps, { ...first.request, campaignId: campaign.id })
  await copyDuePictures(setup.deps)

  const shown = keyIn(await setup.thumbnailOf(id))
  expect(shown).not.toBe(gone)
  setup.passHours(1.1)
  await sweepPictures(setup.deps)
  expect([await keysOfAll(), await setup.deps.storage.has(shown)]).toEqual([[shown], true])
})
