import type { SocialAccountId } from '@permille/contract/ids'
import { addHours } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { erasePostTexts } from '../erased-store.ts'
import { rejectErased } from '../reject-erased.ts'
import type { PictureDeps } from '../submission-deps.ts'
import { postTextsErased } from '../submission-jobs.ts'
import { deletePictures, listRemovedPictures, removePicturesOf } from './picture-store.ts'

type Deps = Pick<PictureDeps, 'database' | 'clock' | 'storage'>

/** Longer than any try to copy: by then nobody writes the file any more. */
const graceHours = 1

/** Deletes the files and rows of pictures that were given up or erased. */
export async function sweepPictures({ database, clock, storage }: Deps): Promise<void> {
  const keys = await listRemovedPictures(database, addHours(clock.now(), -graceHours))
  for (const key of keys) await storage.remove(key)
  await deletePictures(database, keys)
}

/**
 * Erases the platform's data about the posts of erased accounts; views and money stay. Those in review are rejected.
 */
export async function erasePosts(
  { database, clock, storage }: Deps,
  accountIds: readonly SocialAccountId[],
): Promise<void> {
  const erased = { accountIds, at: clock.now() }
  const keys = await database.transaction(async (tx) => {
    await rejectErased(tx, erased)
    const removed = await removePicturesOf(tx, erased)
    await erasePostTexts(tx, accountIds)
    await enqueue(tx, postTextsErased, { payload: { accountIds } })
    return removed
  })
  for (const key of keys) await storage.remove(key)
}
