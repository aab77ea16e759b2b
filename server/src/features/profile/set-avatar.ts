import type { UserId } from '@permille/contract/ids'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { updateAvatar } from './profile-store.ts'
import { uploadUrl } from './upload-image.ts'
import { findOwnUpload, lockOwnUpload, type OwnUpload } from './upload-store.ts'

/** Both the URL an image was uploaded to and the one it is served at. */
const ownAddress = /^\/(?:uploads|api\/objects)\/([a-z0-9-]+\.webp)$/

type UploadDeps = Pick<ProfileDeps, 'database' | 'storage' | 'appUrl'>

/** Only an image this user uploaded here can be their avatar (rules §8). */
export async function setAvatar(
  deps: UploadDeps,
  userId: UserId,
  address: string,
): Promise<string> {
  const upload = await requireUpload(deps, userId, address)
  return await deps.database.transaction(async (tx) => {
    await lockRow(tx, 'user', userId)
    const avatarUrl = await keepUpload(tx, upload)
    await updateAvatar(tx, { userId, avatarUrl })
    return avatarUrl
  })
}

/** Outside the transaction that uses the image, because the storage may be a network away. */
export async function requireUpload(
  { database, storage, appUrl }: UploadDeps,
  userId: UserId,
  address: string,
): Promise<OwnUpload> {
  const path = address.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : address
  const key = ownAddress.exec(path)?.[1]
  if (key === undefined) throw notYourUpload()
  const upload = { key, userId }
  const isThere = (await findOwnUpload(database, upload)) !== undefined && (await storage.has(key))
  if (!isThere) throw notYourUpload()
  return upload
}

/** Returns the image's URL. It cannot be deleted while this transaction starts to use it. */
export async function keepUpload(tx: Transaction, upload: OwnUpload): Promise<string> {
  if (!(await lockOwnUpload(tx, upload))) throw notYourUpload()
  return uploadUrl(upload.key)
}

function notYourUpload(): Rejected {
  return new Rejected('not-your-upload', 'Upload an image first and use its URL')
}
