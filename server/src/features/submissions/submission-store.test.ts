import type { SubmissionId } from '@permille/contract/ids'
import { parsePostUrl } from '@permille/contract/submissions/post-url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked, runWhile } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { readAccount } from '../connections/public.ts'
import { erasePostTexts } from './erased-store.ts'
import {
  findForReview,
  insertReview,
  insertSubmission,
  lockPost,
  lockReviewTerms,
  lockSubmissionState,
  markRejected,
  shareLockReviewTerms,
  shortenDeadlines,
} from './submission-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date('2026-06-10T12:00:00Z')

function change(statement: Statement<unknown>): Promise<number> {
  return database.db.transaction((tx) => run(tx, statement))
}

async function givenPlace() {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  return { campaign, campaignId: campaign.id, creator: await makeCreator(database.db) }
}

type Place = Awaited<ReturnType<typeof givenPlace>>

/** Stores a post of the creator's; whether the campaign took it. */
async function insert({ campaignId, creator }: Place): Promise<boolean> {
  const id = newId<SubmissionId>()
  const externalPostId = id.replaceAll('-', '').slice(-11)
  const url = parsePostUrl(`https://www.youtube.com/watch?v=${externalPostId}`)
  const account = await readAccount(database.db, creator.accountId)
  if (!url.ok || account === undefined) throw new Error('there is no such post')
  const texts = { title: null, description: null, thumbnailUrl: null, publishedAt: null }
  const counts = { viewCount: 1, likeCount: 1, commentCount: 1, shareCount: 1 }
  const post = { externalPostId, authorPlatformUserId: 'UC1', ...texts, ...counts }
  const made = { id, campaignId, creatorId: creator.id, account, url, post, risks: [], at }
  return await database.db.transaction(async (tx) => {
    await shareLockReviewTerms(tx, campaignId, { creatorsMax: null })
    return await insertSubmission(tx, made)
  })
}

test.each([
  ['live without an end', sql`status = 'live', ends_at = NULL`, true],
  ['live for another second', sql`ends_at = ${addSeconds(at, 1)}`, true],
  ['live until this moment', sql`ends_at = ${at}`, false],
  ['paused', sql`status = 'paused', pause_reasons = '{manual}'`, false],
] as const)('a post and a campaign that is %s', async (_, terms, isTaken) => {
  const place = await givenPlace()
  await change(sql`UPDATE campaigns SET ${terms} WHERE id = ${place.campaignId}`)

  expect(await insert(place)).toBe(isTaken)
})

