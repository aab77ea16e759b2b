import type { SavedViewId, UserId } from '@permille/contract/ids'
import { savedViewsMax } from '@permille/contract/profile/saved-views'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import {
  countSavedViews,
  deleteView,
  findPageOfView,
  insertView,
  isViewNameTaken,
  type NewView,
  updateViewName,
} from './saved-view-store.ts'

/** The user's lock keeps two clicks from using the same name, or the last place twice. */
export async function saveView(
  tx: Transaction,
  given: Omit<NewView, 'id'>,
): Promise<{ id: SavedViewId }> {
  await lockRow(tx, 'user', given.userId)
  const view = { ...given, id: newId<SavedViewId>() }
  if (await isViewNameTaken(tx, view)) throw nameTaken()
  if ((await countSavedViews(tx, view)) >= savedViewsMax) {
    throw new Rejected(
      'too-many-views',
      `You have saved ${savedViewsMax} views of this list. Delete one first.`,
    )
  }
  await insertView(tx, view)
  return { id: view.id }
}

export async function renameView(
  tx: Transaction,
  change: { id: SavedViewId; userId: UserId; name: string },
): Promise<void> {
  await lockRow(tx, 'user', change.userId)
  const page = await findPageOfView(tx, change)
  if (page === undefined) throw viewNotFound()
  if (await isViewNameTaken(tx, { ...change, page })) throw nameTaken()
  await updateViewName(tx, change)
}

export async function removeView(
  tx: Transaction,
  view: { id: SavedViewId; userId: UserId },
): Promise<void> {
  if (!(await deleteView(tx, view))) throw viewNotFound()
}

function nameTaken(): Rejected {
  const name = 'You have a view with this name'
  return new Rejected('view-name-taken', name, { details: { fields: { name } } })
}

function viewNotFound(): NotFound {
  return new NotFound('view-not-found', 'View not found')
}
