import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Unavailable } from '../../platform/errors/errors.ts'
import { type FileStorage, requirePlainKey } from './file-storage.ts'

/** Files in one folder of this machine; a partially written file is never visible. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => path.join(folder, requirePlainKey(key))
  return {
    write: async (key, bytes) => {
      const [file, draft] = [pathOf(key), path.join(folder, `.${randomUUID()}`)]
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw new StorageUnavailable(error)
      }
    },
    read: (key) => orNull(readFile(pathOf(key))),
    remove: (key) => rm(pathOf(key), { force: true }),
    has: async (key) => (await orNull(access(pathOf(key)).then(() => true))) ?? false,
  }
}

/** The disk is full or read-only. */
class StorageUnavailable extends Unavailable {
  constructor(cause: unknown) {
    const message = 'The file cannot be stored right now. Try again in a moment.'
    super('storage-unavailable', message, { cause, retryAfterSeconds: 30 })
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
