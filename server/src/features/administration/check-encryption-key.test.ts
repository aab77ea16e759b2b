import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEncryption } from '#platform/encryption.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { checkEncryptionKey } from './check-encryption-key.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

function open(key: Buffer, previousKeys: readonly Buffer[] = []): Promise<void> {
  return checkEncryptionKey({
    database: test.db,
    encryption: createEncryption({ key, previousKeys }),
  })
}

it('a database opens only with the key of its first start, or a key ring that contains it', async () => {
  const [first, second, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  await open(first)

  await expect(open(first)).resolves.toBeUndefined()
  await expect(open(stranger)).rejects.toThrow('ENCRYPTION_KEY is not the key')
  await expect(open(second, [first])).resolves.toBeUndefined()
  await expect(open(second)).resolves.toBeUndefined()
  await expect(open(first)).rejects.toThrow('ENCRYPTION_KEY is not the key')
})
