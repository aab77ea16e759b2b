import type { Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { isOwnUpload } from './campaign-store.ts'

const uploadPath = /^\/uploads\/([a-z0-9-]+\.webp)$/

/** Only https links and the person's own uploads are kept (rules §8); nothing stays nothing. */
export async function keepThumbnail(
  tx: Transaction,
  thumbnail: { url: string | null | undefined; userId: string },
): Promise<string | null> {
  const { url, userId } = thumbnail
  if (!url) return null
  const key = uploadPath.exec(url)?.[1]
  const isKept = key === undefined ? isHttpsLink(url) : await isOwnUpload(tx, { key, userId })
  if (!isKept) {
    throw new Rejected(
      'thumbnail-not-allowed',
      'The thumbnail must be an https:// link or an image you uploaded.',
      { kind: 'malformed' },
    )
  }
  return url
}

function isHttpsLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === ''
}
