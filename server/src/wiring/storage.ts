import path from 'node:path'
import type { Config } from '../config/config.ts'
import { createDiskStorage } from '../integrations/storage/disk-storage.ts'
import type { FileStorage } from '../integrations/storage/file-storage.ts'
import { openS3Storage } from '../integrations/storage/s3-storage.ts'

/** Files in a bucket if one is configured, otherwise next to the data. */
export function buildStorage({ s3, dataDir }: Config): FileStorage {
  if (s3 === null) return createDiskStorage(path.join(dataDir, 'uploads'))
  const opened = openS3Storage({ ...s3, endpoint: s3.endpoint ?? undefined })
  return {
    write: async (key, bytes) => (await opened).write(key, bytes),
    read: async (key) => (await opened).read(key),
    has: async (key) => (await opened).has(key),
    remove: async (key) => (await opened).remove(key),
  }
}
