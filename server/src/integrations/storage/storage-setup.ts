import { randomBytes } from 'node:crypto'
import { failed, passed, type SetupParts, wordsOf } from '../diagnosis.ts'
import type { FileStorage } from './file-storage.ts'

/** Writes, reads and removes one small object. */
export function storageSetup(storage: FileStorage, place: string): SetupParts {
  return {
    party: 'storage',
    questions: [
      {
        code: 'probe',
        claim: 'Images can be written, read and removed.',
        where: null,
        check: async () => {
          try {
            await probe(storage)
            return passed(`Done in ${place}.`)
          } catch (error) {
            return failed(
              `It failed in ${place}: ${wordsOf(error)}`,
              'Check the S3_ variables and the key’s rights, or that DATA_DIR can be written.',
            )
          }
        },
      },
    ],
  }
}

async function probe(storage: FileStorage): Promise<void> {
  const key = `setup-probe-${randomBytes(8).toString('hex')}.webp`
  const bytes = Buffer.from('probe')
  await storage.write(key, bytes)
  try {
    const read = await storage.read(key)
    if (read === null || !read.equals(bytes))
      throw new Error('what was read is not what was written')
  } finally {
    await storage.remove(key)
  }
}
