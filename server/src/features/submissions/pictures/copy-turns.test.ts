import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PictureRefused, type PictureSource } from '#integrations/pictures/picture-source.ts'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { lockPost } from '../submission-store.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { copyDuePictures } from './copy-pictures.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())
beforeEach(() => setup.change(sql`DELETE FROM post_pictures`))

/** Copies with a source, a clock or a storage that behaves otherwise. */
function copyWith(change: Partial<SubmissionSetup['deps']>): Promise<number> {
  return copyDuePictures({ ...setup.deps, ...change })
}

test('two workers share the due pictures', async () => {
  for (let count = 0; count < 6; count += 1) await setup.submit()
  const asked: string[] = []
  const pictures: PictureSource = {
    download: (platform, address) => {
      asked.push(address)
      return setup.deps.pictures.download(platform, address)
    },
  }

  await Promise.all([copyWith({ pictures }), copyWith({ pictures })])

  expect([asked.length, new Set(asked).size]).toEqual([6, 6])
  const left = sql`SELECT key FROM post_pictures WHERE stored_at IS NULL`
  expect(await manyRows(setup.deps.database, left)).toEqual([])
})

test('a worker that dies in the last try blocks the picture only for the maximum try time', async () => {
  await setup.submit()
  await setup.change(sql`UPDATE post_pictures SET tries_count = 5`)
  const dying = { ...setup.deps.storage, write: () => Promise.reject(new Error('killed')) }
  const at = setup.deps.clock.now()

  await expect(copyWith({ storage: dying, clock: { now: () => at } })).rejects.toThrow('killed')

  const { nextTryAt } = await exactlyOne(
    setup.deps.database,
    sql<{ nextTryAt: Date }>`SELECT next_try_at FROM post_pictures`,
  )
  expect(nextTryAt).toEqual(addSeconds(at, 7200))
})

test('one run tries twenty pictures and leaves the rest to the next', async () => {
  await setup.change(sql`INSERT INTO post_pictures (key, platform, external_post_id, source_url,
      next_try_at)
    SELECT md5(n::text) || '.webp', 'youtube', n::text, 'https://x.example/1', '2020-01-01'
    FROM generate_series(1, 21) n`)
  const download = () => Promise.reject(new PictureRefused('it is gone'))
  const gone = { pictures: { download } }

  expect([await copyWith(gone), await copyWith(gone)]).toEqual([20, 1])
})

test('a copy is shown only after a pending decision about the post has ended', async () => {
  const { id } = await setup.submit()
  const post = await exactlyOne(
    setup.deps.database,
    sql<{ platform: 'youtube'; externalPostId: string }>`
      SELECT platform, external_post_id FROM post_pictures`,
  )
  const { database } = setup.deps
  const waiting = () =>
    exactlyOne(
      database,
      sql<{ count: number }>`SELECT count(*) FROM pg_locks
        WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )

  const copying = await database.transaction(async (tx) => {
    await lockPost(tx, post)
    const copied = copyDuePictures(setup.deps)
    await expect.poll(waiting).toEqual({ count: 1 })
    return { copied }
  })
  await copying.copied

  expect(await setup.thumbnailOf(id)).toMatch(/^\/uploads\//)
})
