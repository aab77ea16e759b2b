import type { UserId } from '@permille/contract/ids'
import { Rejected } from '../../platform/errors/errors.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { updateAvatar } from './profile-store.ts'
import { uploadUrl } from './upload-image.ts'
import { findOwnUpload, lockOwnUpload } from './upload-store.ts'

/** Both the URL an image was uploaded to and the one it is served at. */
const ownAddress = /^\/(?:uploads|api\/objects)\/([a-z0-9-]+\.webp)$/

/** Only an image this user uploaded here can be their avatar (rules §8). */
export async function setAvatar(
  { database, storage, appUrl }: Pick<ProfileDeps, 'database' | 'storage' | 'appUrl'>,
  userId: UserId,
  address: string,
): Promise<string> {
  const path = address.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : address
  const key = ownAddress.exec(path)?.[1]
  if (key === undefined) throw notYourUpload()
  const upload = { key, userId }
  const isThere = (await findOwnUpload(database, upload)) !== undefined && (await storage.has(key))
  if (!isThere) throw notYourUpload()
  const avatarUrl = uploadUrl(key)
  await database.transaction(async (tx) => {
    if (!(await lockOwnUpload(tx, upload))) throw notYourUpload()
    await updateAvatar(tx, { userId, avatarUrl })
  })
  return avatarUrl
}

function notYourUpload(): Rejected {
  return new Rejected('not-your-upload', 'Upload an image first and use its URL', {
    kind: 'malformed',
  })
}
