import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import { defaultRiskSettings, type RiskSettings } from '@permille/contract/risk/settings'
import { openMoneyFixtures } from '#money/testing/money-fixtures.ts'
import { addHours } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { readingOf } from '#testing/test-marketplace.ts'
import { saveRiskSettings } from '../settings-store.ts'
import { settleReadings } from '../settle-readings.ts'
import { readWatch } from '../watch-store.ts'

interface Counted {
  readonly id: SubmissionId
  readonly views: number | null
  readonly likes?: number
}

type Counts = Omit<Counted, 'id'> & { readonly hours?: number }

export type WatchFixtures = Awaited<ReturnType<typeof openWatchFixtures>>

/** Posts approved in `start`, read as the tracking reads them: watched, then settled. */
export async function openWatchFixtures() {
  const scene = await openMoneyFixtures()
  const { db } = scene.database
  const start = new Date(Date.now() - 30 * 24 * 3_600_000)
  const change = (statement: Statement<unknown>) => db.transaction((tx) => run(tx, statement))
  const readTogether = async (batch: readonly Counted[], hours: number): Promise<void> => {
    const at = addHours(start, hours)
    const readings = batch.map(({ id, views, likes = null }) => {
      return { ...readingOf(id, views, at), likeCount: likes }
    })
    await db.transaction((tx) => settleReadings(tx, { readings, at, holdHours: 72 }))
  }
  const enter = async (
    { id }: Pick<Counted, 'id'>,
    { views, hours }: { views: number; hours: number },
  ): Promise<void> => {
    const at = addHours(start, hours)
    const readings = [{ ...readingOf(id, views, at), source: 'manual' }] as const
    await db.transaction((tx) => settleReadings(tx, { readings, at, holdHours: 72 }))
  }
  const watchOf = ({ id: submissionId }: { id: SubmissionId }, hours = 0) =>
    readWatch(db, { submissionId, at: addHours(start, hours) })
  return {
    ...scene,
    start,
    enter,
    change,
    /** So many hours after the approval. */
    readTogether,
    read: ({ id }: Pick<Counted, 'id'>, { hours = 1, ...counts }: Counts) =>
      readTogether([{ id, ...counts }], hours),
    givenPost: async (followers = 100_000) => {
      const post = await scene.givenPost()
      await change(sql`UPDATE submissions SET approved_at = ${start} WHERE id = ${post.id}`)
      await change(
        sql`UPDATE social_accounts SET follower_count = ${followers} WHERE id = ${post.creator.accountId}`,
      )
      return post
    },
    /** As it is shown so many hours after the approval. */
    watchOf,
    openFlagOf: async ({ id }: { id: SubmissionId }): Promise<FreezeId> => {
      const { doubts: flags } = await watchOf({ id })
      const open = flags.find(({ closedAt }) => closedAt === null)
      if (open === undefined) throw new Error('the post is not doubted')
      return open.id
    },
    set: (changes: Partial<RiskSettings>) => {
      const settings = { ...defaultRiskSettings, ...changes }
      const changed = { settings, changedBy: scene.adminId, at: new Date() }
      return db.transaction((tx) => saveRiskSettings(tx, changed))
    },
  }
}
