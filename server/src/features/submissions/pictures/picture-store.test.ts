import { randomBytes } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeCreator, makeLiveCampaign, makePendingSubmission } from '#testing/test-marketplace.ts'
import {
  claimDuePictures,
  deletePictures,
  giveUpPicture,
  listRemovedPictures,
  pictureUrlOf,
  removePicturesOf,
  showPicture,
} from './picture-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => run(db(), sql`DELETE FROM post_pictures`))
afterAll(() => database.close())

const db = () => database.db
const now = new Date('2026-03-07T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)

interface Given {
  readonly platform?: Platform
  readonly externalPostId?: string
  readonly dueAt?: Date
  readonly storedAt?: Date
  readonly removedAt?: Date
}

/** Due now, unless it is stored or removed. */
async function givenPicture(given: Given = {}): Promise<string> {
  const { platform = 'youtube', storedAt = null, removedAt = null } = given
  const key = `${randomBytes(16).toString('hex')}.webp`
  const { externalPostId = key } = given
  const isDue = storedAt === null && removedAt === null
  await run(
    db(),
    sql`INSERT INTO post_pictures (key, platform, external_post_id, source_url, tries_count,
        next_try_at, stored_at, removed_at)
      VALUES (${key}, ${platform}, ${externalPostId}, ${isDue ? 'https://x.example/1' : null}, 1,
        ${isDue ? (given.dueAt ?? now) : null}, ${storedAt}, ${removedAt})`,
  )
  return key
}

/** Two posts of different platforms and accounts that have the same id there. */
async function givenTwins() {
  const campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
  const post = async (platform: Platform, externalPostId: string | null) => {
    const creator = await makeCreator(db())
    const id = await makePendingSubmission(db(), { campaignId: campaign.id, creator })
    return await exactlyOne(
      db(),
      sql<{ id: string; externalPostId: string; accountId: typeof creator.accountId }>`
        UPDATE submissions SET platform = ${platform},
          external_post_id = coalesce(${externalPostId}, external_post_id)
        WHERE id = ${id} RETURNING id, external_post_id, social_account_id AS account_id`,
    )
  }
  const one = await post('youtube', null)
  return { one, other: await post('x', one.externalPostId) }
}

async function shownBy({ id }: { id: string }): Promise<string | null> {
  const { url } = await exactlyOne(
    db(),
    sql<{ url: string | null }>`SELECT thumbnail_url AS url FROM submissions WHERE id = ${id}`,
  )
  return url
}

async function keys(): Promise<string[]> {
  const rows = await manyRows(db(), sql<{ key: string }>`SELECT key FROM post_pictures`)
  return rows.map(({ key }) => key)
}

const claimOne = { at: now, waitsSeconds: [60], picturesMax: 1 }

test('a picture is due from its exact moment on', async () => {
  await givenPicture({ dueAt: addSeconds(now, 1) })
  const due = await givenPicture({ dueAt: now })

  const claimed = await claimDuePictures(db(), { ...claimOne, picturesMax: 9 })

  expect(claimed.map(({ key }) => key)).toEqual([due])
})

test('a claim neither waits for a picture that another is claiming nor takes it', async () => {
  const [first, second] = [await givenPicture({ dueAt: before(2) }), await givenPicture()]

  const claimed = await db().transaction(async (tx) => {
    const mine = await claimDuePictures(tx, claimOne)
    const others = await db().transaction(async (other) => {
      await run(other, sql`SET LOCAL lock_timeout = '1s'`)
      return await claimDuePictures(other, claimOne)
    })
    return [...mine, ...others].map(({ key }) => key)
  })

  expect(claimed).toEqual([first, second])
})

test('a post has the picture of its own platform and id', async () => {
  const storedAt = now
  const own = await givenPicture({ externalPostId: 'a', storedAt })
  await givenPicture({ externalPostId: 'a', platform: 'x', storedAt })
  await givenPicture({ externalPostId: 'b', storedAt })

  const post = { platform: 'youtube', externalPostId: 'a' } as const
  const { url } = await exactlyOne(db(), sql<{ url: string }>`SELECT ${pictureUrlOf(post)} AS url`)

  expect(url).toBe(`/uploads/${own}`)
})

test('only its own post shows a picture, which is deleted with its account', async () => {
  const { one, other } = await givenTwins()
  const keyOf = ({ externalPostId }: typeof one, platform: Platform) =>
    givenPicture({ platform, externalPostId })
  const [key, otherKey] = [await keyOf(one, 'youtube'), await keyOf(other, 'x')]
  const show = (each: string) => db().transaction((tx) => showPicture(tx, { key: each, at: now }))

  await show(key)
  const atFirst = [await shownBy(one), await shownBy(other)]
  await show(otherKey)
  const erased = { accountIds: [one.accountId], at: now }
  const removed = await db().transaction((tx) => removePicturesOf(tx, erased))

  expect(atFirst).toEqual([`/uploads/${key}`, null])
  expect(removed).toEqual([key])
  expect([await shownBy(one), await shownBy(other)]).toEqual([null, `/uploads/${otherKey}`])
})

test('a stored picture is neither abandoned nor deleted', async () => {
  const key = await givenPicture({ storedAt: now })

  await giveUpPicture(db(), { key, triesCount: 1, at: now })
  await deletePictures(db(), [key])

  const { storedAt } = await exactlyOne(
    db(),
    sql`SELECT stored_at FROM post_pictures WHERE key = ${key}`,
  )
  expect(storedAt).toEqual(now)
})

test('the sweep deletes removed files older than the given age, and no others', async () => {
  const gone = await givenPicture({ removedAt: before(1) })
  const recent = await givenPicture({ removedAt: now })

  const swept = await listRemovedPictures(db(), now)
  await deletePictures(db(), swept)

  expect([swept, await keys()]).toEqual([[gone], [recent]])
})
