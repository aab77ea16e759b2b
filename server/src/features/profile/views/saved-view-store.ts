import type { SavedViewId, UserId } from '@permille/contract/ids'
import type { ViewFilters, ViewPage } from '@permille/contract/profile/saved-views'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

interface Shelf {
  readonly userId: UserId
  readonly page: ViewPage
}

export interface NewView extends Shelf {
  readonly id: SavedViewId
  readonly name: string
  readonly filters: ViewFilters
  readonly at: Date
}

export interface SavedViewRow {
  readonly id: SavedViewId
  readonly name: string
  readonly filters: Readonly<Record<string, string>>
}

export function listSavedViews(db: Database, { userId, page }: Shelf): Promise<SavedViewRow[]> {
  return manyRows(
    db,
    sql<SavedViewRow>`SELECT id, name, filters FROM saved_views
      WHERE user_id = ${userId} AND page = ${page} ORDER BY lower(name)`,
  )
}

export async function countSavedViews(tx: Transaction, { userId, page }: Shelf): Promise<number> {
  const { count } = await exactlyOne(
    tx,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM saved_views
      WHERE user_id = ${userId} AND page = ${page}`,
  )
  return count
}

export async function findPageOfView(
  tx: Transaction,
  { id, userId }: { id: SavedViewId; userId: UserId },
): Promise<ViewPage | undefined> {
  const row = await firstRow(
    tx,
    sql<{ page: ViewPage }>`SELECT page FROM saved_views WHERE id = ${id} AND user_id = ${userId}`,
  )
  return row?.page
}

/** Whether another view of the page has the name, in any case; exact under the user's lock. */
export async function isViewNameTaken(
  tx: Transaction,
  { id, userId, page, name }: Shelf & { id: SavedViewId; name: string },
): Promise<boolean> {
  const other = await firstRow(
    tx,
    sql`SELECT 1 FROM saved_views WHERE user_id = ${userId} AND page = ${page}
      AND lower(name) = lower(${name}) AND id <> ${id}`,
  )
  return other !== undefined
}

export async function insertView(tx: Transaction, view: NewView): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO saved_views (id, user_id, page, name, filters, created_at)
      VALUES (${view.id}, ${view.userId}, ${view.page}, ${view.name},
        ${JSON.stringify(view.filters)}::jsonb, ${view.at})`,
  )
}

export async function updateViewName(
  tx: Transaction,
  { id, name }: { id: SavedViewId; name: string },
): Promise<void> {
  await run(tx, sql`UPDATE saved_views SET name = ${name} WHERE id = ${id}`)
}

/** Returns false if the user has no such view. */
export async function deleteView(
  tx: Transaction,
  { id, userId }: { id: SavedViewId; userId: UserId },
): Promise<boolean> {
  const deleted = await run(
    tx,
    sql`DELETE FROM saved_views WHERE id = ${id} AND user_id = ${userId}`,
  )
  return deleted === 1
}
