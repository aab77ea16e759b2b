import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type FileStorage, requirePlainKey } from './file-storage.ts'

/** Files in one folder of this machine; a half-written file is never seen. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => path.join(folder, requirePlainKey(key))
  return {
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes)
      await rename(draft, pathOf(key))
    },
    read: (key) => orNull(readFile(pathOf(key))),
    has: async (key) => (await orNull(access(pathOf(key)).then(() => true))) ?? false,
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
