import { closedKeptDays } from '@permille/contract/privacy/retention'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

/** Status changes per slice, and rows per statement. */
const sliceMax = 1000

interface Slice {
  /** After this moment, as the database writes it: a Date has no microseconds. */
  readonly from: string
  readonly until: string
  readonly isLast: boolean
}

/**
 * Empties what is needed only while a campaign or a post is young (rules §9); returns how many rows. Continues in the histories
 * where the last run stopped, so that each closing is met once, when it is old enough.
 */
export async function forgetClosed(db: Database, at: Date, stop?: AbortSignal): Promise<number> {
  const campaigns = await walk(db, {
    fact: 'campaigns-forgotten-until',
    history: sql`campaign_status_changes`,
    at,
    stop,
    forget: (slice) => forgetCampaigns(db, slice, stop),
  })
  const posts = await walk(db, {
    fact: 'posts-forgotten-until',
    history: sql`submission_status_changes`,
    at,
    stop,
    forget: (slice) => forgetPosts(db, slice),
  })
  return campaigns + posts
}

interface Walk {
  /** Marks in `installation` until when this history was walked. */
  readonly fact: string
  readonly history: Statement<never>
  readonly at: Date
  readonly stop: AbortSignal | undefined
  forget(slice: Slice): Promise<number>
}

async function walk(db: Database, { fact, history, at, stop, forget }: Walk): Promise<number> {
  let [count, isLast] = [0, false]
  while (!isLast) {
    stop?.throwIfAborted()
    const slice = await exactlyOne(
      db,
      sql<Slice>`
        WITH period AS MATERIALIZED (
          SELECT coalesce((SELECT i.at FROM installation i WHERE fact = ${fact}), 'epoch') AS from,
            ${at}::timestamptz - make_interval(days => ${closedKeptDays}) AS end
        ), full_slice AS MATERIALIZED (
          SELECT h.at FROM ${history} h
          WHERE h.at > (SELECT "from" FROM period) AND h.at <= (SELECT "end" FROM period)
          ORDER BY h.at OFFSET ${sliceMax - 1} LIMIT 1
        )
        SELECT "from"::text, coalesce((SELECT f.at FROM full_slice f), "end")::text AS until,
          NOT EXISTS (SELECT FROM full_slice) AS is_last
        FROM period`,
    )
    count += await forget(slice)
    await run(
      db,
      sql`INSERT INTO installation (fact, value, at) VALUES (${fact}, 'yes', ${slice.until}::timestamptz)
        ON CONFLICT (fact) DO UPDATE SET at = greatest(installation.at, excluded.at)`,
    )
    isLast = slice.isLast
  }
  return count
}

/** What each settlement found in them: I06 and I16 do without it by then. */
async function forgetCampaigns(
  db: Database,
  { from, until }: Slice,
  stop?: AbortSignal,
): Promise<number> {
  const closed = sql<never>`SELECT campaign_id FROM campaign_status_changes
    WHERE at > ${from}::timestamptz AND at <= ${until}::timestamptz AND to_status = 'completed'`
  let [count, deleted] = [0, 0]
  do {
    stop?.throwIfAborted()
    deleted = await run(
      db,
      sql`WITH gone AS MATERIALIZED (
          SELECT c.settlement_id, c.campaign_id FROM settlement_campaigns c
          WHERE c.campaign_id IN (${closed}) LIMIT ${sliceMax}
        ), demand AS (
          DELETE FROM settlement_demands d USING gone g
          WHERE d.settlement_id = g.settlement_id AND d.campaign_id = g.campaign_id
        )
        DELETE FROM settlement_campaigns c USING gone g
        WHERE c.settlement_id = g.settlement_id AND c.campaign_id = g.campaign_id`,
    )
    count += deleted
  } while (deleted === sliceMax)
  return count + (await run(db, sql`DELETE FROM campaign_hours WHERE campaign_id IN (${closed})`))
}

/** A post that was opened again later is met again at its next closing. */
async function forgetPosts(db: Database, { from, until }: Slice): Promise<number> {
  return await run(
    db,
    sql`UPDATE post_search q SET words = '' FROM (
        SELECT DISTINCT submission_id AS id FROM submission_status_changes
        WHERE at > ${from}::timestamptz AND at <= ${until}::timestamptz
      ) changed JOIN submissions s USING (id)
      WHERE q.submission_id = changed.id AND q.words <> ''
        AND s.status IN ('locked', 'paid', 'rejected') AND NOT EXISTS (
          SELECT FROM submission_status_changes later
          WHERE later.submission_id = changed.id AND later.at > ${until}::timestamptz)`,
  )
}
