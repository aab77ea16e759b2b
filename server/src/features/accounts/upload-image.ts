import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.ts'
import { NotFound, Rejected } from '../../platform/errors/errors.ts'
import type { UploadDependencies } from './account-dependencies.ts'
import { insertUpload, isOwnUpload, type OwnUpload } from './upload-store.ts'

/** Reserves a key that nobody can guess, for one image of this person. */
export async function requestUpload(tx: Transaction, userId: string): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.webp`
  await insertUpload(tx, { key, userId })
  return key
}

/** Keeps the image under the key reserved for it and answers its address. */
export async function uploadImage(
  { database, storage, images }: UploadDependencies,
  upload: OwnUpload,
  bytes: Buffer,
): Promise<string> {
  if (!(await isOwnUpload(database, upload))) {
    throw new NotFound('upload-not-found', 'Ask for a new upload address first')
  }
  if (await storage.has(upload.key)) {
    throw new Rejected('already-uploaded', 'Ask for a new upload address for another image', {
      kind: 'conflict',
    })
  }
  const image = await images.encode(bytes)
  if (image === null) {
    throw new Rejected('not-an-image', 'Choose a PNG, JPEG or WebP image of at most 40 megapixels')
  }
  await storage.write(upload.key, image)
  return uploadUrl(upload.key)
}

export function uploadUrl(key: string): string {
  return `/uploads/${key}`
}
