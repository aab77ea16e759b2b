import { settleReadings } from '../../server/src/features/risk/settle-readings.ts'
import { settleViews } from '../../server/src/money/movements/settle-views.ts'
import type { Reading } from '../../server/src/money/reading.ts'
import type { DatabaseServer, Transaction } from '../../server/src/platform/database/database.ts'
import { manyRows, run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { readingOf } from '../../server/src/testing/test-marketplace.ts'
import { compare, measure } from './compare.ts'
import type { Line } from './report.ts'

const postsPerTick = 1000
const viewsPerTick = 1000
/** A single batch takes a tenth of a second: too few ticks of CPU time. */
const ticks = 5
const rounds = 5
const holdHours = 72
/** Above every threshold. */
const firstViews = 30_000

type Post = Pick<Reading, 'submissionId'>
type Settle = (tx: Transaction, batch: { readings: readonly Reading[]; at: Date }) => Promise<void>

/**
 * What checking readings for suspicious views costs a settlement: batches of 1,000 posts of which none, one in a
 * hundred or every one is suspicious, alternating with an unchecked batch.
 */
export async function* measureWatch(db: DatabaseServer): AsyncGenerator<Line> {
  const [alone, honest, few, all] = await preparePosts(db)
  let views = firstViews
  const settleTick = async (posts: readonly Post[], flagged: number, settle: Settle) => {
    views += viewsPerTick
    const at = new Date()
    const readings = posts.map(({ submissionId }, index) => {
      const likeCount = index < flagged ? 1 : views / 20
      return { ...readingOf(submissionId, views, at), likeCount }
    })
    await db.transaction((tx) => settle(tx, { readings, at }))
  }
  const measureTicks = (posts: readonly Post[], flagged: number, settle: Settle) =>
    measure(async () => {
      for (let tick = 0; tick < ticks; tick += 1) await settleTick(posts, flagged, settle)
      return ticks * posts.length
    })
  const watched: Settle = (tx, batch) => settleReadings(tx, { ...batch, holdHours })
  const unwatched: Settle = async (tx, batch) => {
    await settleViews(tx, { ...batch, holdHours })
  }
  const contestants = [
    () => measureTicks(alone, 0, unwatched),
    () => measureTicks(honest, 0, watched),
    () => measureTicks(few, postsPerTick / 100, watched),
    () => measureTicks(all, postsPerTick, watched),
  ]
  // The first one opens the flags; every later one renews them. Plans made while there were none would scan all
  // of them for each post.
  for (const settle of contestants) await settle()
  await db.pool.query('VACUUM ANALYZE')
  const comparison = await compare(contestants, rounds)
  const names = ['nothing shows', '1 in 100 is doubted', 'every post is doubted']
  const goals = [0.7, 0.7, 0.55]
  for (const [index, name] of names.entries()) {
    const ratio = comparison.ratioTo(0, index + 1)
    const line = { name: `settlement, ${name} : not looked at`, ratio, goal: goals[index] ?? 1 }
    yield { ...line, comparison, unit: 'readings/s' }
  }
}

/** Four times 1,000 posts of known accounts, approved and read days ago. */
async function preparePosts(db: DatabaseServer): Promise<[Post[], Post[], Post[], Post[]]> {
  await db.transaction(async (tx) => {
    await run(tx, sql`UPDATE submissions SET approved_at = now() - interval '5 days'`)
    await run(tx, sql`UPDATE social_accounts SET follower_count = 100000`)
  })
  const posts = await manyRows(
    db,
    sql<Post>`SELECT id AS submission_id FROM submissions WHERE status = 'approved'
      ORDER BY campaign_id, id LIMIT ${4 * postsPerTick}`,
  )
  const at = new Date(Date.now() - 4 * 24 * 3_600_000)
  const readings = posts.map(({ submissionId }) => readingOf(submissionId, firstViews, at))
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours }))
  await db.pool.query('VACUUM ANALYZE')
  const part = (number: number) => posts.slice(number * postsPerTick, (number + 1) * postsPerTick)
  return [part(0), part(1), part(2), part(3)]
}
