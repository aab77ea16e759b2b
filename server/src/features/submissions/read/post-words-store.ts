import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { patternOf } from '#platform/database/search-pattern.ts'
import { plannedForValues, type Statement, sql } from '#platform/database/sql.ts'

/**
 * The condition that post `q` of `post_search` has the text in its words. A text that many posts have is best
 * read in the list's order, where a page fills quickly. For any other, the index is searched for a few
 * trigrams, and the posts that it finds for the whole text: searching for all trigrams of a title, most of them
 * common, takes fifty times as long at a million posts.
 */
export async function wordsHave(db: Database, search: string): Promise<Statement<never>> {
  const searched = patternOf(search)
  if (searched === null) return sql`true`
  if (!searched.isFindable) return sql`false`
  const { pattern, probes } = searched
  const [first, ...others] = probes.map((probe) => sql<never>`q.words LIKE ${probe}`)
  if (first === undefined || (await isCommon(db, pattern))) return sql`q.words LIKE ${pattern}`
  const found = others.reduce((all, probe) => sql`${all} AND ${probe}`, first)
  // Written as an expression, so that the planner does not search the index for the whole text.
  return sql`(${found} AND (q.words || '') LIKE ${pattern})`
}

// The planner's statistics become reliable from about a hundredth of a large table.
const commonRows = 1000

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/** Reads the planner's statistics, which costs nothing. */
async function isCommon(db: Database, pattern: string): Promise<boolean> {
  const explained = await exactlyOne(
    db,
    plannedForValues(
      sql<Explained>`EXPLAIN (FORMAT JSON) SELECT FROM post_search q WHERE q.words LIKE ${pattern}`,
    ),
  )
  return explained['QUERY PLAN'][0].Plan['Plan Rows'] > commonRows
}
