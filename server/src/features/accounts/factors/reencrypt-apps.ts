import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Log } from '#platform/log.ts'
import { appContext } from './app-code.ts'
import { listAppsSealedOtherwise, reencryptApp } from './factor-store.ts'

/** Seals the secrets of authenticator apps with the current key; `leftCount` are under a key that is not configured. */
export async function reencryptApps({
  database,
  encryption,
  log,
}: {
  database: DatabaseServer
  encryption: Encryption
  log: Log
}): Promise<{ reencryptedCount: number; leftCount: number }> {
  let reencryptedCount = 0
  for (const { userId, sealedSecret: seen } of await listAppsSealedOtherwise(
    database,
    encryption.keyId,
  )) {
    const context = appContext(userId)
    try {
      const sealedSecret = encryption.seal(encryption.open(seen, context), context)
      const change = { userId, seen, sealedSecret }
      if (await database.transaction((tx) => reencryptApp(tx, change))) reencryptedCount += 1
    } catch (error) {
      log.error({ err: error, userId }, 'an authenticator app cannot be opened with these keys')
    }
  }
  const left = await listAppsSealedOtherwise(database, encryption.keyId)
  return { reencryptedCount, leftCount: left.length }
}
