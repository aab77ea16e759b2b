import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Unavailable } from '#platform/errors/errors.ts'
import { type FileStorage, requirePlainKey } from './file-storage.ts'

/** Files in one folder of this machine, closed to other users; a partially written file is never visible. */
export function createDiskStorage(folder: string): FileStorage {
  closeFolder(folder)
  const pathOf = (key: string): string => path.join(folder, requirePlainKey(key))
  return {
    write: async (key, bytes) => {
      const [file, draft] = [pathOf(key), path.join(folder, `.${randomUUID()}`)]
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(draft, bytes, { mode: 0o600 })
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

/** A file that an older version left readable. */
function closeFolder(folder: string): void {
  try {
    if (existsSync(folder)) chmodSync(folder, 0o700)
  } catch {
    // Not ours to close: another user created it.
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
