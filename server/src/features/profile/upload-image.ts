import { randomBytes } from 'node:crypto'
import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { checkWindow, countInWindow, giveBackToWindow } from '#platform/limits/call-window.ts'
import type { UploadDeps } from './profile-deps.ts'
import {
  consumeUpload,
  findOwnUpload,
  insertUpload,
  type OwnUpload,
  reopenUpload,
} from './upload-store.ts'

const perPerson = {
  name: 'uploads',
  callsMax: 20,
  windowSeconds: 24 * 3600,
  refusal: 'You can upload 20 images a day. Try again tomorrow.',
}

/** Bounds the images that are decoded and refused, which do not count. */
const triesPerPerson = {
  name: 'upload-tries',
  callsMax: 100,
  windowSeconds: 24 * 3600,
  refusal: 'You can try 100 images a day. Try again tomorrow.',
}

/** Reserves an unguessable key for one image of this user, while one is left of the day's 20 (rules §8). */
export async function requestUpload(tx: Transaction, userId: UserId): Promise<string> {
  await checkWindow(tx, perPerson, userId)
  await countInWindow(tx, triesPerPerson, userId)
  const key = `${randomBytes(16).toString('hex')}.webp`
  await insertUpload(tx, { key, userId })
  return key
}

/** Throws unless the key was reserved for an image of this user; checked before a byte is read. */
export async function checkUpload(
  { database }: Pick<UploadDeps, 'database'>,
  upload: OwnUpload,
): Promise<void> {
  const found = await findOwnUpload(database, upload)
  if (found === undefined) {
    throw new NotFound('upload-not-found', 'Request a new upload URL first')
  }
  if (found.isUsed) throw alreadyUploaded()
}

interface Uploading extends OwnUpload {
  readonly address: string
}

/**
 * Stores the image under its reserved key and returns its URL. A key is decoded for only once. A refused image does not
 * count toward the day's 20.
 */
export async function uploadImage(
  deps: UploadDeps,
  upload: Uploading,
  bytes: Buffer,
): Promise<string> {
  await checkUpload(deps, upload)
  await countInWindow(deps.database, perPerson, upload.userId)
  try {
    return await storeImage(deps, upload, bytes)
  } catch (error) {
    await giveBackToWindow(deps.database, perPerson, upload.userId)
    throw error
  }
}

async function storeImage(
  { database, storage, images, clock }: UploadDeps,
  upload: Uploading,
  bytes: Buffer,
): Promise<string> {
  if (!(await consumeUpload(database, upload, clock.now()))) throw alreadyUploaded()
  let image: Buffer | null
  try {
    image = await images.encode(bytes, upload.address)
    if (image !== null) await storage.write(upload.key, image)
  } catch (error) {
    await reopenUpload(database, upload)
    throw error
  }
  if (image === null) throw notAnImage()
  return uploadUrl(upload.key)
}

export function notAnImage(): Rejected {
  return new Rejected(
    'not-an-image',
    'Choose a PNG, JPEG or WebP image. A PNG or WebP can have at most 40 megapixels, a photo as JPEG 250',
  )
}

function alreadyUploaded(): Rejected {
  return new Rejected('already-uploaded', 'Request a new upload URL for another image')
}

export function uploadUrl(key: string): string {
  return `/uploads/${key}`
}