test('a pause under way wins over a new post', async () => {
  const place = await givenPlace()

  const inserted = await runWhile(
    database.db,
    async (tx) => {
      await run(
        tx,
        sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}'
          WHERE id = ${place.campaignId}`,
      )
    },
    () => insert(place),
  )

  expect(inserted).toEqual({ status: 'fulfilled', value: false })
})

test('a brand finds its own campaigns’ submissions, and an admin any', async () => {
  const [place, other] = [await givenPlace(), await givenPlace()]
  const id = await makePendingSubmission(database.db, place)
  const found = async (viewer: Parameters<typeof findForReview>[2]) =>
    (await findForReview(database.db, id, viewer))?.id

  expect(await found(place.campaign.brand)).toBe(id)
  expect(await found(other.campaign.brand)).toBeUndefined()
  expect(await found({ kind: 'any' })).toBe(id)
})

test('a campaign’s terms are decided under its lock, until the transaction ends', async () => {
  const { campaignId } = await givenPlace()

  const lockedOut = await database.db.transaction(async (tx) => {
    await lockReviewTerms(tx, campaignId)
    return await isLocked(database.db, 'campaign', campaignId)
  })

  expect([lockedOut, await isLocked(database.db, 'campaign', campaignId)]).toEqual([true, false])
})

test('submissions share-lock a campaign’s terms, and a change waits', async () => {
  const { campaignId } = await givenPlace()

  const lockedOut = await database.db.transaction(async (tx) => {
    await shareLockReviewTerms(tx, campaignId, { creatorsMax: null })
    await database.db.transaction((other) =>
      shareLockReviewTerms(other, campaignId, { creatorsMax: null }),
    )
    return await isLocked(database.db, 'campaign', campaignId)
  })

  expect(lockedOut).toBe(true)
})

test('a submission’s state is read under its lock', async () => {
  const id = await makePendingSubmission(database.db, await givenPlace())

  const lockedOut = await database.db.transaction(async (tx) => {
    await lockSubmissionState(tx, id)
    return await isLocked(database.db, 'submission', id)
  })

  expect(lockedOut).toBe(true)
})

test('only one submission of a post proceeds at a time', async () => {
  const post = { platform: 'youtube', externalPostId: 'dQw4w9WgXcQ' } as const
  const attempt = (other: { platform: 'youtube' | 'x'; externalPostId: string }) =>
    database.db.transaction(async (tx) => {
      await run(tx, sql`SET LOCAL lock_timeout = '20ms'`)
      await lockPost(tx, other)
    })

  const attempts = await database.db.transaction(async (tx) => {
    await lockPost(tx, post)
    return await Promise.allSettled([
      attempt(post),
      attempt({ platform: 'x', externalPostId: 'dQw4w9WgXcQ' }),
      attempt({ platform: 'youtube', externalPostId: 'other' }),
    ])
  })

  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  await attempt(post)
})

/** A post's deadline and the end of its tracking. */
function deadlinesOf(submissionId: SubmissionId) {
  return exactlyOne(
    database.db,
    sql<{ autoApprovesAt: Date; tracksUntil: Date | null }>`
      SELECT auto_approves_at, tracks_until FROM submissions WHERE id = ${submissionId}`,
  )
}

async function shorten({ campaignId }: Place): Promise<void> {
  await database.db.transaction((tx) => shortenDeadlines(tx, { campaignId, hours: 72 }))
}

function complete({ campaignId }: Place): Promise<number> {
  return change(
    sql`UPDATE campaigns SET status = 'completed', completed_at = ${at} WHERE id = ${campaignId}`,
  )
}

test('the end of a campaign shortens later deadlines, and lengthens none', async () => {
  const place = await givenPlace()
  const [soon, late] = [addHours(at, 71), addHours(at, 73)]
  const [early, pending, approved] = [
    await makePendingSubmission(database.db, place),
    await makePendingSubmission(database.db, place),
    await makeApprovedSubmission(database.db, place),
  ]
  await change(
    sql`UPDATE submissions SET auto_approves_at = ${soon}, tracks_until = ${soon} WHERE id = ${early}`,
  )
  await change(
    sql`UPDATE submissions SET auto_approves_at = ${late}, tracks_until = ${late}
      WHERE id IN (${pending}, ${approved})`,
  )
  await complete(place)

  await shorten(place)

  const last = addHours(at, 72)
  expect(await deadlinesOf(early)).toEqual({ autoApprovesAt: soon, tracksUntil: soon })
  expect(await deadlinesOf(pending)).toEqual({ autoApprovesAt: last, tracksUntil: last })
  expect(await deadlinesOf(approved)).toEqual({ autoApprovesAt: last, tracksUntil: last })
})

test('the end of a campaign touches no decided post, and none of another campaign', async () => {
  const [ended, endedToo, running] = [await givenPlace(), await givenPlace(), await givenPlace()]
  const ids = [
    await makePendingSubmission(database.db, ended),
    await makePendingSubmission(database.db, endedToo),
    await makePendingSubmission(database.db, running),
  ] as const
  const rejected = { submissionId: ids[0], at, code: 'other', reason: 'No.' }
  await database.db.transaction((tx) => markRejected(tx, rejected))
  const before = await Promise.all(ids.map(deadlinesOf))
  for (const place of [ended, endedToo]) await complete(place)

  await shorten(ended)
  await shorten(running)

  expect(await Promise.all(ids.map(deadlinesOf))).toEqual(before)
})

test('an erased account’s texts are deleted, and those of others stay', async () => {
  const [place, other] = [await givenPlace(), await givenPlace()]
  const [erased, kept] = [
    await makePendingSubmission(database.db, place),
    await makePendingSubmission(database.db, other),
  ]
  await change(
    sql`UPDATE submissions SET title = 'A film', description = 'About it'
      WHERE id IN (${erased}, ${kept})`,
  )

  await database.db.transaction((tx) => erasePostTexts(tx, [place.creator.accountId]))

  const textsOf = (id: SubmissionId) =>
    exactlyOne(database.db, sql`SELECT title, description FROM submissions WHERE id = ${id}`)
  expect(await textsOf(erased)).toEqual({ title: null, description: null })
  expect(await textsOf(kept)).toMatchObject({ title: 'A film', description: 'About it' })
})

test('a post’s deadline is the campaign’s hours after it was submitted, to the second', async () => {
  const place = await givenPlace()
  await change(
    sql`UPDATE campaigns SET auto_approve_after_hours = 24 WHERE id = ${place.campaignId}`,
  )

  const id = await makePendingSubmission(database.db, { ...place, at })

  expect((await deadlinesOf(id)).autoApprovesAt).toEqual(addHours(at, 24))
})

test('a decision is stored with its notes and its time', async () => {
  const submissionId = await makePendingSubmission(database.db, await givenPlace())
  const review = { action: 'reject', notes: 'Too dark.', at } as const
  const given = { id: newId(), submissionId, reviewerUserId: null, ...review }
  await database.db.transaction((tx) => insertReview(tx, given))

  const stored = sql`SELECT action, notes, created_at AS at FROM reviews
    WHERE submission_id = ${submissionId}`
  expect(await exactlyOne(database.db, stored)).toEqual(review)
})
