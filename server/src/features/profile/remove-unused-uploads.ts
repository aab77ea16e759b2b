import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { addHours, type Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { deleteUploads, listRemovedUploads, markUnusedUploads } from './upload-store.ts'

/** Longer than anyone keeps a form open. */
const unusedHours = 48

/**
 * Deletes uploads that nothing shows, file and row. Once marked, an upload can no longer be used; a
 * file whose deletion failed is tried again next time.
 */
export async function removeUnusedUploads({
  database,
  clock,
  storage,
}: {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly storage: FileStorage
}): Promise<void> {
  const now = clock.now()
  const madeBefore = addHours(now, -unusedHours)
  await database.transaction((tx) => markUnusedUploads(tx, { madeBefore, now }))
  const keys = await listRemovedUploads(database)
  for (const key of keys) await storage.remove(key)
  await deleteUploads(database, keys)
}
