import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { lockOwnUpload } from '../profile/public.ts'

const uploadPath = /^\/uploads\/([a-z0-9-]+\.webp)$/

/**
 * Accepts only the user's own uploads (rules §8): a picture elsewhere would reveal to its host who views the
 * campaign. No picture stays none.
 */
export async function keepThumbnail(
  tx: Transaction,
  thumbnail: { url: string | null | undefined; userId: UserId },
): Promise<string | null> {
  const { url, userId } = thumbnail
  if (!url) return null
  const key = uploadPath.exec(url)?.[1]
  if (key === undefined || !(await lockOwnUpload(tx, { key, userId }))) {
    throw new Rejected('thumbnail-not-allowed', 'The thumbnail must be an image you uploaded.')
  }
  return url
}
