import { randomBytes } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import type { PostFacts } from '#integrations/social-platform.ts'
import type { Transaction } from '#platform/database/database.ts'
import { requestPicture } from './picture-store.ts'

/** Has the post's picture copied, unless it was before. The caller holds the post's lock. */
export async function keepPicture(
  tx: Transaction,
  post: Pick<PostFacts, 'externalPostId' | 'thumbnailUrl'> & { platform: Platform; at: Date },
): Promise<void> {
  if (post.thumbnailUrl === null) return
  const key = `${randomBytes(16).toString('hex')}.webp`
  await requestPicture(tx, { ...post, key, sourceUrl: post.thumbnailUrl })
}
